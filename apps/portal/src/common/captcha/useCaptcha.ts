import { useCallback, useId } from 'react';
import { serviceBase } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { UserMessage } from '../../state/userMessage.ts';

/** A captcha of one form. */
export interface CaptchaState {
  /** Sent back with the answer; '' until the captcha is there. */
  id: string;
  /** The drawing as SVG text, undefined until the captcha is there. */
  drawing: string | undefined;
  /** Address of the spoken version in the language of the page. */
  audioSource: string | undefined;
  isPending: boolean;
  /** Why there is no captcha (spec 8). */
  message: UserMessage | undefined;
  /** Loads a new one: a captcha is used once (spec 4). */
  renew(): void;
}

function addressOfAudio(path: string, language: string): string {
  const address = new URL(path, new URL(serviceBase, window.location.origin));
  address.searchParams.set('lang', language);
  return address.href;
}

/** Keeps a captcha for one form: drawing, spoken form, renewal. */
export function useCaptcha(): CaptchaState {
  const scope = useId();
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(
    serviceQuery('captchaGenerate', {}, { isQuiet: true, staleTime: Infinity, scope }),
  );
  const captcha = !error && data && 'id' in data ? data : undefined;
  const renew = useCallback(() => void refetch(), [refetch]);
  return {
    id: captcha?.id ?? '',
    drawing: captcha?.text,
    audioSource: captcha && addressOfAudio(captcha.audio, language),
    isPending: isFetching,
    message: error?.userMessage,
    renew,
  };
}
