import { loadCatalogue, type EndpointName } from '@temple-land/portal-core';
import type { Said } from '../state/said.ts';
import { logFailure } from './log.ts';

/** Writes to the browser's log what a screen tells nobody (spec 8, "only logged"), in English. Never throws. */
export async function logSaid(name: EndpointName, said: Said): Promise<void> {
  try {
    logFailure(name, 'key' in said ? (await loadCatalogue('en'))[said.key] : said.text);
  } catch (error) {
    logFailure(name, error);
  }
}
