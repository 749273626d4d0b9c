import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { watchCall } from '../support/watchCall.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { findMainButton } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');

test('a failure is not cached: opening the page again loads it again', async ({ page }) => {
  const questions = await watchCall(page, 'faq/questionsandanswers');
  questions.replacement = 'nothing';
  await page.goto('/website/faq');
  await expect(findMainButton(page, t['common:application.retry'])).toBeVisible();
  await page.getByRole('contentinfo').locator('a[href="/website/terms"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m['sitemap.terms']);
  questions.replacement = undefined;
  await page.goBack();
  await expect(page.getByText('Who can apply for temple land?', { exact: true })).toBeVisible();
});
