import { expect, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';
import { pressLogout } from '../support/pressLogout.ts';
import { getSentCode } from '../support/sampleService.ts';
import {
  callService,
  createCitizen,
  createSession,
  solveCaptcha,
  startWithSession,
  type StoredSession,
} from '../support/session.ts';
import { signInWith } from '../support/signIn.ts';

const m = messages.en;
const t = readPageCopy('en');
const password = 'Mandira#2026';
const dashboard = '/citizen/citizen-dashboard';
const minute = 60_000;

let mobile = '';
let session: StoredSession = {};

test.beforeEach(async ({ context, request }) => {
  ({ mobile, session } = await createCitizen(request, password));
  await startWithSession(context, session);
});

interface SentRecord {
  bearer: string | undefined;
  userId: string;
  reason: string;
}

/** Returns the logout records that a page sends from now on; the array grows. */
function collectLogoutRecords(page: Page): SentRecord[] {
  const records: SentRecord[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('activityTracker/save')) return;
    const { REQUEST_DATA } = request.postDataJSON() as { REQUEST_DATA: string };
    const record = JSON.parse(Buffer.from(REQUEST_DATA, 'base64').toString('utf8')) as {
      actionType: string;
      userId: string;
      actionRemark: string;
    };
    if (record.actionType !== 'LOGOUT') return;
    const { authorization } = request.headers();
    records.push({ bearer: authorization, userId: record.userId, reason: record.actionRemark });
  });
  return records;
}

/** Waits for all answers of a page: a refused one would end the session before the live channel does. */
const waitForAnswers = (page: Page) => page.waitForLoadState('networkidle');

async function openDashboard(page: Page): Promise<void> {
  const live = page.waitForEvent('websocket');
  await page.goto(dashboard);
  await live;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForAnswers(page);
}

/** Expects the page to lead to a path without a session, and the service to refuse the old token. */
async function expectSignedOut(page: Page, path: RegExp, sent: SentRecord[], reason: string) {
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => sessionStorage.getItem('tokan'))).toBeNull();
  const headers = { authorization: `Bearer ${session['tokan']}` };
  const current = '/service/api/users/current-user';
  await expect.poll(async () => (await page.request.get(current, { headers })).status()).toBe(401);
  const userId = session['userId'] ?? '';
  await expect.poll(() => sent).toEqual([{ bearer: headers.authorization, userId, reason }]);
}

test('Logout in the menu ends the session at the service', async ({ page }) => {
  const sent = collectLogoutRecords(page);
  await openDashboard(page);
  await pressLogout(page);
  await expectSignedOut(page, /\/login$/, sent, 'pressed');
});

test('20 idle minutes end the session at the service', async ({ page }) => {
  await page.clock.install();
  const sent = collectLogoutRecords(page);
  await openDashboard(page);
  await page.clock.fastForward(19.5 * minute);
  await expect(page.getByRole('alertdialog', { name: m['idle.warning'] })).toBeVisible();
  await page.clock.fastForward(minute);
  await expectSignedOut(page, /\/home$/, sent, 'idle');
});

// Requirement: ST-012
test('the area of another user type ends the session at the service', async ({ page }) => {
  const sent = collectLogoutRecords(page);
  await page.goto('/officer/dashboard');
  await expectSignedOut(page, /\/login$/, sent, 'wrongArea');
});

test('a session that the service has ended also ends in the browser', async ({ page, request }) => {
  const sent = collectLogoutRecords(page);
  await openDashboard(page);
  await createSession(request, mobile, password);
  await expectSignedOut(page, /\/website\/session-ended$/, sent, 'expired');
});

test('a changed password ends the session at the service', async ({ page }) => {
  const sent = collectLogoutRecords(page);
  await page.goto('/citizen/change-password');
  await page.getByLabel('Current Password', { exact: true }).fill(password);
  await page.getByLabel('New Password', { exact: true }).fill('Bargad@2026');
  await page.getByLabel('Confirm New Password', { exact: true }).fill('Bargad@2026');
  await page.getByRole('main').getByRole('button', { name: 'Update', exact: true }).click();
  await expectSignedOut(page, /\/login$/, sent, 'passwordChanged');
});

test.describe('a login', () => {
  const requestedPath = '/citizen/applications';

  // Requirement: UN-007
  test('returns to the requested page of the own area', async ({ browser }) => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(requestedPath);
    await expect(page).toHaveURL(/\/home$/);
    await signInWith(page, mobile, password);
    await expect(page).toHaveURL(new RegExp(`${requestedPath}$`));
  });

  test('does not return to a page of another area', async ({ browser }) => {
    const page = await (await browser.newContext()).newPage();
    await page.goto('/officer/applications');
    await expect(page).toHaveURL(/\/home$/);
    await signInWith(page, mobile, password);
    await expect(page).toHaveURL(new RegExp(`${dashboard}$`));
  });
});

// Requirement: ST-017
test('a password reset elsewhere does not move a citizen from the page that changes it', async ({
  page,
  request,
}) => {
  await page.clock.install();
  const open = page.waitForEvent('websocket');
  await page.goto('/citizen/change-password');
  const first = await open;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForAnswers(page);
  const closed = first.waitForEvent('close');
  await callService(request, 'api/sendotp', { mobileNo: mobile });
  const otp = await getSentCode(request, mobile);
  await callService(request, 'api/matchotp', { mobileNo: mobile, otp });
  const pair = { newPassword: 'Bargad@2026', confirmPassword: 'Bargad@2026' };
  const reset = { mobileNo: mobile, ...pair, ...(await solveCaptcha(request)) };
  expect(await callService(request, 'api/setnewpassword', reset)).toMatchObject({ status: 200 });
  await closed;
  const again = page.waitForEvent('websocket');
  await page.clock.runFor(1500);
  await (await again).waitForEvent('close');
  await page.clock.runFor(5000);
  await expect(page.getByLabel('Current Password', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/citizen\/change-password$/);
  expect(await page.evaluate(() => sessionStorage.getItem('tokan'))).toBe(session['tokan']);
});

test('the profile lists the session and the latest logins, and ends all sessions', async ({
  page,
}) => {
  await page.goto('/citizen/edit-profile');
  const card = page.getByRole('region', { name: t['account:sessions.title'] });
  await expect(card.getByRole('listitem')).toContainText('127.0.0.1');
  await expect(card.getByRole('row')).toHaveCount(2);
  await expect(card.getByRole('row').last()).toContainText(t['account:sessions.signedIn']);
  const sent = collectLogoutRecords(page);
  await card.getByRole('button', { name: t['account:sessions.end'] }).click();
  await expectSignedOut(page, /\/login$/, sent, 'everywhere');
});
