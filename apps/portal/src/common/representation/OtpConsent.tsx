import { valibotResolver } from '@hookform/resolvers/valibot';
import { OtpConsentForm } from '@temple-land/portal-core';
import { Button, Form, TextField } from '@temple-land/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../feedback/OutcomeMessage.tsx';
import { formOptions } from '../form/formOptions.ts';
import { FormSummary } from '../form/FormSummary.tsx';
import { toFieldProps } from '../form/toFieldProps.ts';
import { useFormProblems } from '../form/useFormProblems.ts';
import { OtpDialog } from '../otp/OtpDialog.tsx';
import { useRepresentationOtpCalls } from '../otp/otpCalls.ts';
import { useOtp } from '../otp/useOtp.ts';
import type { RepresentationCalls } from './useRepresentationCalls.ts';

/** Begins to act for a person with a code that is sent to the person's mobile. */
export function OtpConsent({ send, start }: Pick<RepresentationCalls, 'send' | 'start'>) {
  const { t } = useTranslation(['representation', 'common', 'specification']);
  const form = useForm({
    resolver: valibotResolver(OtpConsentForm),
    defaultValues: { mobile: '', fullName: '' },
    ...formOptions,
  });
  const calls = useRepresentationOtpCalls({
    send,
    start,
    getFullName: () => form.getValues('fullName').trim(),
  });
  const otp = useOtp(calls, useState(''));
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, ['mobile', 'fullName']);
  return (
    <>
      <FormSummary problems={problems} submitCount={submitCount} />
      <OutcomeMessage message={otp.sendProblem} />
      <Form onSubmit={form.handleSubmit(({ mobile }) => otp.send(mobile))}>
        <TextField
          {...toFieldProps(form.register('mobile'))}
          id={idOf('mobile')}
          label={t('representation:mobile')}
          description={t('representation:mobile.hint')}
          inputMode="tel"
          autoComplete="off"
          width="medium"
          errorMessage={errorOf('mobile')}
        />
        <TextField
          {...toFieldProps(form.register('fullName'))}
          id={idOf('fullName')}
          label={t('representation:fullName')}
          description={t('representation:fullName.hint')}
          optionalLabel={t('common:field.optional')}
          autoComplete="off"
          width="medium"
          errorMessage={errorOf('fullName')}
        />
        <div>
          <Button type="submit" kind="primary" size="large" isPending={otp.isSending}>
            {t('representation:send')}
          </Button>
        </div>
      </Form>
      <OtpDialog otp={otp} />
    </>
  );
}
