import type { EndpointName } from '@temple-land/portal-core';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';
import type { UserMessage } from '../../state/userMessage.ts';
import { useCaptcha } from './useCaptcha.ts';

const wrongCaptchaKey = 'track.captcha.invalid';

/** The operations on the answer field of a captcha. */
export interface CaptchaFieldHandle {
  clear(): void;
  focus(): void;
  /** Shows a message of the catalogue at the field. */
  setError(key: typeof wrongCaptchaKey): void;
}

const isCaptchaMessage = (message: UserMessage | undefined) =>
  message !== undefined && 'key' in message && message.key === wrongCaptchaKey;

/**
 * Returns a mutation protected by a captcha, which is renewed after each answer; a message about the captcha is shown
 * at its field only (spec 8).
 */
export function useCaptchaSearch<Name extends EndpointName>(name: Name, field: CaptchaFieldHandle) {
  const captcha = useCaptcha();
  const search = useServiceMutation(name, {
    effects: {
      newCaptcha: () => {
        field.clear();
        captcha.renew();
      },
      clearAnswer: () => field.focus(),
    },
    onError: ({ userMessage }) => {
      if (isCaptchaMessage(userMessage)) field.setError(wrongCaptchaKey);
    },
  });
  const message = search.error?.userMessage;
  return { captcha, search, message: isCaptchaMessage(message) ? undefined : message };
}
