import { expect, test, type Page, type Route } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { routes, type PageRow } from '../../apps/portal/src/app/routes.ts';
import { watchCall } from './instead.ts';
import { pageCopy } from './pageCopy.ts';
import { watchCaptcha } from './service.ts';
import { httpSession, startWith } from './session.ts';
import { signIn } from './signIn.ts';
import { expectExactly, inMain } from './words.ts';

const m = messages.en;
const t = pageCopy('en');

const faults: readonly (readonly [name: string, answer: (route: Route) => Promise<void>])[] = [
  ['answers 500', (route) => route.fulfill({ status: 500, body: '' })],
  [
    'answers with broken JSON',
    (route) => route.fulfill({ body: '{"RESPONSE_DATA": "', contentType: 'application/json' }),
  ],
  ['is not there', (route) => route.abort('connectionrefused')],
];

const isPage = (row: (typeof routes)[number]): row is PageRow => 'page' in row;
const pathsIn = (area: RegExp) =>
  routes.filter((row) => isPage(row) && area.test(row.path) && !row.path.includes(':'));

type Account = readonly [id: string, password: string];

const areas: readonly (readonly [who: string, area: RegExp, account?: Account])[] = [
  ['visitor', /^\/(?!citizen|officer|admin|temp|change-password)/],
  ['citizen', /^\/citizen\//, ['9437000001', 'Citizen@123']],
  ['officer', /^\/officer/, ['officer.puri', 'Officer@123']],
  ['administrator', /^\/admin\/./, ['admin', 'Admin@1234']],
];

/** Fails when the page is white or still waits, though no answer can come any more. */
async function expectUsable(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), `heading of ${path}`).toBeVisible();
  await expect(page.getByRole('main'), `words of ${path}`).not.toBeEmpty();
  await expect(page.locator('[aria-busy=true]'), `waiting on ${path}`).toHaveCount(0);
  await expect(page.locator('[popover=manual]'), `loader on ${path}`).toHaveCount(0);
}

for (const [fault, answer] of faults) {
  for (const [who, area, account] of areas) {
    test(`when the service ${fault}, every page of the ${who} still stands`, async ({
      page,
      context,
    }) => {
      if (account) await startWith(context, await httpSession(page.request, ...account));
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      await page.route('**/service/**', answer);
      for (const { path } of pathsIn(area)) {
        await page.goto(path);
        await expectUsable(page, path);
      }
      expect(thrown).toEqual([]);
    });
  }
}

test('a registration that the service could not take keeps every word of it', async ({ page }) => {
  await page.goto('/registration');
  await page.waitForLoadState('networkidle');
  await page.route('**/service/**', (route) => route.fulfill({ status: 500, body: '' }));
  const name = page.getByLabel(m['registration.name'], { exact: true });
  const mobile = page.getByLabel(m['registration.mobile'], { exact: true });
  await name.fill('Kuni Barik');
  await mobile.fill('9861000309');
  await inMain(page, m['registration.verify']).click();
  await expect(page.locator('dialog[open]')).toContainText('500 Internal Server Error');
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Kuni Barik');
  await expect(mobile).toHaveValue('9861000309');
  await expect(page.getByRole('dialog', { name: t['otp.title'] })).toBeHidden();
});

for (const [path, call, shown] of [
  ['/website/faq', 'faq/questionsandanswers', 'Who can apply for temple land?'],
  ['/website/about', 'api/getSummaryDetails', '60,426.9430'],
  ['/website/contact-us', 'contact/list', 'Temple land office, Puri'],
  ['/home', 'api/getSummaryDetails', '60,426.9430'],
] as const) {
  test(`what ${path} could not read is read after a press`, async ({ page }) => {
    const watched = await watchCall(page, call);
    watched.instead = 'nothing';
    await page.goto(path);
    const again = page.getByRole('main').getByRole('button', { name: t['application.retry'] });
    await expect(again).toBeVisible();
    watched.instead = undefined;
    await again.press('Enter');
    await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
    await expect(again).toBeHidden();
    await expect(page.locator('main:focus, main :focus')).toBeVisible();
  });
}

test('a list of places that did not come is asked for again by a press, and then chosen from', async ({
  page,
}) => {
  const lists = await watchCall(page, 'fillDropDown');
  lists.instead = 'nothing';
  await page.goto('/website/plot-check');
  const again = inMain(page, t['application.retry']);
  await expect(again).toBeVisible();
  lists.instead = undefined;
  await again.click();
  await expect(again).toBeHidden();
  await page.getByLabel(t['place.district'], { exact: true }).selectOption({ label: 'Puri' });
  await expect(page.getByLabel(t['place.tahasil'], { exact: true })).toBeEnabled();
});

