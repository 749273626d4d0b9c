import { valibotResolver } from '@hookform/resolvers/valibot';
import { PurposeStepForm } from '@temple-land/portal-core';
import { TextArea } from '@temple-land/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formOptions } from '../../blocks/formOptions.ts';
import { FormSummary } from '../../blocks/FormSummary.tsx';
import { useFormProblems } from '../../blocks/useFormProblems.ts';
import * as styles from '../../blocks/formPage.css.ts';
import { StepCard, type StepWays } from './StepCard.tsx';

const max = 500;

/** What "Purpose" takes. */
export interface PurposeStepProps {
  purpose: string;
  ways: StepWays;
  /** Is told the words as they are typed. */
  onTyped: (purpose: string) => void;
  onDone: (purpose: string) => void;
}

/** Asks what the land is for. */
export function PurposeStep({ purpose, ways, onTyped, onDone }: PurposeStepProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const form = useForm({
    resolver: valibotResolver(PurposeStepForm),
    defaultValues: { purpose },
    ...formOptions,
  });
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, ['purpose'], {
    purpose: { label: t('maxLength.purpose'), n: max },
  });
  const submit = form.handleSubmit((values) => onDone(values.purpose));
  return (
    <div className={`${styles.main} ${styles.narrow}`}>
      <FormSummary problems={problems} submitCount={submitCount} />
      <StepCard
        title={t('purpose.heading')}
        lead={t('purpose.hint')}
        ways={ways}
        onSubmit={() => void submit()}
      >
        <TextArea
          {...form.register('purpose', { onChange: () => onTyped(form.getValues('purpose')) })}
          id={idOf('purpose')}
          label={t('common:application.purpose')}
          errorMessage={errorOf('purpose')}
          defaultValue={purpose}
          countText={(n) => t('common:apply.purpose.count', { n, max })}
        />
      </StepCard>
    </div>
  );
}
