import { valibotResolver } from '@hookform/resolvers/valibot';
import { RegistrationForm } from '@temple-land/portal-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formOptions } from '../../../common/form/formOptions.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { useCaptcha } from '../../../common/captcha/useCaptcha.ts';
import { useRegistrationOtpCalls } from '../../../common/otp/otpCalls.ts';
import { useOtp } from '../../../common/otp/useOtp.ts';

const defaultValues = {
  fullName: '',
  mobileno: '',
  emailId: '',
  password: '',
  conformPassword: '',
  answer: '',
};

const unverified = { message: 'registration.mobile.unverified' };

/** Returns the registration form (spec 2.5): fields, verification of the number, captcha and submit handler. */
export function useRegistration() {
  const captcha = useCaptcha();
  const codeState = useState('');
  const otp = useOtp(
    useRegistrationOtpCalls(() => codeState[1]('')),
    codeState,
  );
  const form = useForm({
    resolver: valibotResolver(RegistrationForm),
    defaultValues,
    ...formOptions,
  });
  const renewCaptcha = () => {
    form.resetField('answer');
    captcha.renew();
  };
  const register = useServiceMutation('register', {
    effects: {
      newCaptcha: renewCaptcha,
      proofLapsed: () => {
        otp.reset();
        form.setError('mobileno', unverified);
      },
    },
  });

  const verifyMobile = async () => {
    if (!(await form.trigger('mobileno', { shouldFocus: true }))) return;
    otp.send(form.getValues('mobileno'));
  };
  const submit = form.handleSubmit((values) => {
    if (otp.verified !== values.mobileno) {
      form.setError('mobileno', unverified);
      return;
    }
    register.mutate({ ...values, captchaId: captcha.id });
  });
  return {
    form,
    captcha,
    otp,
    verifyMobile,
    submit,
    isPending: register.isPending,
    message: register.error?.userMessage ?? otp.sendProblem,
  };
}
