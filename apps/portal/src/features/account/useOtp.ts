import { OtpCode, type MessageKey } from '@temple-land/portal-core';
import { useState } from 'react';
import * as v from 'valibot';
import { useServiceCall } from '../../api/useCall.ts';
import { announce } from '../../state/announcement.ts';
import type { Said } from '../../state/said.ts';

/** Proves a mobile number by a one-time code. */
export interface Otp {
  /** The number whose code is asked for; the dialog is open while there is one. */
  mobile: string | undefined;
  /** The number that has been proven. */
  verified: string | undefined;
  code: string;
  setCode(code: string): void;
  /** Another key starts the countdown again. */
  runKey: number;
  canResend: boolean;
  allowResend(): void;
  /** Sends the first code; opens the dialog when it is on its way. */
  send(mobile: string): Promise<void>;
  /** Sends another code. */
  resend(spoken: string): Promise<void>;
  /** Compares the typed code. */
  verify(): Promise<void>;
  close(): void;
  isSending: boolean;
  isResending: boolean;
  isVerifying: boolean;
  /** Why no code was sent. */
  sendSaid: Said | undefined;
  /** What is wrong with the typed code, or why no other one was sent. */
  problem: MessageKey | undefined;
}

const keyOf = (said: Said | undefined): MessageKey | undefined =>
  said && 'key' in said ? said.key : undefined;

/** The one-time code of the registration (spec 2.5, 4): send, count down, resend, verify. */
export function useOtp(): Otp {
  const [mobile, setMobile] = useState<string>();
  const [verified, setVerified] = useState<string>();
  const [code, setCode] = useState('');
  const [runKey, setRunKey] = useState(0);
  const [canResend, setCanResend] = useState(false);
  const [problem, setProblem] = useState<MessageKey>();
  const sending = useServiceCall('sendRegOtp');
  const resending = useServiceCall('resendRegOtp');
  const verifying = useServiceCall('verifyRegOtp', { clearOtp: () => setCode('') });

  const countDown = () => {
    setRunKey((key) => key + 1);
    setCanResend(false);
  };
  const open = (number: string) => {
    setCode('');
    setProblem(undefined);
    setMobile(number);
    countDown();
  };
  const send = async (number: string) => {
    const { said, isSuccess } = await sending.run({ mobileno: number });
    if (isSuccess && said === undefined) open(number);
  };
  const resend = async (spoken: string) => {
    if (mobile === undefined || !canResend) return;
    setProblem(undefined);
    const { said } = await resending.run({ mobileno: mobile, otp: '' });
    setProblem(keyOf(said));
    if (said) return;
    setCode('');
    countDown();
    announce(spoken);
  };
  const verify = async () => {
    if (mobile === undefined) return;
    if (!v.is(OtpCode, code)) {
      setProblem('registration.otp.invalid');
      return;
    }
    setProblem(undefined);
    const { said, isSuccess } = await verifying.run({ mobileno: mobile, otp: code });
    if (!isSuccess) {
      setProblem(keyOf(said));
      return;
    }
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
    runKey,
    canResend,
    allowResend: () => setCanResend(true),
    send,
    resend,
    verify,
    close: () => setMobile(undefined),
    isSending: sending.isPending,
    isResending: resending.isPending,
    isVerifying: verifying.isPending,
    sendSaid: sending.said,
    problem,
  };
}
