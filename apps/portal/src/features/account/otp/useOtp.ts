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
  send(mobile: string): Promise<void>;
  /** Sends another code. */
  resend(spoken: string): Promise<void>;
  /** Compares the typed code. */
  verify(): Promise<void>;
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
  const [problem, setProblem] = useState<UserMessage>();
  const resending = useResending(calls.resendSeconds);

  const open = (number: string) => {
    setCode('');
    setProblem(undefined);
    setMobile(number);
  };
  const send = async (number: string) => {
    if (resending.goOn(number)) {
      open(number);
      return;
    }
    const { message, isSuccess } = await calls.send(number);
    if (!isSuccess || message !== undefined) return;
    open(number);
    resending.begin(number);
  };
  const resend = async (spoken: string) => {
    if (mobile === undefined || !resending.canResend) return;
    setProblem(undefined);
    const { message, isSuccess } = await calls.resend(mobile);
    setProblem(message);
    if (!isSuccess) return;
    setCode('');
    resending.begin(mobile);
    announce(spoken);
  };
  const verify = async () => {
    if (mobile === undefined) return;
    if (!v.is(OtpCode, code)) {
      setProblem({ key: 'registration.otp.invalid' });
      return;
    }
    setProblem(undefined);
    const { message, isSuccess } = await calls.verify(mobile, code);
    if (!isSuccess) {
      setProblem(message);
      return;
    }
    resending.end();
    setVerified(mobile);
    setMobile(undefined);
  };
  return {
    mobile,
    verified,
    code,
    setCode: (next) => {
      setCode(next);
      if (next !== '') setProblem(undefined);
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
    isSending: calls.isSending,
    isResending: calls.isResending,
    isVerifying: calls.isVerifying,
    sendProblem: calls.sendProblem,
    problem,
  };
}
