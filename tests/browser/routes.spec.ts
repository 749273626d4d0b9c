import { expect, test, type Page } from '@playwright/test';
import {
  expectNoFindings,
  expectNoSidewaysScroll,
  expectValidHtml,
  smallTargets,
  watchConsole,
} from './audit.ts';
import { reportPaths } from './reportPaths.ts';
import { signIn, type DemoUser } from './signIn.ts';

interface Route {
  path: string;
  title: string;
}

const publicRoutes: readonly Route[] = [
  { path: '/home', title: 'Home' },
  { path: '/login', title: 'Login' },
  { path: '/registration', title: 'Registration' },
  { path: '/website/grievance/addgrievance', title: 'Grievance-Apply for land' },
  { path: '/forgot-password', title: 'Forgot Password' },
  { path: '/privacy-policy', title: 'Privacy Policy' },
  { path: '/website/about', title: 'Website-About' },
  { path: '/website/faq', title: 'Website-FAQ' },
  { path: '/website/notification', title: 'Website-Notification' },
  { path: '/website/tender', title: 'Website-Tender and Advertisement' },
  { path: '/website/sitemap', title: 'Website-Sitemap' },
  { path: '/website/search', title: 'Website-Search' },
  { path: '/website/track-status', title: 'Website-Track Your Status' },
  { path: '/website/verify-document', title: 'Website-Verify a Document' },
  { path: '/website/plot-check', title: 'Website-Check a Plot' },
  { path: '/website/figures', title: 'Website-Public Figures' },
  { path: '/website/contact-us', title: 'Website-Contact Us' },
  { path: '/website/help', title: 'Website-Help' },
  { path: '/website/content', title: 'Website-Content' },
  { path: '/website/policy', title: 'Website-Website Policy' },
  { path: '/website/terms', title: 'Website-Terms and Conditions' },
  { path: '/website/disclaimer', title: 'Website-Disclaimer' },
  { path: '/website/screen-reader', title: 'Website-Screen Reader' },
  { path: '/website/accessibility', title: 'Website-Accessibility' },
  { path: '/website/feature-inner', title: 'Website-Features' },
  { path: '/website/offline', title: 'Website-Offline' },
  { path: '/website/map-demo', title: 'Website-Map Demo' },
  { path: '/website/page-not-found', title: 'Website-Page Not Found' },
  { path: '/website/session-ended', title: 'Website-Session Ended' },
  { path: '/quarry-application', title: 'Quarry Application' },
  { path: '/temp', title: 'Temp' },
  { path: '/website/server-error', title: 'Website-Server Error' },
];

const memberRoutes: readonly (readonly [DemoUser, readonly Route[]])[] = [
  [
    'citizen',
    [
      { path: '/citizen/citizen-dashboard', title: 'Citizen-Dashboard' },
      { path: '/citizen/applications', title: 'Citizen-My Applications' },
      { path: '/citizen/edit-profile', title: 'Citizen-Edit Profile' },
      { path: '/citizen/change-password', title: 'Citizen-Change Password' },
      { path: '/website/grievance/addgrievance', title: 'Grievance-Apply for land' },
    ],
  ],
  [
    'officer',
    [
      { path: '/officer/dashboard', title: 'Officer-Dashboard' },
      { path: '/officer/applications', title: 'Officer-Applications' },
      { path: '/officer/edit-profile', title: 'Officer-Edit Profile' },
      { path: '/officer/change-password', title: 'Officer-Change Password' },
    ],
  ],
  ['tahasil', [{ path: '/officer', title: 'Officer-Home' }]],
  ['counter', [{ path: '/officer', title: 'Officer-Home' }]],
  [
    'administrator',
    [
      { path: '/admin/new-dashboard', title: 'Admin-Dashboard' },
      { path: '/admin/questions', title: 'Admin-Questions' },
      { path: '/admin/manage/tender?open=1', title: 'Admin-Manage' },
      { path: '/admin/manage/plot', title: 'Admin-Manage' },
      { path: '/admin/manage/role?open=new', title: 'Admin-Manage' },
    ],
  ],
];

