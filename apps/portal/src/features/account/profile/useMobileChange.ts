import { valibotResolver } from '@hookform/resolvers/valibot';
import { mobileChangeForm, type Profile } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formOptions } from '../../../common/form/formOptions.ts';
import { updateSession } from '../../../state/session.ts';
import { useMobileChangeCalls } from '../otp/otpCalls.ts';
import { useOtp } from '../otp/useOtp.ts';

/**
/**
 * A one-time code for a number of the profile; `onProven` is called when the code was right, with whether the
 * change waits for a second administrator, `onLapsed` when the proof of the present number is no longer valid.
 */
function useNumberOtp(
  onProven: (mobile: string, isWaiting: boolean) => void,
  onLapsed: () => void,
) {
  const boxes = useState('');
  const clearOtp = () => boxes[1]('');
  const calls = useMobileChangeCalls({ clearOtp, proofLapsed: onLapsed, onProven });
  return useOtp(calls, boxes);
}

/** The change of the mobile number: the present one is proven first, then the new one. */
export function useMobileChange(profile: Profile) {
  const queryClient = useQueryClient();
  const [changedTo, setChangedTo] = useState<string>();
  const [askedFor, setAskedFor] = useState<string>();
  const form = useForm({
    resolver: valibotResolver(mobileChangeForm(profile.mobileNo)),
    defaultValues: { mobileno: '' },
    ...formOptions,
  });
  const present = useNumberOtp(
    () => {
      setChangedTo(undefined);
      setAskedFor(undefined);
    },
    () => undefined,
  );
  const fresh = useNumberOtp((mobileNo, isWaiting) => {
    form.reset();
    present.reset();
    if (isWaiting) {
      setAskedFor(mobileNo);
      return;
    }
    const userName = profile.userName === profile.mobileNo ? mobileNo : profile.userName;
    updateSession({ mobileNo, userName });
    setChangedTo(mobileNo);
    void queryClient.invalidateQueries({ queryKey: ['getDetails'] });
  }, present.reset);
  const isProven = present.verified === profile.mobileNo;
  return {
    form,
    present,
    fresh,
    isProven,
    changedTo,
    askedFor,
    start: () => present.send(profile.mobileNo),
    submit: form.handleSubmit(({ mobileno }) => fresh.send(mobileno)),
    giveUp: () => {
      form.reset();
      present.reset();
    },
  };
}
