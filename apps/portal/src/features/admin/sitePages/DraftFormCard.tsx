import type { SitePageDraft } from '@temple-land/portal-core';
import { Button, Card } from '@temple-land/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../common/feedback/ConfirmDialog.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { LazyDateField } from '../../../common/form/LazyDateFields.tsx';
import { meta, row } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { ReasonField } from '../layout/ReasonField.tsx';
import * as styles from './sitePages.css.ts';
import type { DraftForm } from './useDraftForm.ts';

function SavedBy({ draft }: { draft: SitePageDraft }) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const values = { name: draft.savedBy, date: formatDateTime(draft.savedOn) };
  return <p className={meta}>{t('sitePages:savedBy', values)}</p>;
}

function Buttons({ form, draft }: { form: DraftForm; draft: SitePageDraft | null }) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  return (
    <div className={row}>
      <Button isPending={form.isSaving} onClick={form.save}>
        {t('sitePages:save')}
      </Button>
      {draft && (
        <Button kind="danger" onClick={() => form.setIsDiscarding(true)}>
          {t('sitePages:discard')}
        </Button>
      )}
    </div>
  );
}

/** The props of `DraftFormCard`. */
export interface DraftFormCardProps {
  form: DraftForm;
  draft: SitePageDraft | null;
  /** What is wrong with the fields, after publication was asked for. */
  faults: ReactNode;
  /** The fields of the text. */
  children: ReactNode;
}

/** The form of a draft: the fields of its text, the day of its review, and the reason for its publication. */
export function DraftFormCard({ form, draft, faults, children }: DraftFormCardProps) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  return (
    <Card title={t('sitePages:edit')}>
      <form method="post" noValidate className={styles.form} onSubmit={form.request}>
        <OutcomeMessage message={form.message} />
        {draft && <SavedBy draft={draft} />}
        {form.isAsked && form.isFaulty && faults}
        {children}
        <div className={styles.narrow}>
          <LazyDateField
            label={t('sitePages:field.review')}
            description={t('sitePages:field.reviewHint')}
            optionalLabel={t('common:admin.optional')}
            value={form.reviewOn}
            onChange={form.setReviewOn}
          />
        </div>
        <Buttons {...{ form, draft }} />
        <ReasonField value={form.reason} onChange={form.setReason} isAsked={form.isAsked} />
        <div className={row}>
          <Button kind="primary" type="submit" isPending={form.isPublishing}>
            {t('admin:rights.request')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={form.isDiscarding}
        title={t('sitePages:discard')}
        text={t('sitePages:discard.text')}
        confirmLabel={t('sitePages:discard')}
        isPending={form.isDiscardPending}
        onConfirm={form.discard}
        onCancel={() => form.setIsDiscarding(false)}
      />
    </Card>
  );
}
