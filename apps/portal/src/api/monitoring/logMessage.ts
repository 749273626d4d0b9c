import { loadCatalogue, type EndpointName } from '@temple-land/portal-core';
import type { UserMessage } from '../../state/userMessage.ts';
import { logFailure } from './logFailure.ts';

/** Writes to the browser's log what a screen tells nobody (spec 8, "only logged"), in English. Never throws. */
export async function logMessage(name: EndpointName, message: UserMessage): Promise<void> {
  try {
    logFailure(name, 'key' in message ? (await loadCatalogue('en'))[message.key] : message.text);
  } catch (error) {
    logFailure(name, error);
  }
}
