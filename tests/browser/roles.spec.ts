import { expect, test, type Browser } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { pageCopy } from './pageCopy.ts';
import { httpSession, startWith, type StoredSession } from './session.ts';

const people = {
  CI: ['9437000001', 'Citizen@123'],
  C: ['counter.puri', 'Counter@123'],
  T: ['tahasil.brahmagiri', 'Tahasil@123'],
  O: ['officer.puri', 'Officer@123'],
  A: ['admin', 'Admin@1234'],
} as const;

type Who = keyof typeof people | 'nobody';

const everybody: readonly Who[] = ['nobody', 'CI', 'C', 'T', 'O', 'A'];

/** Where somebody lands; `own` is the address itself, a star says that the session has ended. */
type Landings = Readonly<Record<Who, string>>;

const homes: Landings = {
  nobody: 'own',
  CI: '/citizen/citizen-dashboard',
  C: '/officer',
  T: '/officer',
  O: '/officer/dashboard',
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
const landOfficers: Landings = { ...officers, C: '/officer', T: '/officer' };
const administrators: Landings = {
  nobody: '/home',
  CI: '/login*',
  C: '/login*',
  T: '/login*',
  O: '/login*',
  A: 'own',
};

const report = '/officer/report/land-information/tahasil-report/x';

const matrix: readonly (readonly [path: string, landings: Landings])[] = [
  ['/home', open],
  ['/website/tender', open],
  ['/website/grievance/addgrievance', open],
  ['/website/grievance/viewgrievance', open],
  ['/login', homes],
  ['/registration', homes],
  ['/forgot-password', homes],
  ['/citizen/citizen-dashboard', citizens],
  ['/citizen/applications', citizens],
  ['/citizen/edit-profile', citizens],
  ['/citizen/change-password', citizens],
  ['/officer', { ...officers, O: '/officer/dashboard' }],
  ['/officer/dashboard', officers],
  ['/officer/applications', officers],
  ['/officer/cases', officers],
  ['/officer/edit-profile', officers],
  ['/officer/change-password', officers],
  [report, { ...landOfficers, O: '/website/page-not-found' }],
  ['/admin/new-dashboard', administrators],
  ['/admin/questions', administrators],
  ['/admin/manage/tender', administrators],
  [
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

/** Opens every address as one user on one page; gives what landed elsewhere than it should. */
async function walk(browser: Browser, who: Who, session: StoredSession): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/website/page-not-found');
  const wrong: string[] = [];
  for (const [path, landings] of matrix) {
    await page.evaluate((entries) => {
      sessionStorage.clear();
      for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value);
    }, session);
    await page.goto(path);
    const wanted = landings[who] === 'own' ? path : landings[who].replace('*', '');
    const lands = (address: URL) => address.pathname === wanted;
    await page.waitForURL(lands, { timeout: 5000, waitUntil: 'commit' }).catch(() => undefined);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const landed = new URL(page.url()).pathname;
    const isSignedIn = await page.evaluate(() => sessionStorage.getItem('tokan') !== null);
    const shouldBe = who !== 'nobody' && !landings[who].endsWith('*');
    if (landed !== wanted || isSignedIn !== shouldBe) {
      wrong.push(`${who} on ${path}: ${landed}${isSignedIn ? '' : ' without a session'}`);
    }
  }
  await context.close();
  return wrong;
}

test('each user type lands on each address where the areas say', async ({ browser, request }) => {
  const sessions = new Map<Who, StoredSession>([['nobody', {}]]);
  for (const [who, [id, password]] of Object.entries(people)) {
    sessions.set(who as Who, await httpSession(request, id, password));
  }
  const wrong: string[] = [];
  for (const who of everybody) wrong.push(...(await walk(browser, who, sessions.get(who) ?? {})));
  expect(wrong).toEqual([]);
});

test('the menu of each user type has its own entries', async ({ browser, request }) => {
  const entries: Readonly<Record<keyof typeof people, readonly string[]>> = {
    CI: ['Dashboard', 'My Applications', 'Apply for land'],
    C: ['Home'],
    T: ['Home', 'Applications'],
    O: ['Dashboard', 'Applications', 'Search Plot', messages.en['header.webGis']],
    A: ['Dashboard', 'Questions', 'Land records', 'Published pages', 'Users and roles'],
  };
  for (const [who, [id, password]] of Object.entries(people)) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await startWith(context, await httpSession(request, id, password));
    const page = await context.newPage();
    await page.goto('/website/about');
    const menu = page.getByRole('navigation', { name: 'Main', exact: true });
    for (const name of entries[who as keyof typeof people]) {
      await expect(menu.getByText(name, { exact: true }).first()).toBeVisible();
    }
    const hasSearch = await menu.getByText('Search Plot', { exact: true }).count();
    expect(hasSearch > 0, `Search Plot for ${who}`).toBe(who === 'O');
    await page.getByRole('button', { name: pageCopy('en')['shell.accountMenu'] }).click();
    const change = { name: messages.en['header.changePassword'], exact: true };
    await expect(page.getByRole('link', change)).toBeVisible();
    await context.close();
  }
});
