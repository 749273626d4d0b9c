import { valibotResolver } from '@hookform/resolvers/valibot';
import { GuestForm } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { setGuest } from '../../state/guest.ts';
import { useCaptchaSearch } from '../captcha/useCaptchaSearch.ts';
import { formOptions } from '../form/formOptions.ts';
import { useGuestOtpCalls } from '../otp/otpCalls.ts';
import { useOtp } from '../otp/useOtp.ts';

const perPerson = new Set<unknown>(['applyDraftRead', 'guestReport', 'reportsNearby']);

/** Returns the form by which a visitor confirms a mobile number: number, captcha and the dialog of the code. */
export function useGuestConfirmation() {
  const client = useQueryClient();
  const form = useForm({
    resolver: valibotResolver(GuestForm),
    defaultValues: { mobileno: '', answer: '' },
    ...formOptions,
  });
  const { captcha, search, message } = useCaptchaSearch('guestCodeSend', {
    clear: () => form.resetField('answer'),
    focus: () => form.setFocus('answer'),
    setError: (key) => form.setError('answer', { message: key }, { shouldFocus: true }),
  });
  const codeState = useState('');
  const calls = useGuestOtpCalls({
    send: search,
    getCaptcha: () => ({ captchaId: captcha.id, answer: form.getValues('answer') }),
    clearOtp: () => codeState[1](''),
    onConfirmed: (mobile, guest) => {
      // What an earlier guest of this tab has loaded is not shown to the next one.
      client.removeQueries({ predicate: ({ queryKey }) => perPerson.has(queryKey[0]) });
      setGuest({ ...guest, mobile });
    },
  });
  const otp = useOtp(calls, codeState);
  const submit = form.handleSubmit(({ mobileno }) => otp.send(mobileno));
  return { form, captcha, otp, submit, message };
}
