import type { Page, Route } from '@playwright/test';
import { sealResponse } from '@temple-land/portal-core';
import { sampleSigner } from './session.ts';

/** What replaces the answer of the service. */
export type Replacement =
  | { answer: object }
  | { plain: object }
  | { body: string; status?: number; contentType?: string }
  | 'nothing'
  | 'a forged answer';

/** A call whose answers a test can replace, for answers that the service does not give by itself. */
export interface WatchedCall {
  /** The replacement of the answer; the service's own answer when undefined. */
  replacement: Replacement | undefined;
  /** The number of requests. */
  count: number;
}

const forged = { RESPONSE_DATA: 'e30=', RESPONSE_TOKEN: '0'.repeat(64) };

async function respond(route: Route, replacement: Replacement | undefined): Promise<void> {
  if (replacement === undefined) return route.continue();
  if (replacement === 'nothing') return route.abort();
  if (replacement === 'a forged answer') return route.fulfill({ json: forged });
  if ('answer' in replacement)
    return route.fulfill({ json: sealResponse(sampleSigner, replacement.answer) });
  if ('plain' in replacement) return route.fulfill({ json: replacement.plain });
  return route.fulfill(replacement);
}

/** Intercepts a call by its path below the service base; answers it by `replacement` while that is set. */
export async function watchCall(page: Page, path: string): Promise<WatchedCall> {
  const watched: WatchedCall = { replacement: undefined, count: 0 };
  await page.route(`**/service/${path}`, async (route) => {
    watched.count += 1;
    await respond(route, watched.replacement);
  });
  return watched;
}

/** Answers a call with `answer`, sealed like the service's own, until the page is closed. */
export async function answerWith(page: Page, path: string, answer: object): Promise<void> {
  (await watchCall(page, path)).replacement = { answer };
}
