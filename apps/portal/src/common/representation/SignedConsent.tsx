import { valibotResolver } from '@hookform/resolvers/valibot';
import { SignedConsentForm } from '@temple-land/portal-core';
import { Button, Form, TextField } from '@temple-land/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../feedback/OutcomeMessage.tsx';
import { formOptions } from '../form/formOptions.ts';
import { FormSummary } from '../form/FormSummary.tsx';
import { toFieldProps } from '../form/toFieldProps.ts';
import { useFormProblems } from '../form/useFormProblems.ts';
import type { RepresentationCalls } from './useRepresentationCalls.ts';

/** Registers a person without a mobile, who has signed a form at the counter, and begins to act for that person. */
export function SignedConsent({ start }: Pick<RepresentationCalls, 'start'>) {
  const { t } = useTranslation(['representation', 'common', 'specification']);
  const form = useForm({
    resolver: valibotResolver(SignedConsentForm),
    defaultValues: { fullName: '', formNo: '' },
    ...formOptions,
  });
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, ['fullName', 'formNo']);
  return (
    <>
      <FormSummary problems={problems} submitCount={submitCount} />
      <OutcomeMessage message={start.error?.userMessage} />
      <Form onSubmit={form.handleSubmit((signed) => start.mutate({ proof: 'form', ...signed }))}>
        <TextField
          {...toFieldProps(form.register('fullName'))}
          id={idOf('fullName')}
          label={t('representation:fullName')}
          autoComplete="off"
          width="medium"
          errorMessage={errorOf('fullName')}
        />
        <TextField
          {...toFieldProps(form.register('formNo'))}
          id={idOf('formNo')}
          label={t('representation:formNo')}
          description={t('representation:formNo.hint')}
          autoComplete="off"
          width="medium"
          errorMessage={errorOf('formNo')}
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
