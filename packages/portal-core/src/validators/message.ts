import type { MessageKey } from '../messages/en.ts';

/** Returns a message key unchanged; an unknown key does not compile. */
export const messageKey = (key: MessageKey): MessageKey => key;
