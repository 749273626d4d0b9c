import { expect, test, type APIRequestContext } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { totpCode } from '../../support/totp.ts';
import { expectNoFindings, collectConsoleErrors } from '../support/audit.ts';
import { createOfficer } from './officerAccount.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { expectScreenReaderSupport } from '../support/screenReader.ts';
import { callService, createSession } from '../support/session.ts';
import { signInWith } from '../support/signIn.ts';
import {
  approve,
  openAccount,
  openPage,
  findRecordPanel,
  logInSecondAdministrator,
} from './twoAdministrators.ts';

const [m, t] = [messages.en, readPageCopy('en')];
const password = 'Bargad@2026';
const reason = 'Lost the phone with the app';

/** Creates an officer with an authenticator app; returns the User ID. */
async function createOfficerWithApp(request: APIRequestContext): Promise<string> {
  const loginId = await createOfficer(request, password);
  const { tokan } = await createSession(request, loginId, password);
  const begun = await callService(request, 'api/users/factors/totp/begin', {}, tokan);
  const { key } = begun['result'] as { key: string };
  const app = { code: totpCode(key, new Date()), name: 'Phone' };
  const added = await callService(request, 'api/users/factors/totp/add', app, tokan);
  expect(added['status']).toBe(200);
  return loginId;
}

test('a lost second factor is reset by two administrators, and the password alone is enough to log in', async ({
  browser,
  page,
  request,
}) => {
  const loginId = await createOfficerWithApp(request);
  const first = await openPage(browser, await createSession(request, 'admin', 'Admin@1234'));
  const second = await openPage(browser, await logInSecondAdministrator(request));
  const lines = [first, second, page].map(collectConsoleErrors);

  await test.step('the first administrator asks, with a reason', async () => {
    await openAccount(first, 'counter.puri');
    const reset = findRecordPanel(first).getByRole('button', { name: t['admin:user.factors'] });
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
    await expectScreenReaderSupport(second, 'a reset that waits');
    await approve(second, loginId);
  });

  await test.step('the password alone is enough to log in', async () => {
    await signInWith(page, loginId, password);
    await expect(page).toHaveURL(/\/officer\/dashboard$/);
  });
  expect(lines.flat()).toEqual([]);
});