test('a tender whose list did not come is not told to be closed', async ({ page, context }) => {
  await startWith(context, await httpSession(page.request, '9437000001', 'Citizen@123'));
  await page.goto('/website/tender');
  const way = page.getByRole('link', { name: new RegExp(`^${t['bidder.link']}`) }).first();
  await expect(way).toHaveAttribute('href', /bidder-registration\/./);
  const path = (await way.getAttribute('href')) ?? '';
  const tenders = await watchCall(page, 'api/tender/gettender');
  tenders.instead = 'nothing';
  await page.goto(path);
  const again = inMain(page, t['application.retry']);
  await expect(again).toBeVisible();
  await expect(page.getByText(m['bidder.closed'])).toHaveCount(0);
  tenders.instead = undefined;
  await again.click();
  await expect(page.getByLabel(t['bidder.aadhaar'], { exact: true })).toBeVisible();
});

test('notices that did not come to the home page are read after a press', async ({ page }) => {
  const notices = await watchCall(page, 'api/notifications/viewnotifications');
  notices.instead = 'nothing';
  await page.goto('/home');
  const news = page.getByRole('region', { name: t['home.notices.title'], exact: true });
  const again = news.getByRole('button', { name: t['application.retry'] });
  await expect(again).toBeVisible();
  notices.instead = undefined;
  await again.press('Enter');
  await expect(news.getByRole('listitem')).toHaveCount(3);
  await expect(again).toBeHidden();
});

for (const [path, call, shown, count] of [
  ['/website/notification', 'api/notifications/viewnotifications', 'heading', 5],
  ['/website/tender', 'api/tender/gettender', 'article', 5],
] as const) {
  for (const button of [m['track.search'], t['list.refresh']]) {
    test(`the list of ${path} that did not come is asked for again by ${button}`, async ({
      page,
    }) => {
      const list = await watchCall(page, call);
      list.instead = 'nothing';
      await page.goto(path);
      const main = page.getByRole('main');
      await expect.poll(() => list.asked).toBe(1);
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
      list.instead = undefined;
      await main.getByRole('button', { name: button, exact: true }).click();
      await expect(main.getByRole(shown)).toHaveCount(count);
    });
  }
}

test('a failure is not kept: who comes back to the page asks again', async ({ page }) => {
  const questions = await watchCall(page, 'faq/questionsandanswers');
  questions.instead = 'nothing';
  await page.goto('/website/faq');
  await expect(inMain(page, t['application.retry'])).toBeVisible();
  await page.getByRole('contentinfo').locator('a[href="/website/terms"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m['sitemap.terms']);
  questions.instead = undefined;
  await page.goBack();
  await expect(page.getByText('Who can apply for temple land?', { exact: true })).toBeVisible();
});

test('a slow network shows the page first, and a word typed meanwhile stays', async ({ page }) => {
  await page.route('**/service/**', async (route) => {
    await new Promise((done) => setTimeout(done, 2500));
    await route.continue();
  });
  await page.goto('/login');
  const user = page.getByLabel(m['login.userId'], { exact: true });
  await user.pressSequentially('9437000001', { delay: 150 });
  await expect(page.getByRole('img', { name: t['captcha.image'] })).toBeVisible();
  await expect(user).toHaveValue('9437000001');
});

for (const [day, days] of [
  ['two days behind', -2],
  ['two days ahead', 2],
] as const) {
  test(`with a clock ${day} somebody logs in and stays`, async ({ page }) => {
    await page.clock.setSystemTime(Date.now() + days * 86_400_000);
    await signIn(page, 'citizen');
    await page.goto('/website/tender');
    await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(5);
    await page.goto('/citizen/applications');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t['title.myApplications']);
  });
}

test('offline in the middle of a login the words stay, and it goes on when the network is back', async ({
  page,
  context,
}) => {
  const captcha = watchCaptcha(page);
  await page.goto('/login');
  await page.getByLabel(m['login.userId'], { exact: true }).fill('9437000001');
  await page.getByLabel(m['login.password'], { exact: true }).fill('Citizen@123');
  await page.getByTestId('captcha-answer').fill(await captcha.answer());
  await context.setOffline(true);
  await inMain(page, m['login.button']).click();
  await expectExactly(page, m['login.network']);
  await expect(page.getByLabel(m['login.password'], { exact: true })).toHaveValue('Citizen@123');
  await context.setOffline(false);
  await expect(page.getByRole('img', { name: t['captcha.image'] })).toBeVisible();
  await page.getByTestId('captcha-answer').fill(await captcha.answer());
  await inMain(page, m['login.button']).click();
  await expect(page).toHaveURL(/citizen-dashboard$/);
});
