import { OtpCode } from '@temple-land/portal-core';
import { useState } from 'react';
import * as v from 'valibot';
import { announce } from '../../../state/announcement.ts';
import type { UserMessage } from '../../../state/userMessage.ts';
import type { OtpCalls } from './otpCalls.ts';
import { useResending } from './useResending.ts';

/** Proves a mobile number by a one-time code. */
export interface Otp {
  /** The number whose code is asked for; the dialog is open while there is one. */
  mobile: string | undefined;
  /** The number that has been proven. */
  verified: string | undefined;
  code: string;
  setCode(code: string): void;
  /** What the countdown begins with. */
  resendSeconds: number;
  /** Another key starts the countdown again. */
  runKey: number;
  canResend: boolean;
  allowResend(): void;
  /**
   * Sends the first code; opens the dialog when it is on its way. A dialog that was closed meanwhile opens
   * with the rest of its countdown, without another code.
   */
  send(mobile: string): void;
  /** Sends another code. */
  resend(spoken: string): void;
  /** Compares the typed code. */
  verify(): void;
  close(): void;
  /** Forgets what was proven. */
  reset(): void;
  isSending: boolean;
  isResending: boolean;
  isVerifying: boolean;
  /** Why no code was sent. */
  sendProblem: UserMessage | undefined;
  /** What is wrong with the typed code, or why no other one was sent. */
  problem: UserMessage | undefined;
}

/** The typed digits and the way to set them; the screen keeps them, so that its calls can clear them. */
export type OtpBoxes = readonly [code: string, setCode: (code: string) => void];

/** A one-time code (spec 2.5, 2.6, 4): send, count down, resend, verify, by the calls of the screen. */
export function useOtp(calls: OtpCalls, [code, setCode]: OtpBoxes): Otp {
  const [mobile, setMobile] = useState<string>();
  const [verified, setVerified] = useState<string>();
  const [isIncomplete, setIncomplete] = useState(false);
  const { sending, verifying } = calls;
  const resending = useResending(calls.resendSeconds);

  const clearProblem = () => {
    setIncomplete(false);
    // A call under way is not given up.
    for (const { error, reset } of [verifying, calls.resending]) if (error) reset();
  };
  const open = (number: string) => {
    setCode('');
    clearProblem();
    setMobile(number);
  };
  const send = (number: string) => {
    if (resending.goOn(number)) {
      open(number);
      return;
    }
    sending.mutate(number, () => {
      open(number);
      resending.begin(number);
    });
  };
  const resend = (spoken: string) => {
    if (mobile === undefined || !resending.canResend) return;
    clearProblem();
    calls.resending.mutate(mobile, () => {
      setCode('');
      resending.begin(mobile);
      announce(spoken);
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
      resending.end();
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
    runKey: resending.runKey,
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
