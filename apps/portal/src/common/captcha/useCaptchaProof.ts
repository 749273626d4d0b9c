import { captchaLifeMs } from '@temple-land/portal-core';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { loadAnswer } from '../../api/query/loadAnswer.ts';
import { solveProof } from './solveProof.ts';

// A proof is renewed before it expires, so that a long form can be sent without the image too.
const renewAfterMs = captchaLifeMs - 30_000;
const slowAfterMs = 5000;

/** The proof of work of one form: a captcha without an image. */
export interface CaptchaProof {
  /** Id and answer of the proof; undefined until it is computed, and after it was used. */
  result: { id: string; answer: string } | undefined;
  /** Whether the user has chosen this way. */
  isChosen: boolean;
  isPending: boolean;
  isSlow: boolean;
  isFailed: boolean;
  /** Computes a proof. */
  start(): void;
  /** Discards the used proof and computes another one. */
  renew(): void;
}

async function prove() {
  const loaded = await loadAnswer('captchaChallenge', {}, { isQuiet: true });
  if (!('challenge' in loaded)) throw new Error('There is no challenge.');
  return { id: loaded.id, answer: await solveProof(loaded.challenge) };
}

/** Returns true when something has been pending for five seconds. */
function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isSlow;
}

/** Returns the proof of work of one form; `onFailed` is called when none could be computed. */
export function useCaptchaProof(onFailed: () => void): CaptchaProof {
  const [result, setResult] = useState<CaptchaProof['result']>();
  const { mutate, isIdle, isPending, isError } = useMutation({
    mutationFn: prove,
    onSuccess: setResult,
    onError: () => {
      setResult(undefined);
      onFailed();
    },
  });
  const start = useCallback(() => mutate(), [mutate]);
  const renew = useCallback(() => {
    setResult(undefined);
    mutate();
  }, [mutate]);
  useEffect(() => {
    if (result === undefined) return undefined;
    const timer = setTimeout(start, renewAfterMs);
    return () => clearTimeout(timer);
  }, [result, start]);
  const isChosen = !isIdle && !isError;
  return {
    result,
    isChosen,
    isPending,
    isSlow: useIsSlow(isPending),
    isFailed: isError,
    start,
    renew,
  };
}
