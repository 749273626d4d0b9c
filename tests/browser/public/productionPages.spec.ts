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

test('a page of a closed portal is loaded from the service, which says that it opens soon', async ({
  page,
}) => {
  await page.route('**/service/config', async (route) => {
    const response = await route.fetch();
    const answered = (await response.json()) as object;
    const closed = { ...answered, mode: 'production', isPublic: false };
    await route.fulfill({ response, json: closed });
  });
  // The service of the tests is open: it would send the page itself.
  await page.route('**/website/faq', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: '<h1>Soon</h1>' })
      : route.fallback(),
  );
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'production');
  const faq = page.getByRole('banner').getByRole('link', { name: m['header.faq'], exact: true });
  await faq.click();
  await expect(page.getByRole('heading', { name: 'Soon' })).toBeVisible();
});
