import {
  contactReasonMax,
  contactReasons,
  type ContactReason,
  type Input,
} from '@temple-land/portal-core';
import { Button, Dialog, Form, Select, TextArea } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import type { TextKey } from '../../../i18n/textKey.ts';
import type { useContact } from './useContact.ts';

const reasonLabels: Readonly<Record<ContactReason, TextKey<'admin'>>> = {
  callBack: 'contacts.reason.callBack',
  checkIdentity: 'contacts.reason.checkIdentity',
  correctData: 'contacts.reason.correctData',
  complaint: 'contacts.reason.complaint',
};

/** The props of `ContactReasonDialog`. */
export interface ContactReasonDialogProps extends Pick<Input<'contactShow'>, 'record' | 'id'> {
  query: ReturnType<typeof useContact>['query'];
  onClose: () => void;
}

/** Asks why contact details are needed before they are shown. */
export function ContactReasonDialog({ record, id, query, onClose }: ContactReasonDialogProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const formId = useId();
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const chosen = contactReasons.find((one) => one === reason);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (chosen === undefined || note.trim() === '') return;
    query.mutate({ record, id, reason: chosen, note: note.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('contacts.title')}
      description={t('contacts.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} kind="primary" isPending={query.isPending}>
            {t('contacts.show')}
          </Button>
        </>
      }
    >
      <OutcomeMessage message={query.error?.userMessage} />
      <Form id={formId} onSubmit={submit}>
        <Select
          label={t('contacts.reason')}
          options={contactReasons.map((one) => ({ value: one, label: t(reasonLabels[one]) }))}
          value={reason}
          onChange={setReason}
          {...(isAsked && chosen === undefined
            ? { errorMessage: t('contacts.reason.missing') }
            : {})}
        />
        <TextArea
          label={t('contacts.note')}
          description={t('contacts.note.hint')}
          value={note}
          maxLength={contactReasonMax}
          onChange={setNote}
          {...(isAsked && note.trim() === '' ? { errorMessage: t('contacts.note.missing') } : {})}
        />
      </Form>
    </Dialog>
  );
}