// Both themes and all languages; the kit's stories cover every pair.
const looks = [
  { language: 'en', themeDark: 'false' },
  { language: 'or', themeDark: 'true' },
  { language: 'hi', themeDark: 'false' },
] as const;

const narrow = [
  { language: 'en', fontSize: '16' },
  { language: 'or', fontSize: '19' },
] as const;

async function open(page: Page, path: string, settings: Record<string, string>): Promise<void> {
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, settings);
  await page.goto(path);
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

async function audit(page: Page, where: string): Promise<void> {
  await expectNoFindings(page, where);
  await expectNoSidewaysScroll(page, where);
}

test.describe('every public page', () => {
  for (const { path, title } of publicRoutes) {
    test(`${path} is titled, quiet and without findings in each theme and language`, async ({
      page,
    }) => {
      await page.goto('/home');
      const lines = watchConsole(page);
      for (const { language, themeDark } of looks) {
        await open(page, path, { language, themeDark });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute(
          'data-theme',
          themeDark === 'true' ? 'dark' : 'light',
        );
        await audit(page, `${path} ${language} dark=${themeDark}`);
      }
      await open(page, path, { language: 'en', themeDark: 'false' });
      await expect(page).toHaveTitle(title);
      await expectValidHtml(page, path);
      expect(await smallTargets(page)).toEqual([]);
      expect(lines).toEqual([]);
    });

    test(`${path} fits 320 px and 19 px text`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto('/home');
      for (const { language, fontSize } of narrow) {
        await open(page, path, { language, fontSize });
        await audit(page, `${path} ${language} 320 px, ${fontSize} px text`);
      }
    });
  }
});

test.describe('every page of a signed-in user', () => {
  for (const [user, routes] of memberRoutes) {
    test(`${user}: titled, quiet and without findings`, async ({ page }) => {
      await signIn(page, user);
      const lines = watchConsole(page);
      for (const { path, title } of routes) {
        for (const language of ['en', 'or'] as const) {
          await open(page, path, { language });
          await audit(page, `${path} ${language} as ${user}`);
        }
        await page.setViewportSize({ width: 320, height: 700 });
        await audit(page, `${path} at 320 px as ${user}`);
        await page.setViewportSize({ width: 1280, height: 900 });
        await open(page, path, { language: 'en' });
        await expect(page).toHaveTitle(title);
        await expectValidHtml(page, path);
      }
      expect(lines).toEqual([]);
    });
  }
});

const reportTitles = {
  'tahasil-report': 'Officer-Report-Tahasil Report',
  'mouza-report': 'Officer-Report-Mouza Report',
  'khatiyan-report': 'Officer-Report-Khatiyan Report',
  'plot-report': 'Officer-Report-Plot Report',
} as const;

test.describe('the pages of a land officer whose addresses hide a place, and the map', () => {
  test('are titled, without findings and valid, wide and narrow', async ({ page }) => {
    await signIn(page, 'officer');
    const paths = await reportPaths(page.request);
    const reports = Object.entries(reportTitles).map(([name, title]) => ({
      path: paths[name] ?? '',
      title,
    }));
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    for (const { path, title } of [
      ...reports,
      { path: '/officer/explore-map', title: 'Officer-Web GIS' },
    ]) {
      for (const language of ['en', 'or'] as const) {
        await open(page, path, { language });
        await audit(page, `${path} ${language}`);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      await audit(page, `${path} at 320 px`);
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, path, { language: 'en', themeDark: 'true' });
      // A signed-in user has the light theme, whatever the device remembers (spec 1).
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page).toHaveTitle(title);
      await expectValidHtml(page, path);
    }
    expect(failures).toEqual([]);
  });
});

test('an unknown address leads home, an alias to its page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/terms');
  await expect(page).toHaveURL(/\/website\/terms$/);
});

test('a closed area sends a visitor to the root and a stranger to login', async ({ page }) => {
  await page.goto('/citizen/citizen-dashboard');
  await expect(page).toHaveURL(/\/home$/);
  await signIn(page, 'citizen');
  await page.goto('/officer/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem('tokan'))).toBeNull();
});
