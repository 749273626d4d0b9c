import { expect, test, type Page } from '@playwright/test';
import { languages, messages } from '@temple-land/portal-core';
import { watchActivity } from '../support/activity.ts';
import { watchCall } from '../support/watchCall.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { waitForHydration } from '../public/publicPage.ts';
import { soft } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an external link asks for confirmation, then opens a tab without access to this one', async ({
  page,
  context,
}) => {
  await context.route(/temple\.example/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );
  await page.goto('/home');
  const link = page.getByRole('main').locator('a[href^="https://"]').first();
  const dialog = page.getByRole('alertdialog', { name: m['external.title'] });
  await test.step('ST-003, ST-028: the dialog', async () => {
    await link.click();
    await expect(dialog).toBeVisible();
    await soft(dialog.getByRole('heading')).toHaveText(m['external.title']);
  });
  await test.step('ER-007: Cancel stays', async () => {
    await dialog.getByRole('button', { name: m['external.cancel'], exact: true }).click();
    await soft(dialog).toHaveCount(0);
    await soft(page).toHaveURL(/\/home$/);
    expect.soft(context.pages()).toHaveLength(1);
  });
  await test.step('ER-006: Ok opens a new tab without an opener', async () => {
    await link.click();
    const opened = context.waitForEvent('page');
    await dialog.getByRole('button', { name: m['external.ok'], exact: true }).click();
    const tab = await opened;
    await soft(heading(tab)).toHaveText('Elsewhere');
    expect.soft(await tab.evaluate(() => window.opener === null)).toBe(true);
    await soft(page).toHaveURL(/\/home$/);
  });
});

test('the theme is light at first and is remembered', async ({ page }) => {
  const html = page.locator('html');
  const stored = () => page.evaluate(() => localStorage.getItem('themeDark'));
  await page.goto('/website/terms');
  await test.step('HD-003: light without a choice', async () => {
    expect.soft(await stored()).toBeNull();
    await soft(html).toHaveAttribute('data-theme', 'light');
    await page.waitForLoadState('networkidle');
  });
  await test.step('HD-002: the choice is kept under themeDark', async () => {
    await page.getByRole('button', { name: t['common:shell.darkTheme'] }).click();
    await soft(html).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await soft(html).toHaveAttribute('data-theme', 'dark');
    expect.soft(await stored()).toBe('true');
  });
});

test('each page and each action is recorded, and a failure is only logged', async ({ page }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1:|blob:|data:)/.test(request.url())) strangers.push(request.url());
  });
  const records = watchActivity(page);
  const ip = await watchCall(page, 'ip');
  const save = await watchCall(page, 'activityTracker/save');
  await page.goto('/website/terms');
  await soft.poll(() => records.length).toBe(1);
  const go = async (path: string) => {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  };
  await test.step('EN-027, CA-003: a record and an address look-up for each route', async () => {
    await go('/website/disclaimer');
    await soft.poll(() => records.length).toBe(2);
    expect.soft(ip.count).toBe(2);
    expect.soft(records[1]).toMatchObject({
      currentUrl: '/website/disclaimer',
      actionType: 'VIEW',
      currentIp: '127.0.0.1',
      deviceType: 'WEBSITE',
    });
  });
  await test.step('EV-027, UN-088: a page view with title, path and location', async () => {
    const views = await page.evaluate(
      () => (window as unknown as { dataLayer?: object[] }).dataLayer,
    );
    expect.soft(views?.at(-1)).toEqual({
      event: 'page_view',
      page_title: 'Website-Disclaimer',
      page_path: '/website/disclaimer',
      page_location: new URL('/website/disclaimer', page.url()).href,
    });
    expect.soft(views).toHaveLength(2);
  });
  await test.step('UN-085: without an address the record is sent all the same', async () => {
    ip.replacement = 'nothing';
    await go('/website/faq');
    await soft.poll(() => records.at(-1)?.currentIp).toBe('');
    ip.replacement = undefined;
  });
  await test.step('EN-028: a download is recorded', async () => {
    await page.goto('/website/tender');
    await waitForHydration(page);
    const tender = page.getByRole('tabpanel').getByRole('link', { name: /^Download PDF/ });
    const download = page.waitForEvent('download');
    await tender.first().click();
    await download;
    await soft.poll(() => records.map(({ actionType }) => actionType)).toContain('DOWNLOAD');
  });
  await test.step('CA-002, ER-068: a record that is not saved is only logged', async () => {
    const lines: string[] = [];
    page.on('console', (line) => lines.push(`${line.type()} ${line.text()}`));
    save.replacement = 'nothing';
    await go('/website/help');
    await soft.poll(() => lines.some((line) => line.startsWith('info activity'))).toBe(true);
    await soft(page.getByRole('alert')).toHaveCount(0);
    await soft(page.getByRole('alertdialog')).toHaveCount(0);
  });
  await test.step('CA-065: no other host is called, since the message engine is off', () => {
    expect.soft(strangers).toEqual([]);
  });
});

test('the texts are loaded from assets/i18n, or taken from the bundle when that fails', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/i18n/')) requested.push(pathname);
  });
  const choose = async (language: string) => {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto('/website/tender');
    await soft(page.locator('html')).toHaveAttribute('lang', language);
  };
  await page.goto('/home');
  await test.step('UN-089: each language is one file', async () => {
    for (const language of languages) {
      const file = await page.request.get(`/assets/i18n/${language}.json`);
      const texts = (await file.json()) as Record<string, string>;
      expect.soft(texts).toMatchObject(readPageCopy(language));
      for (const [key, text] of Object.entries(messages[language])) {
        expect.soft(texts[`specification:${key}`], key).toBe(text);
      }
    }
  });
  await test.step('EV-026: the texts of a page are loaded as json, in English too', async () => {
    for (const language of ['or', 'hi', 'en'] as const) {
      await choose(language);
      await soft.poll(() => requested).toContain(`/assets/i18n/${language}/tenders.json`);
      await soft(page.getByText(readPageCopy(language)['tenders:lead'])).toBeVisible();
    }
  });
  await test.step('UN-144: without the file the page speaks English', async () => {
    await page.route('**/assets/i18n/or/*.json', (route) => route.abort());
    await choose('or');
    await soft(page.getByText(t['tenders:lead'])).toBeVisible();
    await page.route('**/assets/i18n/en/*.json', (route) => route.abort());
    await page.reload();
    await soft(page.getByText(t['tenders:lead'])).toBeVisible();
  });
  await test.step('EV-026: a deployed English file wins over the bundle', async () => {
    await page.unroute('**/assets/i18n/en/*.json');
    const texts = { lead: 'Tenders of this office' };
    await page.route('**/assets/i18n/en/tenders.json', (route) => route.fulfill({ json: texts }));
    await choose('en');
    await soft(page.getByText(texts.lead)).toBeVisible();
  });
});
