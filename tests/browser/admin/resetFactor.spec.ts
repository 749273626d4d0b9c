import { expect, test, type APIRequestContext } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { totpCode } from '../../support/totp.ts';
import { expectNoFindings, watchConsole } from '../support/audit.ts';
import { httpOfficer } from './officerAccount.ts';
import { pageCopy } from '../support/pageCopy.ts';
import { expectGoodReading } from '../support/screenReading.ts';
import { callService, httpSession } from '../support/session.ts';
import { signInWith } from '../support/signIn.ts';
import { approve, openAccount, pageOf, record, secondSession } from './twoAdministrators.ts';

const [m, t] = [messages.en, pageCopy('en')];
const password = 'Bargad@2026';
const reason = 'Lost the phone with the app';

/** Makes an officer with an authenticator app; gives the User ID. */
async function officerWithApp(request: APIRequestContext): Promise<string> {
  const loginId = await httpOfficer(request, password);
  const { tokan } = await httpSession(request, loginId, password);
  const begun = await callService(request, 'api/users/factors/totp/begin', {}, tokan);
  const { key } = begun['result'] as { key: string };
  const app = { code: totpCode(key, new Date()), name: 'Phone' };
  const added = await callService(request, 'api/users/factors/totp/add', app, tokan);
  expect(added['status']).toBe(200);
  return loginId;
}

test('a lost second factor is reset by two administrators, and the password opens the login', async ({
  browser,
  page,
  request,
}) => {
  const loginId = await officerWithApp(request);
  const first = await pageOf(browser, await httpSession(request, 'admin', 'Admin@1234'));
  const second = await pageOf(browser, await secondSession(request));
  const lines = [first, second, page].map(watchConsole);

  await test.step('the first administrator asks, with a reason', async () => {
    await openAccount(first, 'counter.puri');
    const reset = record(first).getByRole('button', { name: t['admin:user.factors'] });
    await expect(reset).toBeHidden();
    await openAccount(first, loginId);
    await reset.click();
    const dialog = first.getByRole('alertdialog');
    const confirm = dialog.getByRole('button', { name: t['admin:user.factors'] });
    await confirm.click();
    await expect(dialog.getByText(m['admin.required'])).toBeVisible();
    await expectNoFindings(first, 'the reset of a second factor');
    await dialog.getByLabel(t['admin:changes.reason']).fill(reason);
    await confirm.click();
    await expect(
      first.getByText(/is waiting for approval by a second administrator\./).first(),
    ).toBeVisible();
  });

  await test.step('the login asks for the second step until then', async () => {
    await signInWith(page, loginId, password);
    await expect(page.getByRole('heading', { name: t['account:factor.step.title'] })).toBeVisible();
  });

  await test.step('the second administrator approves', async () => {
    await second.goto('/admin/changes');
    const title = new RegExp(`^${t['admin:changes.kind.factors']}: .*${loginId}`);
    await expect(second.getByRole('heading', { name: title })).toBeVisible();
    await expect(second.getByText(reason)).toBeVisible();
    await expectGoodReading(second, 'a reset that waits');
    await approve(second, loginId);
  });

  await test.step('the password opens the login', async () => {
    await signInWith(page, loginId, password);
    await expect(page).toHaveURL(/\/officer\/dashboard$/);
  });
  expect(lines.flat()).toEqual([]);
});
