import { expect, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { holdScripts } from '../support/holdScripts.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { waitForHydration } from '../public/publicPage.ts';

const m = messages.en;
const t = readPageCopy('en');
const { step } = test;

const getScrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

// Requirement: RT-016
test('a new page starts at its top, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/website/sitemap');
  await page.goto('/website/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => getScrollTop(page)).toBe(700);
  await page
    .getByRole('contentinfo')
    .locator('a[href="/website/terms"]')
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  await expect(page).toHaveURL(/\/website\/terms$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m['sitemap.terms']);
  expect(await getScrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t['common:title.help']);
  await expect.poll(() => getScrollTop(page)).toBe(700);
});

test('the page stays until the next or previous one is loaded', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/website/terms');
  await waitForHydration(page);
  await step('by a link', async () => {
    const release = await holdScripts(page);
    const link = page.getByRole('contentinfo').locator('a[href="/website/faq"]');
    await link.click();
    await expect(page.getByText(t['common:shell.loading'], { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/website\/terms$/);
    await expect(heading).toHaveText(m['sitemap.terms']);
    release();
    await expect(heading).toHaveText(t['common:title.faq']);
    await expect(page).toHaveURL(/\/website\/faq$/);
    await expect(page.getByText(t['common:shell.loading'], { exact: true })).toBeHidden();
  });
  await step('by Back, with code that is not loaded yet', async () => {
    await page.reload();
    await waitForHydration(page);
    const letScriptsCome = await holdScripts(page);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(/\/website\/terms$/);
    await page.waitForTimeout(300);
    await expect(heading).toHaveText(t['common:title.faq']);
    letScriptsCome();
    await expect(heading).toHaveText(m['sitemap.terms']);
  });
});
