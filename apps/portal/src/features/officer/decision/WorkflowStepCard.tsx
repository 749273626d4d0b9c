import { Button, Form, RadioCards, Stack } from '@temple-land/ui';
import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { card, meta, muted } from '../../../common/page/card.css.ts';
import { StepSheet } from '../valuation/StepSheet.tsx';
import { ValuationSheetDialog } from '../valuation/ValuationSheetDialog.tsx';
import { StepDocuments } from '../../../common/files/StepDocuments.tsx';
import { AskedPartsFields } from './AskedPartsFields.tsx';
import { StepField } from './StepField.tsx';
import { StepLetter } from './StepLetter.tsx';
import * as styles from '../layout/officer.css.ts';
import { findActionLabel, getStepFieldLabel } from '../../../common/applications/stepLabels.ts';
import { findEffectLabel } from './effectLabels.ts';
import { useProposal } from './useProposal.ts';
import {
  sheetField,
  useStepForm,
  type OnStepTaken,
  type StepProposal,
  type SteppableApplication,
} from './useStepForm.ts';

/** The props of `WorkflowStepCard`. */
export interface WorkflowStepCardProps {
  row: SteppableApplication;
  /** A step that another part of the page proposes, with its texts. */
  proposal?: StepProposal | undefined;
  /** Whether the step of this card is chosen, not a decision beside it. */
  isActive: boolean;
  /** Called when a step is chosen. */
  onActive: () => void;
  /** Called after a step, with the message about the new state, and its undo if it has one. */
  onStepTaken: OnStepTaken;
}

/** Returns the texts of steps and of their fields by name. */
function useStepTexts() {
  const { t } = useTranslation(['officer', 'casePage', 'common', 'specification']);
  const getMessage = (need: string) =>
    need === sheetField
      ? t('specification:step.sheet.needed')
      : t('specification:step.need', { label: t(`specification:${getStepFieldLabel(need)}`) });
  const toLabel = (name: string) => {
    const word = findActionLabel(name);
    return word === undefined ? name : t(word);
  };
  const toEffect = (name: string) => {
    const word = findEffectLabel(name);
    return word === undefined ? name : t(word);
  };
  return { getMessage, toLabel, toEffect };
}

interface TypedFieldsProps {
  row: SteppableApplication;
  form: ReturnType<typeof useStepForm>;
  idOf: (name: string) => string;
  getMessage: (name: string) => string;
}

/** The fields of the chosen step, and what a question to the applicant opens again. */
function TypedFields({ row, form, idOf, getMessage }: TypedFieldsProps) {
  const { needs, optional, missing, submitCount, asked } = form;
  return (
    <>
      {[...needs, ...optional].map((name) => (
        <StepField
          key={name}
          {...{ name }}
          applicationType={row.applicationType}
          id={idOf(name)}
          isOptional={optional.includes(name)}
          text={form.getText(name)}
          onText={(text) => form.setText(name, text)}
          error={submitCount > 0 && missing.includes(name) ? getMessage(name) : undefined}
        />
      ))}
      {asked && <AskedPartsFields application={row} asked={asked} onAsk={form.setAsked} />}
    </>
  );
}

function StepFields(props: WorkflowStepCardProps) {
  const { row, proposal, isActive, onActive, onStepTaken } = props;
  // The texts of a letter are there before a step is chosen; the card would vanish while they load.
  const { t } = useTranslation(['officer', 'casePage', 'letters', 'common', 'specification']);
  const prefix = useId();
  const idOf = (need: string) => `${prefix}${need}`;
  const form = useStepForm(row, onStepTaken);
  const { submitCount, missing, message } = form;
  const chosen = isActive ? form.chosen : '';
  useProposal(proposal, form, onActive, idOf);
  const { getMessage, toLabel, toEffect } = useStepTexts();
  const problems = missing.map((need) => ({ controlId: idOf(need), message: getMessage(need) }));
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
        <RadioCards
          label={t('step.choice')}
          choices={row.actions.map(({ name }) => ({ value: name, label: toLabel(name) }))}
          value={chosen}
          onChange={(name) => {
            onActive();
            form.choose(name);
          }}
        />
        {chosen !== '' && (
          <>
            {form.sheet && (
              <StepSheet
                id={idOf(sheetField)}
                application={row}
                sheet={form.sheet}
                termYears={Number(form.getText('termYears'))}
                errorMessage={
                  submitCount > 0 && missing.includes(sheetField)
                    ? getMessage(sheetField)
                    : undefined
                }
              />
            )}
            <TypedFields key={chosen} {...{ row, form, idOf, getMessage }} />
            <StepDocuments application={row} action={chosen} stepFiles={form.stepFiles} />
            <StepLetter letter={form.letter} />
            <p className={meta}>{t('step.hint')}</p>
            <Stack direction="row" gap="md">
              <Button type="submit" kind="primary" isPending={form.isPending}>
                {toEffect(chosen)}
              </Button>
            </Stack>
          </>
        )}
      </Form>
      {form.sheet?.isOpen && <ValuationSheetDialog sheet={form.sheet} />}
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
