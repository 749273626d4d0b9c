import { Alert, Button, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../feedback/OutcomeMessage.tsx';
import { row } from '../page/card.css.ts';
import type { DraftContent } from './draftSaver.ts';
import { useRestoreDraft, type DraftFormId } from './useFormDraft.ts';

/** The props of `DeletedDraftNotice`. */
export interface DeletedDraftNoticeProps {
  formId: DraftFormId;
  /** The content of the deleted draft. */
  content: DraftContent;
  onRestored: () => void;
}

/** Says that a draft was deleted, with a button that brings it back. */
export function DeletedDraftNotice({ formId, content, onRestored }: DeletedDraftNoticeProps) {
  const { t } = useTranslation(['common', 'specification']);
  const { mutate, isPending, error } = useRestoreDraft(onRestored);
  return (
    <Alert tone="info" role="status">
      <Stack>
        <p>{t('common:draft.deleted')}</p>
        <OutcomeMessage message={error?.userMessage} />
        <div className={row}>
          <Button isPending={isPending} onClick={() => mutate({ formId, content, version: 0 })}>
            {t('common:draft.undo')}
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}
