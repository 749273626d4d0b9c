import { expect, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { watchCall, type Replacement } from '../support/watchCall.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { passwordErrors } from './passwordErrors.ts';
import { createCitizen, startWithSession } from '../support/session.ts';
import { expectFieldError, expectLiveText, findMainButton, soft } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');
const first = 'Mandira#2026';

const changeFields = (page: Page) => ({
  current: page.getByLabel('Current Password', { exact: true }),
  fresh: page.getByLabel('New Password', { exact: true }),
  again: page.getByLabel('Confirm New Password', { exact: true }),
});

test('changing the password shows each error and each refusal, and leads to the login', async ({
  page,
  context,
  request,
}) => {
  const { session } = await createCitizen(request, first);
  await startWithSession(context, session);
  const change = await watchCall(page, 'api/users/changepassword');
  await page.goto('/citizen/change-password');
  const { current, fresh, again } = changeFields(page);
  const update = findMainButton(page, 'Update');
  await test.step('CP-001, CP-002, CP-003, CP-004: three passwords that can be shown', async () => {
    for (const field of [current, fresh, again]) {
      await soft(field).toHaveAttribute('type', 'password');
      const box = page.getByRole('main').locator('form > *').filter({ has: field });
      await box.getByRole('button', { name: t['account:password.toggle'] }).click();
      await soft(field).toHaveAttribute('type', 'text');
    }
  });
  await test.step('CP-005, CP-006: Update and Cancel', async () => {
    await soft(update).toBeVisible();
    await soft(page.getByRole('link', { name: 'Cancel', exact: true })).toBeVisible();
  });
  await test.step('VA-056, VA-057: each field is marked, and no call is made', async () => {
    await update.click();
    for (const field of [current, fresh, again]) await expectFieldError(field, m['change.blank']);
    for (const [typed, message] of passwordErrors) {
      await fresh.fill(typed);
      await expectFieldError(fresh, m[message]);
    }
    await current.fill(first);
    await fresh.fill(first);
    await expectFieldError(fresh, m['change.same']);
    await fresh.fill('Bargad@2026');
    await again.fill('Bargad@2027');
    await expectFieldError(again, m['change.mismatch']);
    await update.click();
    expect.soft(change.count).toBe(0);
  });
  const tryOut = async (now: string) => {
    await current.fill(now);
    await fresh.fill('Bargad@2026');
    await again.fill('Bargad@2026');
    await update.click();
  };
  const refusals: readonly (readonly [string, Replacement | undefined, string])[] = [
    ['ER-055', undefined, m['change.currentIncorrect']],
    ['ER-056', 'nothing', m['change.network']],
  ];
  for (const [row, replacement, message] of refusals) {
    await test.step(`${row}: ${message}`, async () => {
      change.replacement = replacement;
      await tryOut('Wrong@12345');
      await expectLiveText(page, message);
      // ER-057: the form is reset
      for (const field of [current, fresh, again]) await soft(field).toHaveValue('');
    });
  }
  await test.step('ER-054, ST-021, ST-022: updated, logged out, at the login', async () => {
    change.replacement = undefined;
    await tryOut(first);
    await expect(page).toHaveURL(/\/login$/);
    await expectLiveText(page, m['change.success']);
    expect.soft(await page.evaluate(() => sessionStorage.getItem('tokan'))).toBeNull();
  });
});
