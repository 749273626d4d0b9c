import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';

const m = messages.en;
const t = readPageCopy('en');

// The service of the tests runs in demo mode: the configuration is changed to production without external websites.
test.beforeEach(async ({ page }) => {
  await page.route('**/service/config', async (route) => {
    const response = await route.fetch();
    const { envelopeKey, addressKey } = (await response.json()) as Record<string, string>;
    await route.fulfill({ response, json: { mode: 'production', envelopeKey, addressKey } });
  });
});

// Requirement: UN-017
test('home and sitemap have no service without an address', async ({ page }) => {
  for (const path of ['/home', '/website/sitemap']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'production');
    const main = page.getByRole('main');
    await expect(main.getByText(m['header.illegitimate']).first()).toBeVisible();
    for (const name of [m['header.donate'], m['header.guestHouse']]) {
      await expect(main.getByText(name, { exact: true })).toHaveCount(0);
    }
  }
});

test('neither banner nor legal pages mention a sample', async ({ page }) => {
  for (const path of ['policy', 'terms', 'disclaimer', 'privacy-policy']) {
    await page.goto(`/website/${path}`);
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'production');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(t['info:document.sample'])).toBeHidden();
    await expect(page.getByText(t['common:shell.demo'])).toBeHidden();
  }
});

test('no page shows the invented help line of the sample', async ({ page }) => {
  for (const path of ['/home', '/website/faq', '/registration', '/forgot-password']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'production');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const words of [t['office:phone'], t['office:email']]) {
      await expect(page.getByText(words).filter({ visible: true })).toHaveCount(0);
    }
  }
});
