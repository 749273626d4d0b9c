import { useCallback, useId } from 'react';
import { serviceBase } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { UserMessage } from '../../state/userMessage.ts';
import { useCaptchaProof, type CaptchaProof } from './useCaptchaProof.ts';

/** A captcha of one form. */
export interface CaptchaState {
  /** Sent with the answer: the id of the proof if there is one, else of the image; '' until that is loaded. */
  id: string;
  /** The image as SVG text, undefined until the captcha is loaded. */
  drawing: string | undefined;
  /** The URL of the audio version in the language of the page. */
  audioSource: string | undefined;
  isPending: boolean;
  /** The message when no captcha could be loaded (spec 8). */
  message: UserMessage | undefined;
  /** The way without an image. */
  proof: CaptchaProof;
  /** Loads a new image. */
  renewImage(): void;
  /** Loads a new captcha of the chosen kind: each can be used once (spec 4). */
  renew(): void;
}

function buildAudioUrl(path: string, language: string): string {
  const address = new URL(path, new URL(serviceBase, window.location.origin));
  address.searchParams.set('lang', language);
  return address.href;
}

/** Returns the captcha of one form and a function that renews it. */
export function useCaptcha(): CaptchaState {
  const scope = useId();
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(
    serviceQuery('captchaGenerate', {}, { isQuiet: true, staleTime: Infinity, scope }),
  );
  const captcha = !error && data && 'id' in data ? data : undefined;
  const renewImage = useCallback(() => void refetch(), [refetch]);
  const proof = useCaptchaProof(renewImage);
  return {
    id: proof.result?.id ?? captcha?.id ?? '',
    drawing: captcha?.text,
    audioSource: captcha && buildAudioUrl(captcha.audio, language),
    isPending: isFetching,
    message: error?.userMessage,
    proof,
    renewImage,
    renew: proof.isChosen ? proof.renew : renewImage,
  };
}
