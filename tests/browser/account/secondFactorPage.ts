import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectValidHtml } from '../support/audit.ts';
import { readPageCopy } from '../support/pageCopy.ts';

const t = readPageCopy('en');

/** Returns the card of the second factors. */
export const findFactorsCard = (page: Page) =>
  page.getByRole('region', { name: t['account:factor.title'], exact: true });

/** Returns the field of a code. */
export const findCodeField = (page: Page) =>
  page.getByLabel(t['account:factor.code'], { exact: true });
/** Fails on invalid HTML and a page that scrolls sideways. */
export async function expectNoProblems(page: Page, where: string): Promise<void> {
  await expectValidHtml(page, where);
  await expectNoSidewaysScroll(page, where);
}
