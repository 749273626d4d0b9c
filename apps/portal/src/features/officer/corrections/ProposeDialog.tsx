import { isCorrectionStepOpen, type Correction } from '@temple-land/portal-core';
import { Button, Dialog, Form, Stack, TextField } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CorrectionActionsProps } from '../../../common/corrections/CorrectionList.tsx';
import {
  correctionFieldLabels,
  formatEntry,
  formatSubject,
} from '../../../common/corrections/correctionTexts.ts';
import { EntryInput } from '../../../common/corrections/EntryInput.tsx';
import type { CorrectionDialogProps } from '../../../common/corrections/StepDialog.tsx';
import { useCorrectionStep } from '../../../common/corrections/useCorrections.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { LazyDateField } from '../../../common/form/LazyDateFields.tsx';
import { toFieldProblems } from '../../../common/form/toFieldProblems.ts';
import { toRing } from '../../../common/land/drawing/coordinates.ts';
import {
  OutlineField,
  type OutlineFieldProps,
} from '../../../common/land/drawing/OutlineField.tsx';
import { getMouzaOfPlot, useOutlinePlots } from '../../../common/land/drawing/useOutlinePlots.ts';
import { FactList } from '../../../common/page/FactList.tsx';
import { SuccessorField } from './SuccessorField.tsx';

const sourceMax = 200;

type ProposeDialogProps = Pick<CorrectionDialogProps, 'onDone' | 'onClose'> & {
  correction: Correction;
};

function useProposal({ correction, onDone }: ProposeDialogProps) {
  const { t } = useTranslation(['corrections', 'common', 'specification']);
  const { field, entryWanted, correctionId, successors } = correction;
  const send = useCorrectionStep();
  // An outline is described in words, and entered by its corners.
  const [value, setValue] = useState(field === 'outline' ? '' : entryWanted);
  const [source, setSource] = useState('');
  const [effectiveOn, setEffectiveOn] = useState('');
  const [plotCode, setPlotCode] = useState('');
  const [submitCount, setSubmitCount] = useState(0);
  const required = (text: string) =>
    text.trim() === '' ? t('specification:admin.required') : undefined;
  const ring = field === 'outline' ? toRing(value) : [];
  const isWrong = ring.flat().some(Number.isNaN);
  const faults = {
    plot: successors.length === 0 ? undefined : required(plotCode),
    value: isWrong ? t('specification:admin.invalid') : required(value),
    source: required(source),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitCount(submitCount + 1);
    if (Object.values(faults).some((fault) => fault !== undefined)) return;
    const chosen = plotCode === '' ? {} : { plotCode };
    const action = 'propose' as const;
    const entry = field === 'outline' ? ring.map((corner) => corner.join(', ')).join('\n') : value;
    const request = { correctionId, action, value: entry, source, effectiveOn, ...chosen };
    send.mutate(request, { onSuccess: onDone });
  };
  const values = {
    value,
    setValue,
    source,
    setSource,
    effectiveOn,
    setEffectiveOn,
    plotCode,
    setPlotCode,
  };
  return { ...values, faults, submitCount, submit, send };
}

type ProposedOutlineProps = Pick<
  OutlineFieldProps,
  'errorMessage' | 'id' | 'label' | 'onChange' | 'value'
> & {
  plotCode: string;
};

function ProposedOutline({ plotCode, ...field }: ProposedOutlineProps) {
  const { t } = useTranslation(['corrections', 'common', 'specification']);
  const shown = useOutlinePlots(getMouzaOfPlot(plotCode), plotCode);
  const texts = {
    description: t('corrections:propose.outline'),
    mapLabel: t('corrections:propose.map'),
  };
  return <OutlineField {...field} {...texts} {...shown} />;
}

/** The edit that a report leads to, filled in from it: the new entry, its document and its day. */
export function ProposeDialog(props: ProposeDialogProps) {
  const { correction, onClose } = props;
  const text = useTranslation(['corrections', 'common', 'specification']);
  const { t } = text;
  const formId = useId();
  const form = useProposal(props);
  const { field, entryNow, recordNow } = correction;
  const listed = {
    [`${formId}plot`]: form.faults.plot,
    [`${formId}value`]: form.faults.value,
    [`${formId}source`]: form.faults.source,
  };
  const { problems, errorOf } = toFieldProblems(listed, form.submitCount);
  const propsOf = (name: string, value: string, onChange: (value: string) => void) => ({
    id: `${formId}${name}`,
    value,
    onChange,
    ...errorOf(`${formId}${name}`),
  });
  const entry = {
    label: t('corrections:propose.value'),
    ...propsOf('value', form.value, form.setValue),
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`${t('corrections:propose')}: ${correction.correctionNo}`}
      description={formatSubject(correction, text)}
      footer={
        <>
          <Button onClick={onClose}>{t('corrections:cancel')}</Button>
          <Button type="submit" form={formId} kind="primary" isPending={form.send.isPending}>
            {t('corrections:propose')}
          </Button>
        </>
      }
    >
      <Stack>
        <OutcomeMessage message={form.send.error?.userMessage} />
        <FactList
          facts={[
            [t('corrections:field'), t(correctionFieldLabels[field])],
            [t('corrections:recordNow'), formatEntry(field, recordNow ?? entryNow, text)],
          ]}
        />
        <Form id={formId} onSubmit={form.submit}>
          <FormSummary problems={problems} submitCount={form.submitCount} />
          <SuccessorField
            correction={correction}
            {...propsOf('plot', form.plotCode, form.setPlotCode)}
          />
          {field === 'outline' ? (
            <ProposedOutline {...entry} plotCode={form.plotCode || correction.plotCode} />
          ) : (
            <EntryInput {...entry} field={field} />
          )}
          <TextField
            {...propsOf('source', form.source, form.setSource)}
            label={t('corrections:propose.source')}
            description={t('corrections:propose.source.hint')}
            maxLength={sourceMax}
          />
          <LazyDateField
            label={t('corrections:propose.effectiveOn')}
            description={t('corrections:propose.effectiveOn.hint')}
            isRequired={false}
            value={form.effectiveOn}
            onChange={form.setEffectiveOn}
          />
        </Form>
      </Stack>
    </Dialog>
  );
}

/** Opens the edit that a report leads to, where it is possible now. */
export function ProposeButton({ correction, onDone }: CorrectionActionsProps) {
  const { t } = useTranslation(['corrections', 'common', 'specification']);
  const [isOpen, setOpen] = useState(false);
  if (!isCorrectionStepOpen('propose', correction.state)) return null;
  return (
    <>
      <Button
        aria-label={`${t('corrections:propose')}: ${correction.correctionNo}`}
        onClick={() => setOpen(true)}
      >
        {t('corrections:propose')}
      </Button>
      {isOpen && (
        <ProposeDialog
          correction={correction}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone('propose');
          }}
        />
      )}
    </>
  );
}
