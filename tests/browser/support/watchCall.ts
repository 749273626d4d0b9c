import type { Page, Route } from '@playwright/test';
import { sealResponse } from '@temple-land/portal-core';
import { sampleSigner } from './session.ts';

/** What comes in place of the service's own answer. */
export type Instead =
  | { answer: object }
  | { plain: object }
  | { body: string; status?: number; contentType?: string }
  | 'nothing'
  | 'a forged answer';

/** A call whose answers a test chooses, for what the service itself cannot be brought to say. */
export interface Watched {
  /** What comes instead; the service's own answer when undefined. */
  instead: Instead | undefined;
  /** How often the call was made. */
  asked: number;
}

const forged = { RESPONSE_DATA: 'e30=', RESPONSE_TOKEN: '0'.repeat(64) };

async function respond(route: Route, instead: Instead | undefined): Promise<void> {
  if (instead === undefined) return route.continue();
  if (instead === 'nothing') return route.abort();
  if (instead === 'a forged answer') return route.fulfill({ json: forged });
  if ('answer' in instead)
    return route.fulfill({ json: sealResponse(sampleSigner, instead.answer) });
  if ('plain' in instead) return route.fulfill({ json: instead.plain });
  return route.fulfill(instead);
}

/** Watches a call by its path below the service base; answers it by `instead` while that is set. */
export async function watchCall(page: Page, path: string): Promise<Watched> {
  const watched: Watched = { instead: undefined, asked: 0 };
  await page.route(`**/service/${path}`, async (route) => {
    watched.asked += 1;
    await respond(route, watched.instead);
  });
  return watched;
}

/** Has the service answer a call with `answer`, sealed as the service seals it, until the page is closed. */
export async function answerWith(page: Page, path: string, answer: object): Promise<void> {
  (await watchCall(page, path)).instead = { answer };
}
