import { OtpCode, type MessageKey } from '@temple-land/portal-core';
import { useState } from 'react';
import * as v from 'valibot';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { announce } from '../../../state/announcement.ts';

/**
 * Returns the confirmation of an application by a code to `mobile`, the number of the account; without a number no code
 * is needed.
 */
export function useConfirmation(mobile: string) {
  const [code, setCode] = useState('');
  const [run, setRun] = useState(0);
  const [canResend, setCanResend] = useState(false);
  const [isVerified, setVerified] = useState(false);
  const [missing, setMissing] = useState<MessageKey>();
  const sending = useServiceMutation('confirmationSend', {
    onSuccess: () => {
      setRun((runs) => runs + 1);
      setCanResend(false);
      setVerified(false);
    },
  });
  const verifying = useServiceMutation('confirmationMatch', {
    effects: { clearOtp: () => setCode('') },
  });
  const isSent = run > 0;
  /** Sends a code; `announcement` is announced where the field is already on the page. */
  const send = (announcement?: string) => {
    setCode('');
    setMissing(undefined);
    verifying.reset();
    sending.mutate({}, { onSuccess: () => announcement !== undefined && announce(announcement) });
  };
  /** Calls `onConfirmed` once the typed code is verified, at once where it already was. */
  const confirm = (onConfirmed: () => void) => {
    if (mobile === '' || isVerified) {
      onConfirmed();
      return;
    }
    const isTyped = isSent && v.is(OtpCode, code);
    setMissing(
      isTyped ? undefined : isSent ? 'registration.otp.invalid' : 'apply.confirm.required',
    );
    if (!isTyped) return;
    verifying.mutate(
      { otp: code },
      {
        onSuccess: () => {
          setVerified(true);
          onConfirmed();
        },
      },
    );
  };
  return {
    mobile,
    code,
    setCode: (typed: string) => {
      setCode(typed);
      setMissing(undefined);
    },
    run,
    isSent,
    isVerified,
    canResend,
    allowResend: () => setCanResend(true),
    send,
    confirm,
    isSending: sending.isPending,
    isVerifying: verifying.isPending,
    sendProblem: sending.error?.userMessage,
    problem: missing === undefined ? verifying.error?.userMessage : { key: missing },
  };
}

/** What `useConfirmation` returns. */
export type Confirmation = ReturnType<typeof useConfirmation>;
