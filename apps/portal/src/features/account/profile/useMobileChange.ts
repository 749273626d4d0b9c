import { valibotResolver } from '@hookform/resolvers/valibot';
import { mobileChangeForm, type Profile } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formOptions } from '../../../common/form/formOptions.ts';
import { updateSession } from '../../../state/session.ts';
import { useMobileChangeOtpCalls } from '../../../common/otp/otpCalls.ts';
import { useOtp } from '../../../common/otp/useOtp.ts';

/**
 * Returns the verification of a number of the profile; `onVerified` is called after the right code, `onProofExpired`
 * when the verification of the present number has expired.
 */
function useNumberOtp(
  onVerified: (mobile: string, isWaiting: boolean) => void,
  onProofExpired: () => void,
) {
  const codeState = useState('');
  const clearOtp = () => codeState[1]('');
  const calls = useMobileChangeOtpCalls({ clearOtp, onProofExpired, onVerified });
  return useOtp(calls, codeState);
}

/** Returns the change of the mobile number: the present one is verified first, then the new one. */
export function useMobileChange(profile: Profile) {
  const queryClient = useQueryClient();
  const [changedMobile, setChangedTo] = useState<string>();
  const [pendingMobile, setAskedFor] = useState<string>();
  const form = useForm({
    resolver: valibotResolver(mobileChangeForm(profile.mobileNo)),
    defaultValues: { mobileno: '' },
    ...formOptions,
  });
  const currentOtp = useNumberOtp(
    () => {
      setChangedTo(undefined);
      setAskedFor(undefined);
    },
    () => undefined,
  );
  const newOtp = useNumberOtp((mobileNo, isWaiting) => {
    form.reset();
    currentOtp.reset();
    if (isWaiting) {
      setAskedFor(mobileNo);
      return;
    }
    const userName = profile.userName === profile.mobileNo ? mobileNo : profile.userName;
    updateSession({ mobileNo, userName });
    setChangedTo(mobileNo);
    void queryClient.invalidateQueries({ queryKey: ['getDetails'] });
  }, currentOtp.reset);
  const isProven = currentOtp.verified === profile.mobileNo;
  return {
    form,
    present: currentOtp,
    fresh: newOtp,
    isProven,
    changedTo: changedMobile,
    askedFor: pendingMobile,
    start: () => currentOtp.send(profile.mobileNo),
    submit: form.handleSubmit(({ mobileno }) => newOtp.send(mobileno)),
    cancel: () => {
      form.reset();
      currentOtp.reset();
    },
  };
}
