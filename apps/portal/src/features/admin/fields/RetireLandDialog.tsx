import { retirementCauses, type AdminRow, type RetirementCause } from '@temple-land/portal-core';
import { Button, Dialog, Form, Select, Stack, TextArea } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { toFieldProblems } from '../../../common/form/toFieldProblems.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { MatterTable } from '../matters/MatterTable.tsx';
import { SourceFields, type DivisionSource } from '../plotDivision/SourceFields.tsx';
import { useRetireRecord } from '../records/useSaveRecord.ts';
import { useSourceFile } from './useSourceFile.ts';

const reasonMax = 500;

/** The label of each cause. */
export const causeLabels = {
  mistake: 'admin:retirement.cause.mistake',
  river: 'admin:retirement.cause.river',
  merged: 'admin:retirement.cause.merged',
} as const satisfies Record<RetirementCause, TextKey<'admin'>>;

/** The props of `RetireLandDialog`. */
export interface RetireLandDialogProps {
  entity: 'plot' | 'khatian';
  row: AdminRow;
  name: string;
  /** Called when the request waits for a second administrator. */
  onSent: () => void;
  onClose: () => void;
}

function useRetirement({ entity, row, onSent }: RetireLandDialogProps) {
  const { t } = useTranslation(['plotDivision', 'admin', 'common', 'specification']);
  const retire = useRetireRecord();
  const [cause, setCause] = useState<RetirementCause>();
  const [reason, setReason] = useState('');
  const [source, setSource] = useState<DivisionSource>({ source: '', effectiveOn: '' });
  const file = useSourceFile();
  const [submitCount, setSubmitCount] = useState(0);
  const required = (isMissing: boolean) =>
    isMissing ? t('specification:admin.required') : undefined;
  const faults = { cause: required(cause === undefined), reason: required(reason.trim() === '') };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitCount(submitCount + 1);
    if (cause === undefined || reason.trim() === '' || source.source.trim() === '') return;
    if (file.isOpen) return;
    const { id, version } = row;
    retire.mutate(
      { entity, id, version, cause, reason, ...source, ...file.sent },
      { onSuccess: onSent },
    );
  };
  const values = { cause, setCause, reason, setReason, source, setSource, file };
  return { ...values, faults, submitCount, submit, retire };
}

/** Asks a second administrator to take a plot or khatiyan out of use: the cause, the document and the day. */
export function RetireLandDialog(props: RetireLandDialogProps) {
  const { entity, row, name, onClose } = props;
  const { t } = useTranslation(['plotDivision', 'admin', 'common', 'specification']);
  const formId = useId();
  const form = useRetirement(props);
  const { submitCount, faults } = form;
  const listed = { [`${formId}cause`]: faults.cause, [`${formId}reason`]: faults.reason };
  const { problems, errorOf } = toFieldProblems(listed, submitCount);
  const label = t('admin:retirement.cause');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('admin:retire.title', { name })}
      description={t('admin:retirement.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('admin:cancel')}</Button>
          <Button type="submit" form={formId} kind="danger" isPending={form.retire.isPending}>
            {t('admin:retirement.ask')}
          </Button>
        </>
      }
    >
      <Stack>
        <OutcomeMessage message={form.retire.error?.userMessage} />
        <MatterTable entity={entity} ids={[row.id]} />
        <Form id={formId} onSubmit={form.submit}>
          <FormSummary problems={problems} submitCount={submitCount} />
          <Select
            id={`${formId}cause`}
            label={label}
            placeholder={t('specification:shared.select', { label })}
            options={retirementCauses.map((value) => ({ value, label: t(causeLabels[value]) }))}
            value={form.cause ?? ''}
            onChange={(value) => form.setCause(value as RetirementCause)}
            {...errorOf(`${formId}cause`)}
          />
          <TextArea
            id={`${formId}reason`}
            label={t('admin:retirement.reason')}
            rows={3}
            maxLength={reasonMax}
            value={form.reason}
            onChange={form.setReason}
            {...errorOf(`${formId}reason`)}
          />
          <SourceFields
            value={form.source}
            onValue={form.setSource}
            file={form.file}
            isAsked={submitCount > 0}
          />
        </Form>
      </Stack>
    </Dialog>
  );
}
