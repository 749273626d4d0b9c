import { expect, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { collectConsoleErrors } from '../support/audit.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { pressLogout } from '../support/pressLogout.ts';
import { expectLink, openPublicPage, externalUrl, soft, waitForHydration } from './publicPage.ts';
import { createSession, startWithSession } from '../support/session.ts';
import { signIn } from '../support/signIn.ts';
import { findMainButton } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');
const { step } = test;

const aliases: readonly (readonly [alias: string, lands: string, heading: string])[] = [
  // Requirement: RT-009
  ['/website', '/home', t['home:hero.title']],
  // Requirement: RT-051
  ['/screen-reader', '/website/screen-reader', t['common:title.screenReader']],
  // Requirements: RT-052, UN-003
  ['/about', '/website/about', t['common:title.about']],
  // Requirement: RT-053
  ['/faq', '/website/faq', m['header.faq']],
  // Requirement: RT-054
  ['/contact-us', '/website/contact-us', m['sitemap.contact']],
  // Requirement: RT-055
  ['/sitemap', '/website/sitemap', t['common:footer.sitemap']],
  // Requirement: RT-056
  ['/policy', '/website/policy', m['sitemap.policy']],
  // Requirement: RT-057
  ['/disclaimer', '/website/disclaimer', m['sitemap.disclaimer']],
  // Requirement: RT-058
  ['/terms', '/website/terms', m['sitemap.terms']],
  ['/no/such/path', '/home', t['home:hero.title']],
];

test('each short address opens its page', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  for (const [alias, lands, heading] of aliases) {
    await step(alias, async () => {
      await page.goto(alias);
      await soft(page).toHaveURL(new RegExp(`${lands}$`));
      await soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }
  expect(consoleErrors).toEqual([]);
});

// Requirement: RO-005
test('the sitemap has the two groups of the specification, and each entry leads where it should', async ({
  page,
}) => {
  const main = await openPublicPage(page, '/website/sitemap');
  const global = main.getByRole('region', { name: m['sitemap.global'], exact: true });
  // Requirements: PI-042, PI-043, PI-044, PI-049, PI-050, PI-051, PI-052
  await step('Global Links', async () => {
    await soft(global).toBeVisible();
    await expectLink(global, m['header.about'], '/website/about');
    await expectLink(global, m['sitemap.status'], '/home');
    await expectLink(global, m['header.faq'], '/website/faq');
    await expectLink(global, m['header.login'], '/login');
    await expectLink(global, m['header.register'], '/registration');
  });
  // Requirements: PI-044, PI-045, PI-046, PI-047, PI-048, UN-007
  await step('Citizen Services', async () => {
    const services = global.getByRole('listitem').filter({ hasText: m['header.citizenServices'] });
    await expectLink(services, m['sitemap.apply'], '/login');
    await expectLink(services, m['header.illegitimate'], '/website/grievance/addgrievance');
    await expectLink(services, m['header.donate'], externalUrl);
    await expectLink(services, m['header.guestHouse'], externalUrl);
  });
  // Requirements: PI-053, PI-054, PI-055, PI-056, PI-057, PI-058
  await step('Help and Resources', async () => {
    const help = main.getByRole('region', { name: m['sitemap.help'], exact: true });
    await expectLink(help, m['header.faq'], '/website/faq');
    await expectLink(help, m['sitemap.contact'], /\/contact-us$/);
    await expectLink(help, m['sitemap.policy'], /\/policy$/);
    await expectLink(help, m['sitemap.disclaimer'], /\/disclaimer$/);
    await expectLink(help, m['sitemap.terms'], /\/terms$/);
  });
});

test('land records is a redirect to the configured address', async ({ page }) => {
  const records = 'https://records.example/view';
  let landRecordsUrl = '';
  await page.route('**/service/config', async (route) => {
    const response = await route.fetch();
    const answered = (await response.json()) as object;
    await route.fulfill({ response, json: { ...answered, landRecordsUrl } });
  });
  await page.route(`${records}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );
  // Requirement: RT-008
  await step('it has no content of its own', async () => {
    await page.goto('/land-records');
    // Requirement: RT-059
    await soft(page).toHaveTitle('Land Records');
    const main = page.getByRole('main');
    await soft(main.getByRole('paragraph').first()).toHaveText(t['info:landRecords.missing']);
    await soft(main.getByRole('heading', { level: 1 })).toHaveText(t['common:title.landRecords']);
    await soft(main.getByRole('link').first()).toHaveText(m['page.goHome']);
  });
  landRecordsUrl = records;
  // Requirement: RT-007
  await step('it leads to the external view', async () => {
    await page.goto('/land-records', { waitUntil: 'commit' });
    // Requirement: UN-004
    await expect(page).toHaveURL(records);
    await soft(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });
});

/** Returns the scripts that a page requests. */
function watchScripts(page: Page) {
  const names = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) names.add(pathname);
  });
  return (part: string) => [...names].some((name) => name.includes(`/${part}`));
}

test('a section is fetched only when it is visited', async ({ browser, request }) => {
  const { baseURL } = test.info().project.use;
  const visit = async (who: readonly [string, string] | undefined) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    if (who) await startWithSession(context, await createSession(request, ...who));
    const page = await context.newPage();
    const has = watchScripts(page);
    const go = async (path: string, section: string) => {
      soft(has(section), `${section} before ${path}`).toBe(false);
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // A prerendered page shows its heading before its code is requested.
      await soft.poll(() => has(section), `${section} on ${path}`).toBe(true);
    };
    await page.goto('/website/terms');
    await page.waitForLoadState('networkidle');
    return { context, go };
  };
  const visitor = await visit(undefined);
  // Requirement: RT-033
  await step('home', () => visitor.go('/home', 'HomePage'));
  // Requirement: RT-036
  await step('grievance', () => visitor.go('/website/grievance/addgrievance', 'ApplyPage'));
  await visitor.context.close();
  const citizen = await visit(['9437000001', 'Citizen@123']);
  // Requirement: RT-034
  await step('citizen', () => citizen.go('/citizen/citizen-dashboard', 'CitizenDashboardPage'));
  await citizen.context.close();
  const officer = await visit(['officer.puri', 'Officer@123']);
  // Requirement: RT-035
  await step('officer', () => officer.go('/officer/dashboard', 'OfficerDashboardPage'));
  await officer.context.close();
});

// Requirement: PI-008
test('Apply for land and Illegitimate Land Use share one address', async ({ page }) => {
  const path = /\/website\/grievance\/addgrievance/;
  const heading = page.getByRole('heading', { level: 1 });
  // Requirement: RT-038
  await step('Apply for land from the header', async () => {
    await page.goto('/website/terms');
    await waitForHydration(page);
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: m['header.citizenServices'] }).click();
    await header.getByRole('link', { name: m['header.applyForLand'] }).click();
    await soft(page).toHaveURL(path);
    await soft(heading).toHaveText(m['header.applyForLand']);
  });
  // Requirement: RT-039
  await step('Illegitimate Land Use from the same page', async () => {
    const main = page.getByRole('main');
    await main.getByRole('link', { name: m['header.illegitimate'], exact: true }).click();
    await soft(page).toHaveURL(path);
    await soft(heading).toHaveText(m['header.illegitimate']);
  });
});

// Requirement: RO-030
test('a login keeps role id, role type, district code and tahasil code for the tab', async ({
  page,
}) => {
  await signIn(page, 'tahasil');
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  expect(stored).toMatchObject({
    userRoleId: '3',
    userRoleType: expect.stringMatching(/\w/),
    districtCode: expect.stringMatching(/\w/),
    tahasilCode: expect.stringMatching(/\w/),
    isLoggedIn: '1',
  });
  await step('Logout removes them', async () => {
    await pressLogout(page);
    await expect(page).toHaveURL(/\/login$/);
    await expect(findMainButton(page, m['login.button'])).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('userRoleId'))).toBeNull();
  });
});
