import { en, type Catalogue, type MessageKey } from './en.ts';
import { formatMessage, type MessageValues } from './format.ts';
import { hi } from './hi.ts';
import type { Language } from './languages.ts';
import { or } from './or.ts';

/** The catalogue in all languages. */
export const messages: Readonly<Record<Language, Catalogue>> = { en, or, hi };

/** Returns a text of the catalogue in a language, with its placeholders replaced. */
export function message(language: Language, key: MessageKey, values?: MessageValues): string {
  return formatMessage(messages[language][key], values);
}
