import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  DetailsStepForm,
  FeeStepForm,
  landApplicationFields,
  PurposeStepForm,
  type LandField,
  type MessageKey,
} from '@temple-land/portal-core';
import { Columns } from '@temple-land/ui';
import { useState, type ReactNode } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
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

const stepForms = {
  details: DetailsStepForm,
  purpose: PurposeStepForm,
  fee: FeeStepForm,
} as const;

/** What is wrong with the answer of a field; the message names `n`. */
export interface FieldProblem {
  field: LandField;
  key: MessageKey;
  n: string;
}

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
  /** Returns a problem of valid answers that the rules of the fields do not know. */
  findProblem?: (answers: LandAnswers) => FieldProblem | undefined;
  /** Shown above the fields; a function gets the form. */
  children?: ReactNode | ((form: UseFormReturn<LandAnswers>) => ReactNode);
}

/** A step whose fields are those of the list alone. */
export function AnswersStep(props: AnswersStepProps) {
  const { step, title, lead, answers, navigation, onChange, onDone, findProblem, children } = props;
  const [problem, setProblem] = useState<FieldProblem>();
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
  const { idOf, errorOf, problems } = useFormProblems(errors, names, {
    ...getMessageValues(fields, text),
    ...(problem && { [problem.field]: { n: problem.n } }),
  });
  const submit = form.handleSubmit((done) => {
    const complete = { ...answers, ...done };
    const found = findProblem?.(complete);
    setProblem(found);
    if (found === undefined) onDone(complete);
    else form.setError(found.field, { message: found.key });
  });
  return (
    <div className={`${styles.main} ${styles.narrow}`}>
      <FormSummary problems={problems} submitCount={submitCount} />
      <StepCard title={title} lead={lead} navigation={navigation} onSubmit={() => void submit()}>
        {typeof children === 'function' ? children(form) : children}
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
