import { expect, test, type Page } from '@playwright/test';
import { messages, type Language } from '@temple-land/portal-core';
import { addressOf, startCluster, type Cluster } from '../../support/postgres/cluster.ts';
import { freePort, startServer, type ServerProcess } from '../../support/serverProcess.ts';
import { expectNoFindings, expectNoSidewaysScroll } from '../support/audit.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { findMainButton } from '../support/expectations.ts';

// Serial, because all tests share one database, which is stopped before the first test of each language.
test.describe.configure({ mode: 'serial' });

const en = messages.en;
const t = readPageCopy('en');

let cluster: Cluster;
let server: ServerProcess;
let origin = '';

test.beforeAll(async () => {
  cluster = await startCluster({ fsync: 'off' });
  const port = await freePort();
  const DATABASE_URL = addressOf(cluster.socket, 'postgres');
  server = await startServer({ PORT: String(port), DATABASE_URL, LOG_LEVEL: 'error' });
  origin = `http://127.0.0.1:${port}`;
});
test.afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  await cluster.remove();
});

const findNotice = (page: Page, language: Language) =>
  page.getByRole('complementary', { name: messages[language]['help.unavailable.title'] });

/** The public pages with data, and the empty message that each must not show during an outage. */
const pages: readonly (readonly [path: string, never: RegExp])[] = [
  ['/home', /There are no|\b0\b(?!\.)/],
  ['/website/about', /\b0\b(?!\.)/],
  ['/website/tender', /No tender|\b0\b/],
  ['/website/notification', /No Record Found/],
  ['/website/faq', /No question/],
  ['/website/contact-us', /no official/i],
  ['/website/figures', /\b0\b/],
  ['/website/search?q=land', /\b0 results|Nothing/],
  ['/website/plot-check', /No district/],
  ['/website/verify?number=TL-2026-000001&code=AAAA-AAAA', /not issued|unknown/i],
];

// Requirements: ER-003, ER-064, UN-129
test.describe('while the database is unavailable', () => {
  test('every public page has the notice, and none shows an empty list', async ({ page }) => {
    await page.goto(`${origin}/home`);
    await cluster.stop();
    for (const [path, never] of pages) {
      await page.goto(origin + path);
      await page.waitForLoadState('networkidle');
      await expect(findNotice(page, 'en'), path).toContainText('call 06752 000 000');
      await expect(page.getByRole('main'), path).not.toContainText(never);
      await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
    }
    expect((await page.request.get(`${origin}/service/ready`)).status()).toBe(503);
  });

  test('the home page has a message for each part that failed', async ({ page }) => {
    await page.goto(`${origin}/home`);
    const tenders = page.getByRole('region', { name: t['home:tenders.title'], exact: true });
    await expect(tenders.getByText(en['general.viewAllFailed'], { exact: true })).toBeVisible();
    await expect(
      tenders.getByRole('button', { name: t['common:application.retry'] }),
    ).toBeVisible();
    const figures = page.getByRole('region', { name: t['common:home.figures.title'], exact: true });
    await expect(figures.getByText(t['common:figures.notLoaded'], { exact: true })).toHaveCount(4);
  });

  test('a form has a hint and keeps the typed values', async ({ page }) => {
    await page.goto(`${origin}/registration`);
    await page.waitForLoadState('networkidle');
    const mobile = page.getByLabel(en['registration.mobile'], { exact: true });
    await mobile.fill('9861000441');
    await findMainButton(page, en['registration.verify']).click();
    const popup = page.getByRole('alertdialog');
    await expect(popup.getByRole('heading')).toHaveText(en['help.unavailable.title']);
    await expect(popup).toContainText('503 Service Unavailable');
    await expect(popup).toContainText(en['help.kept']);
    await expect(popup).toContainText('06752 000 000');
    await popup.getByRole('button', { name: en['external.ok'], exact: true }).click();
    await expect(mobile).toHaveValue('9861000441');
  });

  for (const language of ['or', 'hi'] as const) {
    test(`the notice is in ${language} and fits 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(`${origin}/home?lang=${language}`);
      await expect(findNotice(page, language)).toContainText('06752 000 000');
      await expectNoFindings(page, `the notice in ${language}`);
      await expectNoSidewaysScroll(page, `the notice in ${language}`);
    });
  }

  test('one retry loads everything when it is back, and the notice disappears', async ({
    page,
  }) => {
    await page.goto(`${origin}/home`);
    const again = findNotice(page, 'en').getByRole('button', { name: t['common:outage.again'] });
    await expect(again).toBeVisible();
    await cluster.start();
    await expect
      .poll(async () => (await page.request.get(`${origin}/service/ready`)).status())
      .toBe(200);
    await again.press('Enter');
    await expect(findNotice(page, 'en')).toBeHidden();
    const main = page.getByRole('main');
    await expect(main.getByText(t['common:figures.notLoaded'])).toHaveCount(0);
    await expect(main.getByRole('button', { name: t['common:application.retry'] })).toHaveCount(0);
    await expect(page.locator('main:focus, main :focus')).toBeVisible();
  });
});
