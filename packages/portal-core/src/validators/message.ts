import type { MessageKey } from '../messages/en.ts';

/** Names a text of the catalogue as the message of a rule; an unknown key does not compile. */
export const says = (key: MessageKey): MessageKey => key;
