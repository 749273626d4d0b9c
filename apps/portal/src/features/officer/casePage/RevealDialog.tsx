import { reporterReasonMax } from '@temple-land/portal-core';
import { Button, Dialog, Form, TextArea } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import type { UserMessage } from '../../../state/userMessage.ts';

/** The props of `RevealDialog`. */
export interface RevealDialogProps {
  title: string;
  /** What is hidden, and what is recorded. */
  lead: string;
  /** The button that shows what is hidden. */
  show: string;
  /** The hint of the reason. */
  hint: string;
  isPending: boolean;
  /** Why it was refused. */
  message: UserMessage | undefined;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason with which an officer opens what is hidden of a person. */
export function RevealDialog(props: RevealDialogProps) {
  const { title, lead, show, hint, isPending, message, onReason, onClose } = props;
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = isAsked && reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (reason.trim() !== '') onReason(reason.trim());
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description={lead}
      footer={
        <>
          <Button onClick={onClose}>{t('decision.goBack')}</Button>
          <Button type="submit" form={formId} kind="primary" isPending={isPending}>
            {show}
          </Button>
        </>
      }
    >
      <OutcomeMessage message={message} />
      <Form id={formId} onSubmit={submit}>
        <TextArea
          label={t('reporter.reason')}
          description={hint}
          value={reason}
          maxLength={reporterReasonMax}
          onChange={setReason}
          {...(isMissing ? { errorMessage: t('reporter.reason.missing') } : {})}
        />
      </Form>
    </Dialog>
  );
}
