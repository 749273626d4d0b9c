import { Button, Dialog, type ButtonProps } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import type { UserMessage } from '../../../state/userMessage.ts';
import { ReasonField } from '../layout/ReasonField.tsx';

/** The props of `ReasonDialog`. */
export interface ReasonDialogProps {
  title: string;
  text: string;
  /** The label of the confirm button. */
  confirmLabel: string;
  kind: NonNullable<ButtonProps['kind']>;
  isPending: boolean;
  /** The message after a failure. */
  message: UserMessage | undefined;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** A confirmation dialog with a required reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const confirm = () => {
    setIsAsked(true);
    if (reason.trim() !== '') props.onConfirm(reason.trim());
  };
  return (
    <Dialog
      isOpen
      onOpenChange={props.onCancel}
      role="alertdialog"
      title={props.title}
      description={props.text}
      footer={
        <>
          <Button onClick={props.onCancel}>{t('cancel')}</Button>
          <Button kind={props.kind} isPending={props.isPending} onClick={confirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <OutcomeMessage message={props.message} />
      <ReasonField value={reason} onChange={setReason} isAsked={isAsked} />
    </Dialog>
  );
}
