import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { readPageCopy } from '../support/pageCopy.ts';
import {
  callService,
  createSession,
  startWithSession,
  type StoredSession,
} from '../support/session.ts';

const t = readPageCopy('en');

/** The password of the sample's second administrator after the first change. */
export const secondPassword = 'Mandira#2026';

/** Logs in the second administrator of the sample and changes the first password if required; returns the session. */
export async function logInSecondAdministrator(request: APIRequestContext): Promise<StoredSession> {
  const changed = () => createSession(request, 'newadmin', secondPassword);
  try {
    return await changed();
  } catch {
    const first = await createSession(request, 'newadmin', 'Admin@1234');
    const pair = { newPassword: secondPassword, confirmPassword: secondPassword };
    const form = { userId: Number(first['userId']), currentPassword: 'Admin@1234', ...pair };
    await callService(request, 'api/users/changepassword', form, first['tokan']);
    return changed();
  }
}

/** Returns a page in a new browser context with a session. */
export async function openPage(browser: Browser, session: StoredSession): Promise<Page> {
  const context = await browser.newContext();
  await startWithSession(context, session);
  return context.newPage();
}

/** Returns the open record beside the list. */
export const findRecordPanel = (page: Page) => page.locator('dialog[data-size=wide]');

/** Opens the record of an account by its login name. */
export async function openAccount(page: Page, loginId: string) {
  await page.goto(`/admin/manage/user?q=${loginId}`);
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await expect(findRecordPanel(page).getByRole('heading', { name: /^Edit/ })).toBeFocused();
}

/** Approves the listed change of an account as the second administrator. */
export async function approve(page: Page, loginId: string) {
  await page.goto('/admin/changes');
  const name = `${t['admin:changes.approve']}: ${loginId}`;
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t['admin:changes.approve'], exact: true }).click();
  const done = t['admin:changes.approved'].replace('{name}', loginId);
  await expect(page.getByRole('main').getByText(done)).toBeVisible();
}
