import { valibotResolver } from '@hookform/resolvers/valibot';
import { ForgotPasswordForm } from '@temple-land/portal-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { formOptions } from '../../../common/form/formOptions.ts';
import { useCaptcha } from '../../../common/captcha/useCaptcha.ts';
import { useForgotCalls } from '../otp/otpCalls.ts';
import { useOtp } from '../otp/useOtp.ts';

const empty = { mobileNo: '', newPassword: '', confirmPassword: '', answer: '' };

/** The forgotten password (spec 2.6): whose it is, the proof of the number, and the new one. */
export function useForgotPassword() {
  const captcha = useCaptcha();
  const [hasLapsed, setHasLapsed] = useState(false);
  const boxes = useState('');
  const otp = useOtp(
    useForgotCalls(() => boxes[1]('')),
    boxes,
  );
  const form = useForm({
    resolver: valibotResolver(ForgotPasswordForm),
    defaultValues: empty,
    ...formOptions,
  });
  const clearFields = () => form.reset({ ...empty, mobileNo: form.getValues('mobileNo') });
  const set = useServiceMutation('forgotSet', {
    effects: {
      resetForm: clearFields,
      newCaptcha: captcha.renew,
      proofLapsed: () => {
        otp.reset();
        setHasLapsed(true);
      },
    },
  });

  const verifyUser = async () => {
    if (!(await form.trigger('mobileNo', { shouldFocus: true }))) return;
    otp.send(form.getValues('mobileNo'));
  };
  const submit = form.handleSubmit((values) => set.mutate({ ...values, captchaId: captcha.id }));
  return {
    form,
    captcha,
    otp,
    /** The number was proven once: the new password is asked for, also while it has to be proven again. */
    isOpen: hasLapsed || otp.verified !== undefined,
    verifyUser,
    submit,
    isPending: set.isPending,
    message: set.error?.userMessage ?? otp.sendProblem,
  };
}
