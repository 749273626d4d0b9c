import { expect, test, type Page, type WebSocketRoute } from '@playwright/test';
import { messages, sealResponse } from '@temple-land/portal-core';
import { watchCall } from '../support/watchCall.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import {
  createCitizen,
  sampleSigner,
  startWithSession,
  type StoredSession,
} from '../support/session.ts';
import { expectLiveText, soft } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');
const minute = 60_000;
const password = 'Mandira#2026';
const dashboard = '/citizen/citizen-dashboard';
let session: StoredSession = {};

test.beforeAll(async ({ request }) => {
  ({ session } = await createCitizen(request, password));
});

test.beforeEach(({ context }) => startWithSession(context, session));

const isSignedIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('tokan') !== null);

test('a live message of a changed password ends the session of the same user only', async ({
  page,
}) => {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket('**/service/ws', (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  const tell = (userId: number) =>
    sockets.at(-1)?.send(
      JSON.stringify(
        sealResponse(sampleSigner, {
          type: 'message',
          destination: '/topic/password',
          body: { userId, chengeType: 'changePassword' },
        }),
      ),
    );
  const own = Number(session['userId']);
  const waitForRest = () => page.waitForTimeout(300);
  await page.goto('/citizen/change-password');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => sockets.length).toBe(1);
  await test.step('ST-017, UN-034: not on the page where citizens change their own', async () => {
    tell(own);
    await waitForRest();
    await soft(page).toHaveURL(/change-password$/);
    expect.soft(await isSignedIn(page)).toBe(true);
  });
  await page.goto(dashboard);
  await expect.poll(() => sockets.length).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await test.step('ST-016: another user is nothing to this one', async () => {
    tell(own + 1);
    await waitForRest();
    await soft(page).toHaveURL(/citizen-dashboard$/);
    expect.soft(await isSignedIn(page)).toBe(true);
  });
  await test.step('ST-014, ST-015: the own one clears the session and leads to the root', async () => {
    tell(own);
    await expect(page).toHaveURL(/\/home$/);
    expect.soft(await isSignedIn(page)).toBe(false);
    await soft(
      page.getByRole('status').filter({ hasText: m['live.passwordChanged'] }),
    ).toBeVisible();
  });
});

test('the bell shows failures, closes on 210, and marks shown notifications as read', async ({
  page,
}) => {
  const count = await watchCall(page, 'notificationDetails/showNotificationCount');
  const list = await watchCall(page, 'notificationDetails/showNotification');
  const read = await watchCall(page, 'notificationDetails/updateNotification');
  const text = 'Application LA/2026/PUR/000001 has been submitted.';
  const item = { notificationId: 7, notification: text, createdOn: '2026-03-04T06:00:00.000Z' };
  count.replacement = { plain: { status: 210 } };
  await page.goto(dashboard);
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  const panel = page.getByRole('banner').getByRole('button', { name: /^Application LA/ });
  await test.step('ER-015: a count of 210 means zero', async () => {
    // From this call on, the page answers to a press.
    await expect.poll(() => count.count).toBeGreaterThan(0);
    await soft(bell).toHaveAccessibleName(t['common:bell.title']);
    // The dashboard loads the same list: a press while it does would share its answer.
    await expect.poll(() => list.count).toBeGreaterThan(0);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  });
  await test.step('ER-014: a failure', async () => {
    list.replacement = { answer: { status: 500 } };
    await bell.click();
    await expectLiveText(page, m['bell.failed']);
    await page.keyboard.press('Escape');
  });
  await test.step('ER-016, UN-091: 210 closes the panel, and the focus is on the bell', async () => {
    list.replacement = { answer: { status: 210, result: [] } };
    await bell.click();
    await expect.poll(() => list.count).toBeGreaterThan(1);
    await soft(bell).toHaveAttribute('aria-expanded', 'false');
    await soft(bell).toBeFocused();
  });
  await test.step('ST-018: an opened notification shows its text and date', async () => {
    list.replacement = { answer: { status: 200, result: [item] } };
    await bell.click();
    await panel.click();
    const dialog = page.getByRole('dialog', { name: /04\/03\/2026/ });
    await soft(dialog.getByText(text)).toBeVisible();
  });
  await test.step('ST-019, ST-020: closing marks it read, then count and list come again', async () => {
    read.replacement = { answer: { status: 200 } };
    const before = [count.count, list.count];
    list.replacement = { answer: { status: 200, result: [] } };
    const sent = page.waitForRequest(/updateNotification$/);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t['common:shell.close'] })
      .last()
      .click();
    const { REQUEST_DATA } = (await sent).postDataJSON() as { REQUEST_DATA: string };
    expect.soft(JSON.parse(atob(REQUEST_DATA))).toEqual({ notificationId: 7 });
    await soft.poll(() => count.count).toBeGreaterThan(before[0] ?? 0);
    await soft.poll(() => list.count).toBeGreaterThan(before[1] ?? 0);
    await soft(panel).toHaveCount(0);
  });
});

test('an idle user is warned after 19 minutes and logged out after 20', async ({ page }) => {
  await page.clock.install();
  // The idle timer starts together with the live channel.
  const live = page.waitForEvent('websocket');
  await page.goto(dashboard);
  await live;
  const warning = page.getByRole('alertdialog', { name: m['idle.warning'] });
  const rest = (minutes: number) => page.clock.fastForward(minutes * minute);
  await test.step('ST-010: the mouse restarts the time', async () => {
    await rest(18);
    await page.mouse.move(200, 300);
    await rest(18);
    await soft(warning).toHaveCount(0);
  });
  await test.step('ST-011: a key restarts the time', async () => {
    await page.keyboard.press('Shift');
    await rest(18);
    await soft(warning).toHaveCount(0);
  });
  await test.step('UN-099: a warning one minute before, with Stay', async () => {
    await rest(1.2);
    await soft(warning).toBeVisible();
    await warning.getByRole('button', { name: m['idle.stay'] }).click();
    await soft(warning).toHaveCount(0);
    await rest(18);
    await soft(warning).toHaveCount(0);
  });
  await test.step('ST-001, ST-008, ST-009: after 20 minutes out, to /home', async () => {
    await rest(1.5);
    await soft(warning).toBeVisible();
    await rest(0.7);
    await expect(page).toHaveURL(/\/home$/);
    expect.soft(await isSignedIn(page)).toBe(false);
  });
});
