import { expect, test, type Browser } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';
import { createSession, startWithSession, type StoredSession } from '../support/session.ts';

const people = {
  CI: ['9437000001', 'Citizen@123'],
  C: ['counter.puri', 'Counter@123'],
  T: ['tahasil.brahmagiri', 'Tahasil@123'],
  O: ['officer.puri', 'Officer@123'],
  A: ['admin', 'Admin@1234'],
} as const;

type Visitor = keyof typeof people | 'nobody';

const everybody: readonly Visitor[] = ['nobody', 'CI', 'C', 'T', 'O', 'A'];

/** The landing page of each kind of user; `own` is the address itself, a star means that the session has ended. */
type Landings = Readonly<Record<Visitor, string>>;

const landingPages: Landings = {
  nobody: 'own',
  // Requirement: UN-008
  CI: '/citizen/citizen-dashboard',
  C: '/officer',
  T: '/officer',
  O: '/officer/dashboard',
  // Requirement: UN-008
  A: '/admin/new-dashboard',
};
const open: Landings = { nobody: 'own', CI: 'own', C: 'own', T: 'own', O: 'own', A: 'own' };
const citizens: Landings = {
  nobody: '/home',
  CI: 'own',
  C: '/login*',
  T: '/login*',
  O: '/login*',
  A: '/login*',
};
const officers: Landings = {
  nobody: '/home',
  CI: '/login*',
  C: 'own',
  T: 'own',
  O: 'own',
  A: '/login*',
};
// Requirement: UN-026
const readers: Landings = { ...officers, C: '/officer' };
const landOfficers: Landings = { ...officers, C: '/officer', T: '/officer' };
const administrators: Landings = {
  nobody: '/home',
  CI: '/login*',
  C: '/login*',
  T: '/login*',
  O: '/login*',
  A: 'own',
};

const formatFailures = '/officer/report/land-information/tahasil-report/x';

const matrix: readonly (readonly [path: string, landings: Landings])[] = [
  // Requirement: RO-001
  ['/home', open],
  // Requirement: RO-015
  ['/website/tender', open],
  ['/website/grievance/addgrievance', open],
  ['/website/grievance/viewgrievance', open],
  // Requirements: LG-017, RO-018
  ['/login', landingPages],
  // Requirement: RO-018
  ['/registration', landingPages],
  // Requirements: RO-018, RT-050
  ['/forgot-password', landingPages],
  // Requirement: RO-001
  ['/citizen/citizen-dashboard', citizens],
  ['/citizen/applications', citizens],
  ['/citizen/edit-profile', citizens],
  ['/citizen/change-password', citizens],
  ['/officer', { ...officers, O: '/officer/dashboard' }],
  // Requirement: RO-001
  ['/officer/dashboard', readers],
  ['/officer/applications', readers],
  ['/officer/cases', readers],
  ['/officer/edit-profile', officers],
  ['/officer/change-password', officers],
  [formatFailures, { ...landOfficers, O: '/website/page-not-found' }],
  // Requirement: RO-001
  ['/admin/new-dashboard', administrators],
  ['/admin/questions', administrators],
  ['/admin/page-reports', administrators],
  ['/admin/changes', administrators],
  // Requirement: RO-020
  ['/admin/edit-profile', administrators],
  ['/admin/manage/tender', administrators],
  [
    // Requirements: RT-005, RT-049, UN-009
    '/change-password',
    {
      nobody: '/home',
      CI: '/citizen/change-password',
      C: '/officer/change-password',
      T: '/officer/change-password',
      O: '/officer/change-password',
      A: 'own',
    },
  ],
];

/**
 * Opens every address as one user; returns the wrong landing pages. After an address that ends the session the user
 * logs in again.
 */
async function openAllPages(
  browser: Browser,
  who: Visitor,
  login: () => Promise<StoredSession>,
): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/website/page-not-found');
  const wrong: string[] = [];
  let session = await login();
  for (const [path, landings] of matrix) {
    await page.evaluate((entries) => {
      sessionStorage.clear();
      for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value);
    }, session);
    await page.goto(path);
    const expected = landings[who] === 'own' ? path : landings[who].replace('*', '');
    const lands = (address: URL) => address.pathname === expected;
    await page.waitForURL(lands, { timeout: 20_000, waitUntil: 'commit' }).catch(() => undefined);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const landed = new URL(page.url()).pathname;
    const isSignedIn = await page.evaluate(() => sessionStorage.getItem('tokan') !== null);
    if (landings[who].endsWith('*')) session = await login();
    // Requirement: ST-012
    const shouldBe = who !== 'nobody' && !landings[who].endsWith('*');
    if (landed !== expected || isSignedIn !== shouldBe) {
      wrong.push(`${who} on ${path}: ${landed}${isSignedIn ? '' : ' without a session'}`);
    }
  }
  await context.close();
  return wrong;
}

test.describe('each user type lands on each address where the areas say', () => {
  for (const who of everybody) {
    test(who, async ({ browser, request }) => {
      const [id, password] = who === 'nobody' ? [] : people[who];
      const isSomebody = id !== undefined && password !== undefined;
      const login = async () => (isSomebody ? createSession(request, id, password) : {});
      expect(await openAllPages(browser, who, login)).toEqual([]);
    });
  }
});

// Requirements: RO-012, RO-013
test('the menu of each user type has its own entries', async ({ browser, request }) => {
  const links: Readonly<Record<keyof typeof people, Readonly<Record<string, string>>>> = {
    CI: {
      Dashboard: '/citizen/citizen-dashboard',
      'My Applications': '/citizen/applications',
      'Apply for land': '/website/grievance/addgrievance',
      Tenders: '/website/tender',
      Search: '/website/search',
    },
    C: { Home: '/officer' },
    T: { Home: '/officer', Applications: '/officer/applications' },
    O: {
      Dashboard: '/officer/dashboard',
      Applications: '/officer/applications',
      'Web GIS': '/officer/explore-map',
    },
    A: {
      Dashboard: '/admin/new-dashboard',
      Questions: '/admin/questions',
      'Problems with pages': '/admin/page-reports',
    },
  };
  const buttons: Partial<Record<string, readonly string[]>> = {
    O: ['Search Plot'],
    A: ['Land records', 'Published content', 'Users and roles'],
  };
  for (const [who, [id, password]] of Object.entries(people)) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await startWithSession(context, await createSession(request, id, password));
    const page = await context.newPage();
    await page.goto('/website/about');
    const account = page.getByRole('button', {
      name: readPageCopy('en')['common:shell.accountMenu'],
    });
    // Until then the page is shown as prerendered, for visitors.
    await expect(account).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main', exact: true });
    const shown = await menu
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(Object.fromEntries(shown), who).toEqual(links[who as keyof typeof people]);
    await expect(menu.getByRole('button'), who).toHaveText([...(buttons[who] ?? [])]);
    await account.click();
    const change = { name: messages.en['header.changePassword'], exact: true };
    await expect(page.getByRole('link', change)).toBeVisible();
    await context.close();
  }
});
