import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserMessage } from '../state/userMessage.ts';
import type { Translation } from './textKey.ts';

const words = (message: UserMessage, { t }: Translation) =>
  'text' in message ? message.text : t(`specification:${message.key}`, message.values ?? {});

/** Returns what still works and what to do next, undefined when there is nothing to add to the words. */
export const helpOf = ({ help }: UserMessage, { t }: Translation) =>
  help && t(`specification:${help}`, { phone: t('common:contact.phone') });

/** Returns whether the words are the error text of a browser or of HTTP, which few visitors understand. */
export const isErrorText = (message: UserMessage) =>
  message.help === 'help.unavailable' && 'text' in message;

/** Returns what the user is told in one text, the help behind the words. */
export const textWithHelp = (message: UserMessage, text: Translation) =>
  [words(message, text), helpOf(message, text)].filter(Boolean).join(' ');

/** Returns the words of what the user is told, in the language on the page. */
export function useMessageText(): (message: UserMessage) => string {
  const text = useTranslation(['common', 'specification']);
  return useCallback((message) => words(message, text), [text]);
}
