import type { MessageKey, MessageValues } from '@temple-land/portal-core';

/** A message for the user: a text of the catalogue, or a text from the server or the network. */
export type UserMessage = ({ key: MessageKey; values?: MessageValues } | { text: string }) & {
  /** What still works and what to do next; shown under the message. */
  help?: MessageKey;
};
