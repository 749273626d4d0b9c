import { useCallback } from 'react';
import type { UserMessage } from '../state/userMessage.ts';
import { useText, type Text } from './useText.ts';

const words = (message: UserMessage, { m }: Text) =>
  'text' in message ? message.text : m(message.key, message.values);

/** Returns what still works and what to do next, undefined when there is nothing to add to the words. */
export const helpOf = ({ help }: UserMessage, { m, t }: Text) =>
  help && m(help, { phone: t('contact.phone') });

/** Tells whether the words are the error text of a browser or of HTTP, which few visitors understand. */
export const isErrorText = (message: UserMessage) =>
  message.help === 'help.unavailable' && 'text' in message;

/** Returns what the user is told in one text, the help behind the words. */
export const textWithHelp = (message: UserMessage, text: Text) =>
  [words(message, text), helpOf(message, text)].filter(Boolean).join(' ');

/** Returns the words of what the user is told, in the language on the page. */
export function useMessageText(): (message: UserMessage) => string {
  const text = useText();
  return useCallback((message) => words(message, text), [text]);
}
