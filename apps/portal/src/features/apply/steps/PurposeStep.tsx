import { valibotResolver } from '@hookform/resolvers/valibot';
import { PurposeStepForm } from '@temple-land/portal-core';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formOptions } from '../../../common/form/formOptions.ts';
import { FormFieldInput } from '../../../common/form/FormFieldInput.tsx';
import { getMessageValues } from '../../../common/form/formFields.ts';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { landFieldsOfStep } from '../../../common/applications/landFields.ts';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import * as styles from '../../../common/form/formPage.css.ts';
import type { TypedAnswers } from '../landDraft.ts';
import { StepCard, type StepNavigation } from './StepCard.tsx';

const fields = landFieldsOfStep.purpose;
const names = fields.map(([name]) => name);

/** The props of `PurposeStep`. */
export interface PurposeStepProps {
  answers: TypedAnswers;
  navigation: StepNavigation;
  /** Called with the answers on every change. */
  onChange: (answers: TypedAnswers) => void;
  onDone: (answers: TypedAnswers) => void;
}

/** The step of the purpose. */
export function PurposeStep({ answers, navigation, onChange, onDone }: PurposeStepProps) {
  const text = useTranslation(['apply', 'common', 'specification']);
  const { t } = text;
  const form = useForm<TypedAnswers, unknown, PurposeStepForm>({
    resolver: valibotResolver(PurposeStepForm) as never,
    defaultValues: answers,
    ...formOptions,
  });
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(
    errors,
    names,
    getMessageValues(fields, text),
  );
  const submit = form.handleSubmit((done) => onDone({ ...answers, ...done }));
  return (
    <div className={`${styles.main} ${styles.narrow}`}>
      <FormSummary problems={problems} submitCount={submitCount} />
      <StepCard
        title={t('purpose.heading')}
        lead={t('purpose.hint')}
        navigation={navigation}
        onSubmit={() => void submit()}
      >
        {fields.map(([name, field]) => (
          <FormFieldInput
            key={name}
            field={field}
            registration={form.register(name, { onChange: () => onChange(form.getValues()) })}
            id={idOf(name)}
            errorMessage={errorOf(name)}
            defaultValue={answers[name]}
          />
        ))}
      </StepCard>
    </div>
  );
}
