import type { Language } from '@temple-land/portal-core';
import { createInstance } from 'i18next';
import type { From, Speaker } from './words.ts';

/** Texts of one language by key. */
export type Words = { language: Language } & Record<From, Readonly<Record<string, string>>>;

const texts = createInstance();
void texts.init({
  lng: 'en',
  fallbackLng: false,
  ns: ['messages', 'page'],
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  // A place without a value stays as it is.
  missingInterpolationHandler: (_text: string, [place]: string[]) => place,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
});

/** Gives a speaker of these words by i18next. */
export function speakerOf({ language: lng, messages, page }: Words): Speaker {
  texts.addResourceBundle(lng, 'messages', messages);
  texts.addResourceBundle(lng, 'page', page);
  return {
    language: lng,
    say: (ns, key, values) =>
      texts.exists(key, { ns, lng }) ? texts.t(key, { ...values, ns, lng }) : undefined,
  };
}
