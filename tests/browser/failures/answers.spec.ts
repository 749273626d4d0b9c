import { expect, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { watchCall, type Replacement } from '../support/watchCall.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { expectLiveText, findMainButton, soft } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');

const findLoader = (page: Page) =>
  page.getByRole('status').filter({ hasText: t['common:shell.loading'] });

test('a general failure is shown in a popup, without the loader, and the focus returns', async ({
  page,
}) => {
  const send = await watchCall(page, 'userregister/savemobileno');
  await page.goto('/registration');
  await page.waitForLoadState('networkidle');
  await findMainButton(page, m['registration.button']).click();
  await page.getByLabel(m['registration.mobile'], { exact: true }).fill('9861000441');
  const popup = page.getByRole('alertdialog');
  const ok = popup.getByRole('button', { name: m['external.ok'], exact: true });
  await test.step('ER-001, EV-007: Invalid Response, and the answer is not used', async () => {
    send.replacement = 'a forged answer';
    await findMainButton(page, m['registration.verify']).click();
    await soft(popup.getByRole('heading')).toHaveText(m['general.signatureMismatch']);
    await soft(findLoader(page)).toHaveCount(0);
    await soft(page.getByRole('dialog', { name: t['account:otp.title'] })).toHaveCount(0);
  });
  await test.step('ER-067: the field in error has the focus half a second later', async () => {
    await page.evaluate(() => {
      const marks = document.documentElement.dataset;
      document.addEventListener('click', () => (marks['closed'] = String(performance.now())), true);
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLInputElement) marks['focused'] ??= String(performance.now());
      });
    });
    await ok.click();
    await soft(page.getByLabel(m['registration.name'], { exact: true })).toBeFocused();
    const { closed, focused } = await page.evaluate(() => ({
      ...document.documentElement.dataset,
    }));
    expect.soft(Number(focused) - Number(closed)).toBeGreaterThanOrEqual(495);
  });
  const general: readonly (readonly [row: string, Replacement, message: string])[] = [
    ['ER-002', { answer: { status: 599 } }, m['general.statusNotOk']],
    ['ER-003', 'nothing', 'Failed to fetch'],
  ];
  const code = await watchCall(page, 'api/sendotp');
  await page.goto('/forgot-password');
  await page.waitForLoadState('networkidle');
  await page.getByLabel(m['login.userId'], { exact: true }).fill('9861000441');
  for (const [row, replacement, message] of general) {
    await test.step(`${row}, ER-004: ${message}, and the loader is gone`, async () => {
      code.replacement = replacement;
      await findMainButton(page, m['registration.verify']).click();
      await soft(popup.getByText(message, { exact: true })).toBeVisible();
      await soft(findLoader(page)).toHaveCount(0);
      await ok.click();
      await soft(popup).toHaveCount(0);
    });
  }
});

test('the notification page has messages for a refusal, a broken network and an empty list', async ({
  page,
}) => {
  const search = await watchCall(page, 'api/notifications/viewnotifications');
  const answers: readonly (readonly [string, Replacement, string])[] = [
    ['ER-017', { answer: { status: 500 } }, m['notification.failed']],
  ];
  await page.goto('/website/notification');
  await soft(
    page
      .getByRole('listitem')
      .filter({ hasText: /\/20\d\d/ })
      .first(),
  ).toBeVisible();
  for (const [row, replacement, message] of answers) {
    await test.step(`${row}: ${message}`, async () => {
      search.replacement = replacement;
      await page.getByLabel(t['notifications:notice.keyword']).fill(message.slice(0, 5) + row);
      await findMainButton(page, m['track.search']).click();
      await expectLiveText(page, message);
    });
  }
  for (const [replacement, message] of [
    [{ body: '', status: 503 }, '503 Service Unavailable'],
    ['nothing', 'Failed to fetch'],
  ] as const) {
    await test.step(`ER-018: ${message}, under a heading that a visitor understands`, async () => {
      search.replacement = replacement;
      await page.getByLabel(t['notifications:notice.keyword']).fill(message.slice(0, 5));
      await findMainButton(page, m['track.search']).click();
      const alert = page.getByRole('main').getByRole('alert');
      await soft(alert.getByText(message, { exact: true })).toBeVisible();
      await soft(alert).toContainText(m['help.unavailable.title']);
    });
  }
  await test.step('ER-018: an error without a text', async () => {
    await page.evaluate(() => {
      const real = window.fetch;
      window.fetch = (address, init) =>
        String(address).includes('viewnotifications')
          ? Promise.reject(new TypeError(''))
          : real(address, init);
    });
    await page.getByLabel(t['notifications:notice.keyword']).fill('without a text');
    await findMainButton(page, m['track.search']).click();
    await expectLiveText(page, m['notification.failed']);
    await page.reload();
  });
  await test.step('ER-019: 404 is the empty list', async () => {
    search.replacement = { answer: { status: 404 } };
    await findMainButton(page, t['common:list.refresh']).click();
    await page.getByLabel(t['notifications:notice.keyword']).fill('another word');
    await findMainButton(page, m['track.search']).click();
    await soft(page.getByText(m['notification.empty'], { exact: true })).toBeVisible();
    await soft(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('VA-058: every day and every word is searched for', async () => {
    const before = search.count;
    await page.getByLabel(t['notifications:notice.keyword']).fill('  <%> ');
    await findMainButton(page, m['track.search']).click();
    await soft.poll(() => search.count).toBeGreaterThan(before);
    await soft(page.locator('[aria-invalid=true]')).toHaveCount(0);
  });
});
