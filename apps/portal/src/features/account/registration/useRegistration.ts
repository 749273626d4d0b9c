import { valibotResolver } from '@hookform/resolvers/valibot';
import { RegistrationForm } from '@temple-land/portal-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formOptions } from '../../../common/form/formOptions.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { useCaptcha } from '../../../common/captcha/useCaptcha.ts';
import { useRegistrationCalls } from '../otp/otpCalls.ts';
import { useOtp } from '../otp/useOtp.ts';

const empty = {
  fullName: '',
  mobileno: '',
  emailId: '',
  password: '',
  conformPassword: '',
  answer: '',
};

const unverified = { message: 'registration.mobile.unverified' };

/** The registration form (spec 2.5): its fields, the proof of the number, its captcha and its call. */
export function useRegistration() {
  const captcha = useCaptcha();
  const boxes = useState('');
  const otp = useOtp(
    useRegistrationCalls(() => boxes[1]('')),
    boxes,
  );
  const form = useForm({
    resolver: valibotResolver(RegistrationForm),
    defaultValues: empty,
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
