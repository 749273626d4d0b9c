import { Button, Dialog } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftContent, DraftSaver } from './draftSaver.ts';
import { quietButtonRow } from '../page/card.css.ts';
import { useDeleteDraft, type DraftFormId } from './useFormDraft.ts';

/** The props of `DeleteDraft`. */
export interface DeleteDraftProps {
  formId: DraftFormId;
  saver: DraftSaver;
  /** Called with the content of the deleted draft. */
  onDeleted: (content: DraftContent) => void;
}

/** The button at the foot of a form that deletes its draft after a confirmation. */
export function DeleteDraft({ formId, saver, onDeleted }: DeleteDraftProps) {
  const { t } = useTranslation(['common', 'specification']);
  const [isConfirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);
  const { mutate, isPending } = useDeleteDraft();
  const confirm = async () => {
    const content = saver.getContent();
    await saver.discardPending();
    mutate({ formId }, { onSuccess: () => onDeleted(content), onSettled: close });
  };
  return (
    <div className={quietButtonRow}>
      <Button kind="quiet" onClick={() => setConfirming(true)}>
        {t('common:draft.drop')}
      </Button>
      <Dialog
        isOpen={isConfirming}
        onOpenChange={close}
        role="alertdialog"
        title={t('common:draft.drop.title')}
        description={t('common:draft.drop.text')}
        footer={
          <>
            <Button data-initial-focus onClick={close}>
              {t('common:draft.drop.keep')}
            </Button>
            <Button kind="danger" isPending={isPending} onClick={() => void confirm()}>
              {t('common:draft.drop.confirm')}
            </Button>
          </>
        }
      />
    </div>
  );
}
