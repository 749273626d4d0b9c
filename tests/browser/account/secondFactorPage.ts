import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoSidewaysScroll, expectValidHtml } from '../support/audit.ts';
import { pageCopy } from '../support/pageCopy.ts';

const t = pageCopy('en');

/** Finds the card of the second factors. */
export const card = (page: Page) =>
  page.getByRole('region', { name: t['account:factor.title'], exact: true });

/** Finds the field of a code. */
export const codeField = (page: Page) => page.getByLabel(t['account:factor.code'], { exact: true });
/** Fails on any finding of axe, invalid HTML, and a page that scrolls sideways. */
export async function expectClean(page: Page, where: string): Promise<void> {
  await expectNoFindings(page, where);
  await expectValidHtml(page, where);
  await expectNoSidewaysScroll(page, where);
}
