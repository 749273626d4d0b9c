import type { Page } from '@playwright/test';
import { sealResponse } from '@temple-land/portal-core';
import { sampleSigner } from './session.ts';

/** Has the service answer a call with `value`, sealed as the service seals it, until the page is closed. */
export async function answerWith(page: Page, path: string, value: unknown): Promise<void> {
  await page.route(`**/service/${path}`, (route) =>
    route.fulfill({ json: sealResponse(sampleSigner, value) }),
  );
}
