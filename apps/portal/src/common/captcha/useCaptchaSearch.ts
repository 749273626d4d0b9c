import type { EndpointName } from '@temple-land/portal-core';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';
import type { UserMessage } from '../../state/userMessage.ts';
import { useCaptcha } from './useCaptcha.ts';

const wrongCaptcha = 'track.captcha.invalid';

/** What happens to the field of a captcha. */
export interface AnswerField {
  empty(): void;
  focus(): void;
  /** Puts the text of a key of the catalogue under the field. */
  refuse(key: typeof wrongCaptcha): void;
}

const isAboutCaptcha = (message: UserMessage | undefined) =>
  message !== undefined && 'key' in message && message.key === wrongCaptcha;

/**
 * A search behind a captcha: each answer brings a new picture, and what it says of the captcha
 * stands under the captcha's field alone (spec 8).
 */
export function useCaptchaSearch<Name extends EndpointName>(name: Name, field: AnswerField) {
  const captcha = useCaptcha();
  const search = useServiceMutation(name, {
    effects: {
      newCaptcha: () => {
        field.empty();
        captcha.renew();
      },
      clearAnswer: () => field.focus(),
    },
    onError: ({ userMessage }) => {
      if (isAboutCaptcha(userMessage)) field.refuse(wrongCaptcha);
    },
  });
  const message = search.error?.userMessage;
  return { captcha, search, message: isAboutCaptcha(message) ? undefined : message };
}
