import type { MessageKey, MessageValues } from '@temple-land/portal-core';

/** What the user is told: a text of the catalogue, or a text that came from the server or network. */
export type UserMessage = ({ key: MessageKey; values?: MessageValues } | { text: string }) & {
  /** What still works and what to do next, under the message. */
  help?: MessageKey;
};
