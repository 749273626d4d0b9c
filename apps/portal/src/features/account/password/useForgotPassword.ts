import { valibotResolver } from '@hookform/resolvers/valibot';
import { ForgotPasswordForm } from '@temple-land/portal-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { formOptions } from '../../../common/form/formOptions.ts';
import { useCaptcha } from '../../../common/captcha/useCaptcha.ts';
import { useForgotPasswordOtpCalls } from '../../../common/otp/otpCalls.ts';
import { useOtp } from '../../../common/otp/useOtp.ts';

const defaultValues = { mobileNo: '', newPassword: '', confirmPassword: '', answer: '' };

/** Returns the form of a forgotten password (spec 2.6): User ID, verification, new password. */
export function useForgotPassword() {
  const captcha = useCaptcha();
  const [hasProofExpired, setHasProofExpired] = useState(false);
  const codeState = useState('');
  const otp = useOtp(
    useForgotPasswordOtpCalls(() => codeState[1]('')),
    codeState,
  );
  const form = useForm({
    resolver: valibotResolver(ForgotPasswordForm),
    defaultValues,
    ...formOptions,
  });
  const clearFields = () => form.reset({ ...defaultValues, mobileNo: form.getValues('mobileNo') });
  const setPassword = useServiceMutation('forgotSet', {
    effects: {
      resetForm: clearFields,
      newCaptcha: captcha.renew,
      proofLapsed: () => {
        otp.reset();
        setHasProofExpired(true);
      },
    },
  });

  const verifyUser = async () => {
    if (!(await form.trigger('mobileNo', { shouldFocus: true }))) return;
    otp.send(form.getValues('mobileNo'));
  };
  const submit = form.handleSubmit((values) =>
    setPassword.mutate({ ...values, captchaId: captcha.id }),
  );
  return {
    form,
    captcha,
    otp,
    /** Whether the password fields are shown: the number was verified once, even if that has expired. */
    isOpen: hasProofExpired || otp.verified !== undefined,
    verifyUser,
    submit,
    isPending: setPassword.isPending,
    message: setPassword.error?.userMessage ?? otp.sendProblem,
  };
}
