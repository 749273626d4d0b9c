import { otpResendSeconds } from '@temple-land/portal-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { toOtpCall, type OtpCalls } from '../../../common/otp/otpCalls.ts';
import { useOtp } from '../../../common/otp/useOtp.ts';
import { announce } from '../../../state/announcement.ts';

/** Returns the calls that confirm the request with a code; the number is that of the account. */
function useErasureOtpCalls(clearOtp: () => void, onAsked: () => void): OtpCalls {
  const sending = useServiceMutation('erasureSend');
  const resending = useServiceMutation('erasureSend');
  const verifying = useServiceMutation('erasureAsk', {
    effects: { clearOtp },
    onSuccess: onAsked,
  });
  return {
    sending: toOtpCall(sending, () => ({})),
    resending: toOtpCall(resending, () => ({})),
    verifying: toOtpCall(verifying, ({ code: otp }) => ({ otp })),
    resendSeconds: otpResendSeconds,
  };
}

/** Loads the request for erasure with what it keeps, and returns the ways to make it and to take it back. */
export function useErasure() {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const queryClient = useQueryClient();
  const [done, setDone] = useState<'asked' | 'withdrawn'>();
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('erasureState', {}, { isQuiet: true }),
  );
  const finish = (what: 'asked' | 'withdrawn') => {
    setDone(what);
    announce(t(what === 'asked' ? 'erasure.asked' : 'erasure.withdrawn'));
    void queryClient.invalidateQueries({ queryKey: ['erasureState'] });
  };
  const codeState = useState('');
  const calls = useErasureOtpCalls(
    () => codeState[1](''),
    () => finish('asked'),
  );
  const otp = useOtp(calls, codeState);
  const withdrawal = useServiceMutation('erasureWithdraw', {
    onSuccess: () => finish('withdrawn'),
  });
  return {
    state: data && 'result' in data ? data.result : undefined,
    isPending,
    loadMessage: error?.userMessage,
    refetch,
    otp,
    done,
    withdrawal,
  };
}

/** What `useErasure` returns. */
export type Erasure = ReturnType<typeof useErasure>;
