import { OtpCode } from '@temple-land/portal-core';
import { useState } from 'react';
import * as v from 'valibot';
import { announce } from '../../state/announcement.ts';
import type { UserMessage } from '../../state/userMessage.ts';
import type { OtpCalls } from './otpCalls.ts';
import { useResendCountdown } from './useResendCountdown.ts';

/** The verification of a mobile number by a one-time code. */
export interface Otp {
  /** The number to verify; the dialog is open while there is one. */
  mobile: string | undefined;
  /** The verified number. */
  verified: string | undefined;
  code: string;
  setCode(code: string): void;
  /** The initial seconds of the countdown. */
  resendSeconds: number;
  /** The React key of the countdown; a new one restarts it. */
  countdownKey: number;
  canResend: boolean;
  allowResend(): void;
  /**
   * Sends the first code and opens the dialog. After the dialog was closed, it opens again with the rest of the
   * countdown and without another code.
   */
  send(mobile: string): void;
  /** Sends another code; `announcement` is announced. */
  resend(announcement: string): void;
  /** Checks the typed code. */
  verify(): void;
  close(): void;
  /** Resets the verification. */
  reset(): void;
  isSending: boolean;
  isResending: boolean;
  isVerifying: boolean;
  /** The message when no code was sent. */
  sendProblem: UserMessage | undefined;
  /** The message for a wrong code, or when no other code was sent. */
  problem: UserMessage | undefined;
}

/** The state of the typed code; it is the screen's, so that its calls can clear it. */
export type OtpCodeState = readonly [code: string, setCode: (code: string) => void];

/** Returns the verification of a number by a one-time code (spec 2.5, 2.6, 4). */
export function useOtp(calls: OtpCalls, [code, setCode]: OtpCodeState): Otp {
  const [mobile, setMobile] = useState<string>();
  const [verified, setVerified] = useState<string>();
  const [isIncomplete, setIncomplete] = useState(false);
  const { sending, verifying } = calls;
  const resending = useResendCountdown(calls.resendSeconds);

  const clearProblem = () => {
    setIncomplete(false);
    // A pending call is not reset.
    for (const { error, reset } of [verifying, calls.resending]) if (error) reset();
  };
  const open = (number: string) => {
    setCode('');
    clearProblem();
    setMobile(number);
  };
  const send = (number: string) => {
    if (resending.resume(number)) {
      open(number);
      return;
    }
    sending.mutate(number, () => {
      open(number);
      resending.start(number);
    });
  };
  const resend = (announcement: string) => {
    if (mobile === undefined || !resending.canResend) return;
    clearProblem();
    calls.resending.mutate(mobile, () => {
      setCode('');
      resending.start(mobile);
      announce(announcement);
    });
  };
  const verify = () => {
    if (mobile === undefined) return;
    clearProblem();
    if (!v.is(OtpCode, code)) {
      setIncomplete(true);
      return;
    }
    verifying.mutate({ mobile, code }, () => {
      resending.stop();
      setVerified(mobile);
      setMobile(undefined);
    });
  };
  const refused = verifying.error ?? calls.resending.error;
  return {
    mobile,
    verified,
    code,
    setCode: (next) => {
      setCode(next);
      if (next !== '') clearProblem();
    },
    resendSeconds: resending.seconds,
    countdownKey: resending.countdownKey,
    canResend: resending.canResend,
    allowResend: resending.allow,
    send,
    resend,
    verify,
    close: () => setMobile(undefined),
    reset: () => setVerified(undefined),
    isSending: sending.isPending,
    isResending: calls.resending.isPending,
    isVerifying: verifying.isPending,
    sendProblem: sending.error?.userMessage,
    problem: isIncomplete ? { key: 'registration.otp.invalid' } : refused?.userMessage,
  };
}
