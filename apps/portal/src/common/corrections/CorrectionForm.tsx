import {
  correctionEntryMax,
  correctionFields,
  correctionTextMax,
  uploadMaxBytes,
  type CorrectionField,
  type CorrectionSubjectView,
} from '@temple-land/portal-core';
import { Button, FileUpload, Form, Select, TextArea, TextField } from '@temple-land/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../files/fileSize.ts';
import { OutcomeMessage } from '../feedback/OutcomeMessage.tsx';
import { toPendingRow, toStoredRow } from '../files/DocumentUpload.tsx';
import { FormSummary } from '../form/FormSummary.tsx';
import { toFieldProblems } from '../form/toFieldProblems.ts';
import { row } from '../page/card.css.ts';
import { FactList } from '../page/FactList.tsx';
import type { CorrectionSubject } from './correctionPaths.ts';
import { correctionFieldLabels, formatEntry, isOfKhatiyan } from './correctionTexts.ts';
import { EntryInput } from './EntryInput.tsx';
import { useCorrectionForm, type CorrectionFormState } from './useCorrectionForm.ts';

interface FieldProps {
  id: string;
  form: CorrectionFormState;
  errorMessage?: string;
}

function DocumentField({ id, form, ...error }: FieldProps) {
  const text = useTranslation(['corrections', 'common', 'specification']);
  const { t } = text;
  const { document, upload, choose, remove } = form.file;
  return (
    <FileUpload
      {...error}
      id={id}
      label={t('corrections:form.document')}
      description={t('corrections:form.document.hint', { size: formatFileSize(uploadMaxBytes, t) })}
      optionalLabel={form.isDocumentRequired ? undefined : t('common:field.optional')}
      chooseLabel={t('corrections:form.choose')}
      accept=".pdf,.jpg,.jpeg,.png"
      files={[
        ...(document ? [toStoredRow(document, text, document.tempId)] : []),
        ...(upload ? [toPendingRow(upload, text, `attempt-${upload.attempt}`)] : []),
      ]}
      onSelect={([file]) => file && choose(file)}
      onRemove={remove}
      onRetry={() => upload && choose(upload.file)}
      removeLabel={(name) => t('common:apply.document.remove', { name })}
      retryLabel={(name) => t('common:apply.document.retry', { name })}
    />
  );
}

/** What the record says: its own entry where the reader may see it, otherwise as the reader has read it. */
function PresentEntry({ id, form, field }: FieldProps & { field: CorrectionField }) {
  const text = useTranslation(['corrections', 'common', 'specification']);
  const { t } = text;
  const { recorded, entryNow, setEntryNow } = form;
  if (recorded !== undefined) {
    return (
      <FactList facts={[[t('corrections:form.entryNow'), formatEntry(field, recorded, text)]]} />
    );
  }
  if (field === 'outline') return null;
  return (
    <TextField
      id={id}
      label={t('corrections:form.entryNow')}
      description={t('corrections:form.entryNow.hint')}
      isRequired={false}
      maxLength={correctionEntryMax}
      value={entryNow}
      onChange={setEntryNow}
    />
  );
}

/** The props of `CorrectionForm`. */
export interface CorrectionFormProps {
  subject: CorrectionSubject;
  record: CorrectionSubjectView;
  /** Called with the number of the stored report. */
  onSent: (number: string) => void;
}

/** The form of a report: which entry is wrong, what it says and should say, how one knows, and a document. */
export function CorrectionForm({ subject, record, onSent }: CorrectionFormProps) {
  const { t } = useTranslation(['corrections', 'common', 'specification']);
  const formId = useId();
  const form = useCorrectionForm(subject, record, onSent);
  const { field, faults, submitCount } = form;
  const ids = {
    field: `${formId}field`,
    entryNow: `${formId}now`,
    entryWanted: `${formId}wanted`,
    reason: `${formId}reason`,
    document: `${formId}document`,
  };
  const { problems, errorOf } = toFieldProblems(
    {
      [ids.field]: faults.field,
      [ids.entryWanted]: field === undefined ? undefined : faults.entryWanted,
      [ids.reason]: faults.reason,
      [ids.document]: faults.document,
    },
    submitCount,
  );
  const fields = correctionFields.filter((each) => record.plotNo !== '' || isOfKhatiyan(each));
  return (
    <Form onSubmit={form.submit}>
      <FormSummary problems={problems} submitCount={submitCount} />
      <OutcomeMessage message={form.message} />
      <Select
        id={ids.field}
        label={t('corrections:form.field')}
        placeholder={t('specification:shared.select', { label: t('corrections:field') })}
        options={fields.map((each) => ({ value: each, label: t(correctionFieldLabels[each]) }))}
        value={field ?? ''}
        onChange={(value) => form.chooseField(value as CorrectionField)}
        {...errorOf(ids.field)}
      />
      {field !== undefined && (
        <>
          <PresentEntry id={ids.entryNow} form={form} field={field} />
          <EntryInput
            key={field}
            id={ids.entryWanted}
            field={field}
            label={t('corrections:form.entryWanted')}
            description={
              field === 'outline' ? t('corrections:form.entryWanted.outline') : undefined
            }
            value={form.entryWanted}
            onChange={form.setEntryWanted}
            {...errorOf(ids.entryWanted)}
          />
        </>
      )}
      <TextArea
        id={ids.reason}
        label={t('corrections:form.reason')}
        rows={4}
        maxLength={correctionTextMax}
        value={form.reason}
        onChange={form.setReason}
        {...errorOf(ids.reason)}
      />
      <DocumentField id={ids.document} form={form} {...errorOf(ids.document)} />
      <div className={row}>
        <Button type="submit" kind="primary" isPending={form.isPending}>
          {t('corrections:form.send')}
        </Button>
      </div>
    </Form>
  );
}
