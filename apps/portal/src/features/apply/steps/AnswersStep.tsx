import { valibotResolver } from '@hookform/resolvers/valibot';
import { DetailsStepForm, landApplicationFields, PurposeStepForm } from '@temple-land/portal-core';
import { Columns } from '@temple-land/ui';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { landFieldsOfStep } from '../../../common/applications/landFields.ts';
import { FormFieldList } from '../../../common/form/FormFieldList.tsx';
import { getMessageValues, listShownFields } from '../../../common/form/formFields.ts';
import { formOptions } from '../../../common/form/formOptions.ts';
import * as styles from '../../../common/form/formPage.css.ts';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import type { LandAnswers } from '../landDraft.ts';
import { StepCard, type StepNavigation } from './StepCard.tsx';

const stepForms = { details: DetailsStepForm, purpose: PurposeStepForm } as const;

/** The props of `AnswersStep`. */
export interface AnswersStepProps {
  step: keyof typeof stepForms;
  title: string;
  lead: string;
  answers: LandAnswers;
  navigation: StepNavigation;
  /** Called with the answers on every change. */
  onChange: (answers: LandAnswers) => void;
  onDone: (answers: LandAnswers) => void;
  /** Shown above the fields. */
  children?: ReactNode;
}

/** A step whose fields are those of the list alone. */
export function AnswersStep(props: AnswersStepProps) {
  const { step, title, lead, answers, navigation, onChange, onDone, children } = props;
  const text = useTranslation(['apply', 'common', 'specification']);
  const form = useForm<LandAnswers>({
    resolver: valibotResolver(stepForms[step]) as never,
    defaultValues: answers,
    ...formOptions,
  });
  const values = useWatch({ control: form.control });
  const fields = listShownFields(landFieldsOfStep[step], landApplicationFields, values);
  const names = fields.map(([name]) => name);
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
      <StepCard title={title} lead={lead} navigation={navigation} onSubmit={() => void submit()}>
        {children}
        {fields.length > 0 && (
          <Columns kind="fields">
            <FormFieldList
              fields={fields}
              controlOf={(name) => ({
                registration: form.register(name, { onChange: () => onChange(form.getValues()) }),
                id: idOf(name),
                errorMessage: errorOf(name),
                defaultValue: form.getValues(name),
              })}
            />
          </Columns>
        )}
      </StepCard>
    </div>
  );
}
