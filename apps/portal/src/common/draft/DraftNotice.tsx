import { formatTenderDate } from '@temple-land/portal-core';
import { Alert, Button, Stack } from '@temple-land/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftState } from './draftSaver.ts';
import { note } from '../form/formPage.css.ts';
import { formatDateTime } from '../text/dateTime.ts';
import { meta, quietButtonRow, row } from '../page/card.css.ts';
import { useDeleteDraft, type DraftFormId, type StoredDraft } from './useFormDraft.ts';

/** The props of `DraftNotice`. */
export interface DraftNoticeProps {
  formId: DraftFormId;
  stored: StoredDraft;
  state: DraftState;
  /** Discards pending changes, so that nothing is saved after the draft is deleted. */
  discardPending: () => Promise<void>;
  /** Loads the draft again and remounts the form. */
  onReload: () => void;
  /** Whether the user reloaded the form: then the notice gets the focus. */
  isReloaded: boolean;
}

function DeleteDraftButton({ formId, discardPending, onReload }: DraftNoticeProps) {
  const { t } = useTranslation(['common', 'specification']);
  const { mutate: deleteDraft, isPending } = useDeleteDraft(onReload);
  const start = async () => {
    await discardPending();
    deleteDraft({ formId });
  };
  return (
    <div className={quietButtonRow}>
      <Button kind="quiet" isPending={isPending} onClick={() => void start()}>
        {t('common:draft.drop')}
      </Button>
    </div>
  );
}

function DraftStateMessage(props: DraftNoticeProps) {
  const { t } = useTranslation(['common', 'specification']);
  const { stored, state, onReload } = props;
  if (state.kind === 'conflict') {
    return (
      <Alert tone="warning">
        <Stack>
          <p>{t('specification:draft.conflict')}</p>
          <div className={row}>
            <Button onClick={onReload}>{t('common:draft.again')}</Button>
          </div>
        </Stack>
      </Alert>
    );
  }
  if (state.kind === 'received') {
    return (
      <Alert tone="warning">
        <p>{t('common:draft.received')}</p>
      </Alert>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Alert tone="warning">
        <p>{t('common:draft.failed')}</p>
      </Alert>
    );
  }
  if (state.kind === 'saved') {
    return (
      <div className={row}>
        <p className={meta}>{t('common:draft.saved', { at: formatDateTime(state.savedOn) })}</p>
        <DeleteDraftButton {...props} />
      </div>
    );
  }
  if (stored.savedOn === undefined) return <p className={meta}>{t('common:draft.lead')}</p>;
  return (
    <Alert tone="info" role="status">
      <p>
        {t('common:draft.back', {
          at: formatDateTime(stored.savedOn),
          until: formatTenderDate(stored.endsOn ?? stored.savedOn),
        })}
      </p>
      <DeleteDraftButton {...props} />
    </Alert>
  );
}

/** The state of a form's draft: restored, saved at a time, or not saved. */
export function DraftNotice(props: DraftNoticeProps) {
  const { isReloaded } = props;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReloaded) container.current?.focus();
  }, [isReloaded]);
  return (
    <div ref={container} tabIndex={-1} className={note}>
      <DraftStateMessage {...props} />
    </div>
  );
}
