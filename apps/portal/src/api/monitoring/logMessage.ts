import { loadCatalogue, type EndpointName } from '@temple-land/portal-core';
import type { UserMessage } from '../../state/userMessage.ts';
import { logToConsole } from './logToConsole.ts';

/** Logs a message that no screen shows in the browser's console, in English (spec 8, "only logged"). Never throws. */
export async function logMessage(name: EndpointName, message: UserMessage): Promise<void> {
  try {
    logToConsole(name, 'key' in message ? (await loadCatalogue('en'))[message.key] : message.text);
  } catch (error) {
    logToConsole(name, error);
  }
}
