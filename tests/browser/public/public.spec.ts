import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';
import { findMainButton } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');

test('the site is searched from an address, and each result leads to what was found', async ({
  page,
}) => {
  await page.goto('/website/search');
  await page.getByLabel(t['search:label']).fill('password');
  await findMainButton(page, m['track.search']).click();
  await expect(page).toHaveURL(/\?q=password$/);
  const results = page.getByRole('region', { name: t['search:questions'] });
  await expect(results.locator('mark').first()).toHaveText(/password/i);
  await results.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/website\/faq#[\w-]+$/);
  await expect(page.locator('main details[open] summary:focus')).toContainText(/\w/);

  await page.goto('/website/search?q=lease');
  const tender = page.getByRole('region', { name: t['search:tenders'] }).getByRole('link').last();
  const title = (await tender.textContent()) ?? '';
  await tender.click();
  await expect(page).toHaveURL(/\/website\/tender\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await page.goto('/website/search?q=zzqqxx');
  await expect(page.getByRole('main')).toContainText(t['search:none']);
});
