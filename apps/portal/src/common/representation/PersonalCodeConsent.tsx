import { valibotResolver } from '@hookform/resolvers/valibot';
import { PersonalCodeForm } from '@temple-land/portal-core';
import { Button, Form, TextField } from '@temple-land/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../feedback/OutcomeMessage.tsx';
import { formOptions } from '../form/formOptions.ts';
import { FormSummary } from '../form/FormSummary.tsx';
import { toFieldProps } from '../form/toFieldProps.ts';
import { useFormProblems } from '../form/useFormProblems.ts';
import type { RepresentationCalls } from './useRepresentationCalls.ts';

/** Begins to act for a person with the code on the slip that a counter printed. */
export function PersonalCodeConsent({ start }: Pick<RepresentationCalls, 'start'>) {
  const { t } = useTranslation(['representation', 'common', 'specification']);
  const form = useForm({
    resolver: valibotResolver(PersonalCodeForm),
    defaultValues: { personalCode: '' },
    ...formOptions,
  });
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, ['personalCode']);
  return (
    <>
      <FormSummary problems={problems} submitCount={submitCount} />
      <OutcomeMessage message={start.error?.userMessage} />
      <Form
        onSubmit={form.handleSubmit(({ personalCode }) =>
          start.mutate({ proof: 'personalCode', personalCode }),
        )}
      >
        <TextField
          {...toFieldProps(form.register('personalCode'))}
          id={idOf('personalCode')}
          label={t('representation:personalCode')}
          description={t('representation:personalCode.hint')}
          autoComplete="off"
          width="medium"
          errorMessage={errorOf('personalCode')}
        />
        <div>
          <Button type="submit" kind="primary" size="large" isPending={start.isPending}>
            {t('representation:begin')}
          </Button>
        </div>
      </Form>
    </>
  );
}
