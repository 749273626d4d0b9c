import { Button, Dialog, TextArea, type ButtonProps } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import type { UserMessage } from '../../../state/userMessage.ts';

/** The props of `ReasonDialog`. */
export interface ReasonDialogProps {
  title: string;
  text: string;
  /** What the button says that does it. */
  doLabel: string;
  kind: NonNullable<ButtonProps['kind']>;
  isPending: boolean;
  /** Why it was not done. */
  message: UserMessage | undefined;
  onDo: (reason: string) => void;
  onCancel: () => void;
}

const longest = 500;

/** Asks before something is done that others feel, and for the reason, which is needed. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = isAsked && reason.trim() === '';
  const confirm = () => {
    setIsAsked(true);
    if (reason.trim() !== '') props.onDo(reason.trim());
  };
  return (
    <Dialog
      isOpen
      onClose={props.onCancel}
      role="alertdialog"
      title={props.title}
      description={props.text}
      closeLabel={t('common:shell.close')}
      footer={
        <>
          <Button onClick={props.onCancel}>{t('cancel')}</Button>
          <Button kind={props.kind} isPending={props.isPending} onClick={confirm}>
            {props.doLabel}
          </Button>
        </>
      }
    >
      <OutcomeMessage message={props.message} />
      <TextArea
        label={t('changes.reason')}
        rows={3}
        maxLength={longest}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        {...(isMissing ? { errorMessage: t('specification:admin.required') } : {})}
      />
    </Dialog>
  );
}
