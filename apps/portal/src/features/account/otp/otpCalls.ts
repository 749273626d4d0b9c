import { forgotOtpResendSeconds, otpResendSeconds } from '@temple-land/portal-core';
import type { CallResult } from '../../../api/call/callResult.ts';
import { useServiceCall } from '../../../api/query/useServiceCall.ts';
import type { UserMessage } from '../../../state/userMessage.ts';

type Ended = Pick<CallResult<never>, 'message' | 'isSuccess'>;

/** The calls that prove a number: send a code, send another one, compare the typed one. */
export interface OtpCalls {
  send(mobile: string): Promise<Ended>;
  resend(mobile: string): Promise<Ended>;
  verify(mobile: string, code: string): Promise<Ended>;
  isSending: boolean;
  isResending: boolean;
  isVerifying: boolean;
  /** Why no code was sent. */
  sendProblem: UserMessage | undefined;
  /** How long another code has to wait. */
  resendSeconds: number;
}

/** The calls of the registration (spec 2.5). */
export function useRegistrationCalls(clearOtp: () => void): OtpCalls {
  const sending = useServiceCall('sendRegOtp');
  const resending = useServiceCall('resendRegOtp');
  const verifying = useServiceCall('verifyRegOtp', { clearOtp });
  return {
    send: (mobileno) => sending.run({ mobileno }),
    resend: (mobileno) => resending.run({ mobileno, otp: '' }),
    verify: (mobileno, otp) => verifying.run({ mobileno, otp }),
    isSending: sending.isPending,
    isResending: resending.isPending,
    isVerifying: verifying.isPending,
    sendProblem: sending.message,
    resendSeconds: otpResendSeconds,
  };
}

/** The calls of a forgotten password; another code is asked for by the call that sends the first (spec 2.6). */
export function useForgotCalls(clearOtp: () => void): OtpCalls {
  const sending = useServiceCall('forgotSend');
  const resending = useServiceCall('forgotSend');
  const verifying = useServiceCall('forgotMatch', { clearOtp });
  return {
    send: (mobileNo) => sending.run({ mobileNo }),
    resend: (mobileNo) => resending.run({ mobileNo }),
    verify: (mobileNo, otp) => verifying.run({ mobileNo, otp }),
    isSending: sending.isPending,
    isResending: resending.isPending,
    isVerifying: verifying.isPending,
    sendProblem: sending.message,
    resendSeconds: forgotOtpResendSeconds,
  };
}

/** The calls of a changed mobile number, whose comparison also tells whether the change waits. */
export interface MobileChangeCalls extends OtpCalls {
  verify(mobile: string, code: string): Promise<CallResult<'mobileChangeMatch'>>;
}

/** The calls of a changed mobile number, the present one and the new one alike. */
export function useMobileChangeCalls(
  clearOtp: () => void,
  proofLapsed: () => void,
): MobileChangeCalls {
  const sending = useServiceCall('mobileChangeSend', { proofLapsed });
  const resending = useServiceCall('mobileChangeSend', { proofLapsed });
  const verifying = useServiceCall('mobileChangeMatch', { clearOtp, proofLapsed });
  return {
    send: (mobileno) => sending.run({ mobileno }),
    resend: (mobileno) => resending.run({ mobileno }),
    verify: (mobileno, otp) => verifying.run({ mobileno, otp }),
    isSending: sending.isPending,
    isResending: resending.isPending,
    isVerifying: verifying.isPending,
    sendProblem: sending.message,
    resendSeconds: otpResendSeconds,
  };
}
