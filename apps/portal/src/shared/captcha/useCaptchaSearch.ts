import type { EndpointName, Input } from '@temple-land/portal-core';
import { useServiceCall } from '../../api/query/useServiceCall.ts';
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
  const call = useServiceCall(name, {
    newCaptcha: () => {
      field.empty();
      captcha.renew();
    },
    clearAnswer: () => field.focus(),
  });
  const run = async (input: Input<Name>) => {
    const ended = await call.run(input);
    if (isAboutCaptcha(ended.message)) field.refuse(wrongCaptcha);
    return ended;
  };
  return {
    captcha,
    run,
    isPending: call.isPending,
    message: isAboutCaptcha(call.message) ? undefined : call.message,
  };
}
