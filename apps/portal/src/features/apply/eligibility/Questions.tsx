import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Columns, Form } from '@temple-land/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormFieldList } from '../../../common/form/FormFieldList.tsx';
import { formOptions } from '../../../common/form/formOptions.ts';
import * as styles from '../../../common/form/formPage.css.ts';
import { FormSummary } from '../../../common/form/FormSummary.tsx';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import { EligibilityForm, listQuestions, type EligibilityAnswers } from './eligibility.ts';
import { StepHeading } from '../steps/StepHeading.tsx';

/** The props of `Questions`. */
export interface QuestionsProps {
  answers: EligibilityAnswers;
  focusHeading: boolean;
  onDone: (answers: EligibilityAnswers) => void;
}

/** The questions that lead to the kind of application; each answer shows the next one. */
export function Questions({ answers, focusHeading, onDone }: QuestionsProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const form = useForm<EligibilityAnswers>({
    resolver: valibotResolver(EligibilityForm) as never,
    defaultValues: answers,
    ...formOptions,
  });
  const fields = listQuestions(useWatch({ control: form.control }));
  const { errors, submitCount } = form.formState;
  const names = fields.map(([name]) => name);
  const { idOf, errorOf, problems } = useFormProblems(errors, names);
  return (
    <div className={`${styles.main} ${styles.narrow}`}>
      <FormSummary problems={problems} submitCount={submitCount} />
      <section className={styles.formCard} aria-labelledby="step-title">
        <StepHeading isFocused={focusHeading}>{t('kind.heading')}</StepHeading>
        <p className={styles.lead}>{t('kind.lead')}</p>
        <Form onSubmit={(event) => void form.handleSubmit(onDone)(event)}>
          <Columns kind="fields">
            <FormFieldList
              fields={fields}
              controlOf={(name) => ({
                registration: form.register(name),
                id: idOf(name),
                errorMessage: errorOf(name),
                defaultValue: form.getValues(name),
              })}
            />
          </Columns>
          <div className={styles.actions}>
            <div className={styles.forward}>
              <Button type="submit" kind="primary">
                {t('kind.continue')}
              </Button>
            </div>
          </div>
        </Form>
      </section>
    </div>
  );
}
