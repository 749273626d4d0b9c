import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserMessage } from '../state/userMessage.ts';
import type { Translation } from './textKey.ts';

const translateMessage = (message: UserMessage, { t }: Translation) =>
  'text' in message ? message.text : t(`specification:${message.key}`, message.values ?? {});

/** Returns the text that says what still works and what to do next; undefined without one. */
export const getHelpText = ({ help }: UserMessage, { t, i18n }: Translation) =>
  help && t(`specification:${help}`, { phone: i18n.t('office:phone') });

/** Returns whether the message is the error text of a browser or of HTTP, which few visitors understand. */
export const isTechnicalMessage = (message: UserMessage) =>
  message.help === 'help.unavailable' && 'text' in message;

/** Returns the text of a message followed by its help. */
export const toTextWithHelp = (message: UserMessage, translation: Translation) =>
  [translateMessage(message, translation), getHelpText(message, translation)]
    .filter(Boolean)
    .join(' ');

/** Returns a function that translates a message into the language of the page. */
export function useMessageText(): (message: UserMessage) => string {
  const translation = useTranslation(['common', 'specification']);
  return useCallback((message) => translateMessage(message, translation), [translation]);
}
