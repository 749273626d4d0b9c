import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { expectNoFindings } from '../support/audit.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { createCitizen, createSession, startWithSession } from '../support/session.ts';
import { signInWith } from '../support/signIn.ts';

const t = readPageCopy('en');
const m = messages.en;

test('a blocked user is logged out at once and can log in again when unblocked, but nobody can block himself', async ({
  page,
  browser,
  request,
}) => {
  const record = page.locator('dialog[data-size=wide]');
  const session = await createSession(request, 'admin', 'Admin@1234');
  await startWithSession(page.context(), session);
  const { mobile, session: ownSession } = await createCitizen(request, 'Citizen@123');
  const elsewhere = await browser.newContext();
  await startWithSession(elsewhere, ownSession);
  const citizen = await elsewhere.newPage();
  await citizen.goto('/citizen/citizen-dashboard');
  await expect(citizen.getByRole('heading', { level: 1 })).toBeVisible();

  const open = async (loginId: string) => {
    await page.goto(`/admin/manage/user?q=${loginId}`);
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await expect(record.getByRole('heading', { name: /^Edit/ })).toBeFocused();
  };
  const block = record.getByRole('button', { name: t['admin:user.block'], exact: true });
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: t['admin:user.block'], exact: true });
  await open(mobile);
  await block.click();
  await expect(dialog.getByText(t['admin:user.block.text'])).toBeVisible();
  await confirm.click();
  await expect(page.getByText(/ is blocked\./).first()).toBeVisible();
  await expect(citizen).toHaveURL(/\/website\/session-ended$/);
  await signInWith(citizen, mobile, 'Citizen@123');
  await expect(citizen.getByText(m['login.blocked'])).toBeVisible();

  await open(mobile);
  await expect(record.getByText(t['admin:user.blocked'], { exact: true })).toBeVisible();
  await expectNoFindings(page, 'a blocked account');
  await record.getByRole('button', { name: t['admin:user.unblock'] }).click();
  await expect(page.getByText(/ is unblocked\./).first()).toBeVisible();
  await signInWith(citizen, mobile, 'Citizen@123');
  await expect(citizen).toHaveURL(/\/citizen\/citizen-dashboard$/);

  await page.goto(`/admin/manage/user?open=${session['userId'] ?? ''}`);
  await block.click();
  await confirm.click();
  await expect(dialog.getByText(m['admin.required'])).toBeVisible();
  await dialog.getByLabel(t['admin:changes.reason']).fill('By mistake');
  await confirm.click();
  await expect(dialog.getByText(m['admin.self'])).toBeVisible();
  await elsewhere.close();
});
