import { formatDate } from '../../i18n/format.ts';
import { Alert, ButtonLink } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { RetryButton } from '../../common/feedback/RetryButton.tsx';
import { useStoredDraft, type DraftFormId } from '../../common/draft/useFormDraft.ts';
import type { TextKey } from '../../i18n/textKey.ts';
import * as styles from './citizen.css.ts';

interface SavedDraftProps {
  formId: DraftFormId;
  title: TextKey<'citizen'>;
  path: string;
}

function SavedDraft({ formId, title, path }: SavedDraftProps) {
  const { t } = useTranslation(['citizen', 'common', 'specification']);
  const { stored, message, refetch } = useStoredDraft(formId);
  if (message) {
    return (
      <Alert tone="warning" title={t(title)}>
        <p>{t('common:figures.notLoaded')}</p>
        <RetryButton onRetry={refetch} />
      </Alert>
    );
  }
  if (stored.endsOn === undefined) return null;
  return (
    <Alert tone="info" role="none" title={t(title)}>
      <p>{t('draft.kept', { date: formatDate(stored.endsOn) })}</p>
      <p className={styles.draftLink}>
        <ButtonLink href={path}>{t('draft.go')}</ButtonLink>
      </p>
    </Alert>
  );
}

const forms: readonly SavedDraftProps[] = [
  { formId: 2, title: 'draft', path: '/website/grievance/addgrievance' },
  {
    formId: 1,
    title: 'draft.report',
    path: '/website/grievance/addgrievance?for=illegitimate',
  },
  { formId: 6, title: 'draft.quarry', path: '/quarry-application' },
];

/** The saved drafts of the user, from all devices; not rendered without any. */
export function SavedDrafts() {
  return forms.map((form) => <SavedDraft key={form.formId} {...form} />);
}
