import { forgotOtpResendSeconds, otpResendSeconds } from '@temple-land/portal-core';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ServiceError } from '../../../api/call/serviceError.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';

/** A mutation whose input is made from what is typed. */
export interface OtpCall<Typed> {
  mutate(typed: Typed, onSuccess: () => void): void;
  isPending: boolean;
  error: ServiceError | null;
  reset(): void;
}

/** A code that was typed for a number. */
export interface TypedCode {
  mobile: string;
  code: string;
}

/** The calls that prove a number: send a code, send another one, compare the typed one. */
export interface OtpCalls {
  sending: OtpCall<string>;
  resending: OtpCall<string>;
  verifying: OtpCall<TypedCode>;
  /** How long another code has to wait. */
  resendSeconds: number;
}

/** Returns a mutation that takes what is typed. */
const withTyped = <Answer, Sent, Typed>(
  { mutate, isPending, error, reset }: UseMutationResult<Answer, ServiceError, Sent>,
  toInput: (typed: Typed) => Sent,
): OtpCall<Typed> => ({
  mutate: (typed, onSuccess) => mutate(toInput(typed), { onSuccess }),
  isPending,
  error,
  reset,
});

/** The calls of the registration (spec 2.5). */
export function useRegistrationCalls(clearOtp: () => void): OtpCalls {
  const sending = useServiceMutation('sendRegOtp');
  const resending = useServiceMutation('resendRegOtp');
  const verifying = useServiceMutation('verifyRegOtp', { effects: { clearOtp } });
  return {
    sending: withTyped(sending, (mobileno) => ({ mobileno })),
    resending: withTyped(resending, (mobileno) => ({ mobileno, otp: '' })),
    verifying: withTyped(verifying, ({ mobile, code }) => ({ mobileno: mobile, otp: code })),
    resendSeconds: otpResendSeconds,
  };
}

/** The calls of a forgotten password; another code is asked for by the call that sends the first (spec 2.6). */
export function useForgotCalls(clearOtp: () => void): OtpCalls {
  const sending = useServiceMutation('forgotSend');
  const resending = useServiceMutation('forgotSend');
  const verifying = useServiceMutation('forgotMatch', { effects: { clearOtp } });
  return {
    sending: withTyped(sending, (mobileNo) => ({ mobileNo })),
    resending: withTyped(resending, (mobileNo) => ({ mobileNo })),
    verifying: withTyped(verifying, ({ mobile, code }) => ({ mobileNo: mobile, otp: code })),
    resendSeconds: forgotOtpResendSeconds,
  };
}

/** What a screen does in the course of a changed mobile number. */
interface MobileChangeOptions {
  clearOtp: () => void;
  /** The proof of the present number is no longer valid. */
  proofLapsed: () => void;
  /** The code was right; a change that `isWaiting` needs a second administrator. */
  onProven: (mobile: string, isWaiting: boolean) => void;
}

/** The calls of a changed mobile number, the present one and the new one alike. */
export function useMobileChangeCalls({
  clearOtp,
  proofLapsed,
  onProven,
}: MobileChangeOptions): OtpCalls {
  const sending = useServiceMutation('mobileChangeSend', { effects: { proofLapsed } });
  const resending = useServiceMutation('mobileChangeSend', { effects: { proofLapsed } });
  const verifying = useServiceMutation('mobileChangeMatch', {
    effects: { clearOtp, proofLapsed },
    onSuccess: (answer, { mobileno }) => onProven(mobileno, 'isWaiting' in answer),
  });
  return {
    sending: withTyped(sending, (mobileno) => ({ mobileno })),
    resending: withTyped(resending, (mobileno) => ({ mobileno })),
    verifying: withTyped(verifying, ({ mobile, code }) => ({ mobileno: mobile, otp: code })),
    resendSeconds: otpResendSeconds,
  };
}
