import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { expectNoFindings } from '../support/audit.ts';
import { pageCopy } from '../support/pageCopy.ts';
import { callService, httpSession, startWith, type StoredSession } from '../support/session.ts';

const t = pageCopy('en');

/** The password of the sample's second administrator after the first change. */
export const ownPassword = 'Mandira#2026';

/** Logs the second administrator of the sample in, who changes the first password when it is asked. */
export async function secondSession(request: APIRequestContext): Promise<StoredSession> {
  const changed = () => httpSession(request, 'newadmin', ownPassword);
  try {
    return await changed();
  } catch {
    const first = await httpSession(request, 'newadmin', 'Admin@1234');
    const pair = { newPassword: ownPassword, confirmPassword: ownPassword };
    const form = { userId: Number(first['userId']), currentPassword: 'Admin@1234', ...pair };
    await callService(request, 'api/users/changepassword', form, first['tokan']);
    return changed();
  }
}

/** Opens a browser of its own that begins with a session. */
export async function pageOf(browser: Browser, session: StoredSession): Promise<Page> {
  const context = await browser.newContext();
  await startWith(context, session);
  return context.newPage();
}

/** Finds the open record beside the list. */
export const record = (page: Page) => page.locator('section[aria-labelledby=record]');

/** Opens the record of an account by its login name. */
export async function openAccount(page: Page, loginId: string) {
  await page.goto(`/admin/manage/user?q=${loginId}`);
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await expect(record(page).getByRole('heading', { name: /^Edit/ })).toBeFocused();
}

/** Has the second administrator approve the change of an account that stands in the list. */
export async function approve(page: Page, loginId: string) {
  await page.goto('/admin/changes');
  const name = `${t['admin:changes.approve']}: ${loginId}`;
  await page.getByRole('button', { name, exact: true }).click();
  await expectNoFindings(page, 'the question before an approval');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: t['admin:changes.approve'], exact: true }).click();
  const done = t['admin:changes.approved'].replace('{name}', loginId);
  await expect(page.getByRole('main').getByText(done)).toBeVisible();
}
