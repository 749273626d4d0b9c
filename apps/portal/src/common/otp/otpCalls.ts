import {
  forgotOtpResendSeconds,
  otpResendSeconds,
  type Guest,
  type Input,
} from '@temple-land/portal-core';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ServiceError } from '../../api/call/serviceError.ts';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';

/** A mutation whose input is built from typed values. */
export interface OtpCall<Typed> {
  mutate(typed: Typed, onSuccess: () => void): void;
  isPending: boolean;
  error: ServiceError | null;
  reset(): void;
}

/** A typed code with its mobile number. */
export interface TypedCode {
  mobile: string;
  code: string;
}

/** The calls that verify a number: send a code, resend it, check the typed code. */
export interface OtpCalls {
  sending: OtpCall<string>;
  resending: OtpCall<string>;
  verifying: OtpCall<TypedCode>;
  /** The seconds until another code can be sent. */
  resendSeconds: number;
}

/** Returns a mutation that takes typed values. */
export const toOtpCall = <Answer, Sent, Typed>(
  { mutate, isPending, error, reset }: UseMutationResult<Answer, ServiceError, Sent>,
  toInput: (typed: Typed) => Sent,
): OtpCall<Typed> => ({
  mutate: (typed, onSuccess) => mutate(toInput(typed), { onSuccess }),
  isPending,
  error,
  reset,
});

/** Returns the calls of the registration (spec 2.5). */
export function useRegistrationOtpCalls(clearOtp: () => void): OtpCalls {
  const sending = useServiceMutation('sendRegOtp');
  const resending = useServiceMutation('resendRegOtp');
  const verifying = useServiceMutation('verifyRegOtp', { effects: { clearOtp } });
  return {
    sending: toOtpCall(sending, (mobileno) => ({ mobileno })),
    resending: toOtpCall(resending, (mobileno) => ({ mobileno, otp: '' })),
    verifying: toOtpCall(verifying, ({ mobile, code }) => ({ mobileno: mobile, otp: code })),
    resendSeconds: otpResendSeconds,
  };
}

/** Returns the calls of a forgotten password; the same call sends and resends the code (spec 2.6). */
export function useForgotPasswordOtpCalls(clearOtp: () => void): OtpCalls {
  const sending = useServiceMutation('forgotSend');
  const resending = useServiceMutation('forgotSend');
  const verifying = useServiceMutation('forgotMatch', { effects: { clearOtp } });
  return {
    sending: toOtpCall(sending, (mobileNo) => ({ mobileNo })),
    resending: toOtpCall(resending, (mobileNo) => ({ mobileNo })),
    verifying: toOtpCall(verifying, ({ mobile, code }) => ({ mobileNo: mobile, otp: code })),
    resendSeconds: forgotOtpResendSeconds,
  };
}

/** The mutations and the typed name with which somebody begins to act for a person. */
interface RepresentationOtpOptions {
  send: UseMutationResult<unknown, ServiceError, { mobile: string }>;
  start: UseMutationResult<unknown, ServiceError, Input<'representationStart'>>;
  getFullName: () => string;
}

/** Returns the calls by which the code on a person's mobile lets the user act for that person. */
export function useRepresentationOtpCalls({
  send,
  start,
  getFullName,
}: RepresentationOtpOptions): OtpCalls {
  const resending = useServiceMutation('personCodeSend');
  return {
    sending: toOtpCall(send, (mobile) => ({ mobile })),
    resending: toOtpCall(resending, (mobile) => ({ mobile })),
    verifying: toOtpCall(start, ({ mobile, code }) => {
      const fullName = getFullName();
      const proof = { proof: 'otp', mobile, otp: code } as const;
      return fullName === '' ? proof : { ...proof, fullName };
    }),
    resendSeconds: otpResendSeconds,
  };
}

/** The mutation that sends the first code of a guest, with its captcha, and what is done with a right code. */
interface GuestOtpOptions {
  send: UseMutationResult<unknown, ServiceError, Input<'guestCodeSend'>>;
  getCaptcha: () => Pick<Input<'guestCodeSend'>, 'answer' | 'captchaId'>;
  clearOtp: () => void;
  onConfirmed: (mobile: string, guest: Guest) => void;
}

/** Returns the calls by which a guest confirms a number. */
export function useGuestOtpCalls(options: GuestOtpOptions): OtpCalls {
  const { send, getCaptcha, clearOtp, onConfirmed } = options;
  const resending = useServiceMutation('guestCodeResend');
  const verifying = useServiceMutation('guestCodeMatch', {
    effects: { clearOtp },
    onSuccess: (answer, { mobileno }) => {
      if ('result' in answer) onConfirmed(mobileno, answer.result);
    },
  });
  return {
    sending: toOtpCall(send, (mobileno) => ({ mobileno, ...getCaptcha() })),
    resending: toOtpCall(resending, (mobileno) => ({ mobileno })),
    verifying: toOtpCall(verifying, ({ mobile, code }) => ({ mobileno: mobile, otp: code })),
    resendSeconds: otpResendSeconds,
  };
}

/** The callbacks of a mobile number change. */
interface MobileChangeOptions {
  clearOtp: () => void;
  /** Called when the verification of the present number has expired. */
  onProofExpired: () => void;
  /** Called after the right code; `isWaiting` when a second administrator has to approve. */
  onVerified: (mobile: string, isWaiting: boolean) => void;
}

/** Returns the calls that verify the present and the new mobile number. */
export function useMobileChangeOtpCalls({
  clearOtp,
  onProofExpired,
  onVerified,
}: MobileChangeOptions): OtpCalls {
  const sending = useServiceMutation('mobileChangeSend', {
    effects: { proofLapsed: onProofExpired },
  });
  const resending = useServiceMutation('mobileChangeSend', {
    effects: { proofLapsed: onProofExpired },
  });
  const verifying = useServiceMutation('mobileChangeMatch', {
    effects: { clearOtp, proofLapsed: onProofExpired },
    onSuccess: (answer, { mobileno }) => onVerified(mobileno, 'isWaiting' in answer),
  });
  return {
    sending: toOtpCall(sending, (mobileno) => ({ mobileno })),
    resending: toOtpCall(resending, (mobileno) => ({ mobileno })),
    verifying: toOtpCall(verifying, ({ mobile, code }) => ({ mobileno: mobile, otp: code })),
    resendSeconds: otpResendSeconds,
  };
}
