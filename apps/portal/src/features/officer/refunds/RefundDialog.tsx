import { fixedDocumentKinds, refundReferenceMax, type RefundRow } from '@temple-land/portal-core';
import { Button, Dialog, Form, Stack, TextField } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { DocumentUpload } from '../../../common/files/DocumentUpload.tsx';
import { toDocumentKind, useDocumentRules } from '../../../common/files/useDocumentKinds.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { toSubmittedFiles } from '../../../common/files/toSubmittedFiles.ts';
import { useStepFiles } from '../../../common/files/useStepFiles.ts';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { LazyDateField } from '../../../common/form/LazyDateFields.tsx';
import { toFieldProblems } from '../../../common/form/toFieldProblems.ts';
import { meta } from '../../../common/page/card.css.ts';
import { formatPayment, toRupees } from '../../../common/payments/paymentTexts.ts';
import { getIndianToday } from '../../../common/text/dateTime.ts';
import { useRecordRefund } from './useRefunds.ts';

/** The id of the kind of document that proves a refund. */
const proofKind = fixedDocumentKinds.refund;

/** The props of `RefundDialog`. */
export interface RefundDialogProps {
  row: RefundRow;
  onRecorded: () => void;
  onClose: () => void;
}

function ProofUpload({ stepFiles }: { stepFiles: ReturnType<typeof useStepFiles> }) {
  const { files, remove, uploads, start, cancel } = stepFiles;
  const language = useLanguage();
  const rule = useDocumentRules().rules.find(({ documentId }) => documentId === proofKind);
  if (rule === undefined) return null;
  const kind = toDocumentKind({ rule, required: false }, language);
  return (
    <DocumentUpload
      kind={kind}
      file={files[0]}
      upload={uploads[proofKind]}
      errorMessage={undefined}
      isOptional
      onChoose={(file) => void start(proofKind, file, kind)}
      onCancel={() => cancel(proofKind)}
      onRemove={() => remove(proofKind)}
    />
  );
}

function useRefundForm({ row, onRecorded }: RefundDialogProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const send = useRecordRefund();
  const stepFiles = useStepFiles();
  const [refundedOn, setRefundedOn] = useState(getIndianToday);
  const [reference, setReference] = useState('');
  const [submitCount, setSubmitCount] = useState(0);
  const dayProblem = refundedOn === '' ? t('refund.day.missing') : undefined;
  const referenceProblem = reference.trim() === '' ? t('refund.reference.missing') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitCount(submitCount + 1);
    if (dayProblem !== undefined || referenceProblem !== undefined) return;
    const { paymentId } = row;
    const files = toSubmittedFiles(stepFiles.files);
    send.mutate({ paymentId, refundedOn, reference, ...files }, { onSuccess: onRecorded });
  };
  const values = { refundedOn, setRefundedOn, reference, setReference };
  return { ...values, send, stepFiles, submitCount, dayProblem, referenceProblem, submit };
}

/** Records when a payment was refunded, with the reference of the bank and, for an application, the proof. */
export function RefundDialog(props: RefundDialogProps) {
  const { row, onClose } = props;
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const formId = useId();
  const form = useRefundForm(props);
  const { submitCount, dayProblem, referenceProblem } = form;
  const listed = { [`${formId}day`]: dayProblem, [`${formId}reference`]: referenceProblem };
  const { problems, errorOf } = toFieldProblems(listed, submitCount);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('refund.dialog.title', { amount: toRupees(row.amount) })}
      footer={
        <>
          <Button onClick={onClose}>{t('decision.goBack')}</Button>
          <Button type="submit" form={formId} kind="primary" isPending={form.send.isPending}>
            {t('refund.record')}
          </Button>
        </>
      }
    >
      <Stack>
        <OutcomeMessage message={form.send.error?.userMessage} />
        <p className={meta}>{formatPayment(row, { t })}</p>
        {row.applicationNo === '' && <p>{t('refund.unused')}</p>}
        <Form id={formId} onSubmit={form.submit}>
          <FormSummary problems={problems} submitCount={submitCount} />
          <LazyDateField
            id={`${formId}day`}
            label={t('refund.day')}
            value={form.refundedOn}
            onChange={form.setRefundedOn}
            {...errorOf(`${formId}day`)}
          />
          <TextField
            id={`${formId}reference`}
            label={t('refund.reference')}
            description={t('refund.reference.hint')}
            value={form.reference}
            onChange={form.setReference}
            maxLength={refundReferenceMax}
            {...errorOf(`${formId}reference`)}
          />
          {row.applicationNo !== '' && <ProofUpload stepFiles={form.stepFiles} />}
        </Form>
      </Stack>
    </Dialog>
  );
}
