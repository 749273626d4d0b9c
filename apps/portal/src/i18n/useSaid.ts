import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Said } from '../state/said.ts';
import type { Translation } from './textKey.ts';

const words = (said: Said, { t }: Translation) =>
  'text' in said ? said.text : t(`specification:${said.key}`, said.values ?? {});

/** Returns what still works and what to do next, undefined when there is nothing to add to the words. */
export const helpOf = ({ help }: Said, { t }: Translation) =>
  help && t(`specification:${help}`, { phone: t('common:contact.phone') });

/** Tells whether the words are the error text of a browser or of HTTP, which few visitors understand. */
export const isErrorText = (said: Said) => said.help === 'help.unavailable' && 'text' in said;

/** Returns what the user is told in one text, the help behind the words. */
export const wordsWithHelp = (said: Said, text: Translation) =>
  [words(said, text), helpOf(said, text)].filter(Boolean).join(' ');

/** Returns the words of what the user is told, in the language on the page. */
export function useSaid(): (said: Said) => string {
  const text = useTranslation(['common', 'specification']);
  return useCallback((said) => words(said, text), [text]);
}
