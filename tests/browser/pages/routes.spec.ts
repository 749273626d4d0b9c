import { expect, test, type Page } from '@playwright/test';
import {
  expectNoSidewaysScroll,
  expectSoundPage,
  expectValidHtml,
  collectConsoleErrors,
} from '../support/audit.ts';
import { findReportPaths } from '../land/reportPaths.ts';
import { expectScreenReaderSupport } from '../support/screenReader.ts';
import { findTitle, memberRoutes, publicRoutes } from './routeTitles.ts';
import { signIn, startSignedIn } from '../support/signIn.ts';

const narrow = { width: 320, height: 700 };

// Every screen is checked in its stories: axe in both themes, 320 px in three languages, text of 19 px, targets of 44 px.
// Here the page as the service delivers it is checked: its title, its markup, its landmarks, and the service's own data in
// the appearance that differs most from the stories.
const appearance = { language: 'or', themeDark: 'true', fontSize: '19' };

// A cheap page, opened first to store settings in the browser.
const anyAddress = '/robots.txt';

async function open(page: Page, path: string, settings: Record<string, string>): Promise<void> {
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, settings);
  await page.goto(path);
  await waitForRest(page);
}

async function waitForRest(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

async function audit(page: Page, where: string): Promise<void> {
  await expectNoSidewaysScroll(page, where);
  await expectScreenReaderSupport(page, where);
}

async function expectGoodMarkup(page: Page, path: string): Promise<void> {
  await expectValidHtml(page, path);
  await expectSoundPage(page, path);
}

const groups = 4;

test.describe('every public page', () => {
  for (const group of Array.from({ length: groups }, (_, index) => index)) {
    const routes = publicRoutes.filter((_, index) => index % groups === group);
    // Requirements: RO-015, RT-059
    test(`is titled, quiet and valid, and read in Odia: ${group + 1} of ${groups}`, async ({
      page,
    }) => {
      await page.goto(anyAddress);
      const lines = collectConsoleErrors(page);
      await page.setViewportSize(narrow);
      for (const { path } of routes) {
        await test.step(path, async () => {
          await open(page, path, appearance);
          // Requirement: UN-010
          await expect(page).toHaveTitle(findTitle(path, 'or'));
          await expect(page.locator('html')).toHaveAttribute('lang', 'or');
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
          await expectGoodMarkup(page, path);
          await audit(page, `${path} in Odia at 320 px`);
          expect(lines, path).toEqual([]);
        });
      }
    });
  }
});

test.describe('every page of a signed-in user', () => {
  for (const [user, routes] of memberRoutes) {
    // Requirement: RT-059
    test(`${user}: titled, quiet and valid, and read in Odia`, async ({ page }) => {
      await startSignedIn(page, user);
      await page.goto('/home');
      const lines = collectConsoleErrors(page);
      await page.setViewportSize(narrow);
      for (const { path } of routes) {
        await open(page, path, { language: 'or' });
        await expect(page).toHaveTitle(findTitle(path, 'or'));
        await expectGoodMarkup(page, path);
        await audit(page, `${path} in Odia at 320 px as ${user}`);
      }
      expect(lines).toEqual([]);
    });
  }
});

test.describe('the pages of a land officer whose addresses hide a place, and the map', () => {
  test('are titled and valid, and read in Odia', async ({ page }) => {
    await startSignedIn(page, 'officer');
    await page.goto('/home');
    const paths = await findReportPaths(page.request);
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await page.setViewportSize(narrow);
    for (const path of [...Object.values(paths), '/officer/explore-map']) {
      await open(page, path, { language: 'or', themeDark: 'true' });
      // A signed-in user has the light theme, whatever the device remembers (spec 1).
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page).toHaveTitle(findTitle(path, 'or'));
      await expectGoodMarkup(page, path);
      await audit(page, `${path} in Odia at 320 px`);
    }
    expect(failures).toEqual([]);
  });
});

test('an unknown address leads home, an alias to its page', async ({ page }) => {
  // Requirements: RT-015, UN-002
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/home$/);
  // Requirements: RT-001, UN-001
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/terms');
  await expect(page).toHaveURL(/\/website\/terms$/);
});

test('an area redirects a visitor to the root and a user of another area to the login', async ({
  page,
}) => {
  await page.goto('/citizen/citizen-dashboard');
  // Requirement: ST-007
  await expect(page).toHaveURL(/\/home$/);
  await signIn(page, 'citizen');
  await page.goto('/officer/dashboard');
  // Requirement: ST-013
  await expect(page).toHaveURL(/\/login$/);
  // Requirement: ST-012
  expect(await page.evaluate(() => sessionStorage.getItem('tokan'))).toBeNull();
});
