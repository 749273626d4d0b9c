import { expect, test, type Page } from '@playwright/test';
import { waitForHydration } from '../public/publicPage.ts';

const pages = [
  { path: '/website/faq', shows: 'summary' },
  { path: '/website/tender', shows: 'article h3' },
  { path: '/website/notification', shows: 'main li h2' },
  { path: '/website/figures', shows: 'main table td' },
] as const;

/** Returns the address of the first tender's document. */
async function findTenderDocument(page: Page): Promise<string> {
  await page.goto('/website/tender');
  const link = page.getByRole('tabpanel').locator('a[href^="/tender-docs/"]').first();
  await expect(link).toHaveAttribute('href', /\/tender-docs\/[\w-]{40,}/);
  return (await link.getAttribute('href')) ?? '';
}

/** Returns the hydration errors in the console of a page. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Opens a page and marks its elements before its code runs; returns whether hydration has kept a marked one. */
async function areElementsKept(page: Page, path: string, shows: string): Promise<boolean> {
  await page.addInitScript((selector) => {
    document.addEventListener('readystatechange', () => {
      document.querySelector(selector)?.toggleAttribute('data-first', true);
    });
  }, shows);
  await page.goto(path);
  await waitForHydration(page);
  return page.locator(`${shows}[data-first]`).isVisible();
}

test('a page of data shows its data without script', async ({ browser, page }) => {
  const sheet = await findTenderDocument(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const { path, shows } of [...pages, { path: sheet, shows: 'article dd' }]) {
    await plain.goto(path);
    await expect.soft(plain.locator(shows).first(), path).toBeVisible();
  }
  await context.close();
});

for (const { path, shows } of pages) {
  test(`${path} is hydrated as the service rendered it`, async ({ page }) => {
    const errors = collectErrors(page);
    expect(await areElementsKept(page, path, shows)).toBe(true);
    expect(errors).toEqual([]);
  });
}

test('a tender’s document is hydrated as the service rendered it, and printed with the time', async ({
  page,
}) => {
  const path = await findTenderDocument(page);
  await page.addInitScript(() => {
    window.print = () =>
      document.documentElement.setAttribute('data-printed', document.body.innerText);
  });
  const errors = collectErrors(page);
  expect(await areElementsKept(page, path, 'article h1')).toBe(true);
  const printed = /Printed \d{2}-\w{3}-\d{4} \d{2}:\d{2} (?:AM|PM)/;
  await expect(page.locator('html')).toHaveAttribute('data-printed', printed);
  expect(errors).toEqual([]);
});

test('a tender’s document in Odia is rendered in Odia', async ({ browser, page }) => {
  const path = await findTenderDocument(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${path}?lang=or`);
  await expect(plain.locator('html')).toHaveAttribute('lang', 'or');
  await expect(plain.locator('article h1')).toHaveText(/[\u0B00-\u0B7F]/);
  await context.close();
});
