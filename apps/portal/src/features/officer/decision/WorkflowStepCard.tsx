import { Button, Form, Select, Stack } from '@temple-land/ui';
import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { card, muted } from '../../../common/page/card.css.ts';
import { ValuationPreview } from './ValuationPreview.tsx';
import { StepDocuments } from '../../../common/files/StepDocuments.tsx';
import { StepField } from './StepField.tsx';
import * as styles from '../layout/officer.css.ts';
import { findActionLabel, getStepFieldLabel } from '../../../common/applications/stepLabels.ts';
import { useStepForm, type SteppableApplication } from './useStepForm.ts';

/** The props of `WorkflowStepCard`. */
export interface WorkflowStepCardProps {
  row: SteppableApplication;
  /** Called after a step, with the message about the new state. */
  onStepTaken: (message: string) => void;
}

function StepFields({ row, onStepTaken }: WorkflowStepCardProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const prefix = useId();
  const form = useStepForm(row, onStepTaken);
  const { chosen, submitCount, missing, message } = form;
  const idOf = (need: string) => `${prefix}${need}`;
  const getMessage = (need: string) =>
    t('specification:step.need', { label: t(`specification:${getStepFieldLabel(need)}`) });
  const toLabel = (name: string) => {
    const word = findActionLabel(name);
    return word === undefined ? name : t(word);
  };
  const choiceId = idOf('choice');
  const choiceProblem =
    chosen === '' ? t('specification:step.need', { label: t('step.choice') }) : undefined;
  const problems = [
    ...(choiceProblem === undefined ? [] : [{ controlId: choiceId, message: choiceProblem }]),
    ...missing.map((need) => ({ controlId: idOf(need), message: getMessage(need) })),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <>
      <FormSummary submitCount={submitCount} problems={problems} />
      <OutcomeMessage message={message} />
      {message && <Button onClick={form.reload}>{t('case.reload')}</Button>}
      <Form onSubmit={submit}>
        <Select
          id={choiceId}
          label={t('step.choice')}
          description={t('step.hint')}
          placeholder={t('specification:shared.select', { label: t('step.choice') })}
          options={row.actions.map(({ name }) => ({ value: name, label: toLabel(name) }))}
          errorMessage={submitCount > 0 ? choiceProblem : undefined}
          value={chosen}
          onChange={form.choose}
        />
        {[...form.needs, ...form.optional].map((name) => (
          <StepField
            key={`${chosen}.${name}`}
            {...{ name }}
            id={idOf(name)}
            isOptional={form.optional.includes(name)}
            text={form.getText(name)}
            onText={(text) => form.setText(name, text)}
            error={submitCount > 0 && missing.includes(name) ? getMessage(name) : undefined}
          />
        ))}
        <StepDocuments type={row.applicationType} action={chosen} stepFiles={form.stepFiles} />
        {chosen === 'value' && <ValuationPreview row={row} getText={form.getText} />}
        <Stack direction="row" gap="md">
          <Button type="submit" kind="primary" isPending={form.isPending}>
            {chosen === '' ? t('step.take') : toLabel(chosen)}
          </Button>
        </Stack>
      </Form>
    </>
  );
}

/** The card with the workflow steps that the officer may take, and their fields. */
export function WorkflowStepCard(props: WorkflowStepCardProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { row } = props;
  return (
    <section className={`${card} ${styles.sideCard}`} aria-labelledby="step">
      <h2 id="step">{t('step')}</h2>
      {row.actions.length === 0 ? (
        <p className={muted}>{t('step.none')}</p>
      ) : (
        <StepFields key={`${row.state}.${row.version}`} {...props} />
      )}
    </section>
  );
}
