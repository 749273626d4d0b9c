import type { Language, MessageKey, MessageValues } from '@temple-land/portal-core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../state/language.ts';
import type { PageKey } from './pageKey.ts';

/** The texts of the page in the language on it. */
export interface Text {
  /** A text of the specification's catalogue. */
  m(key: MessageKey, values?: MessageValues): string;
  /** A text of the page copy. */
  t(key: PageKey, values?: MessageValues): string;
  language: Language;
}

/** Gives the texts in the current language; the component follows a change of language. */
export function useText(): Text {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  return useMemo(
    () => ({
      m: (key, values) => i18n.t(key, { lng: language, ns: 'messages', ...values }),
      t: (key, values) => i18n.t(key, { lng: language, ns: 'page', ...values }),
      language,
    }),
    [i18n, language],
  );
}
