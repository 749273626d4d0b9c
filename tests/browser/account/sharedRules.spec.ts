import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';
import { deleteDraft, createSession, startWithSession } from '../support/session.ts';
import { expectExactText, findMainButton } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');

test('Form M blocks a special character at the beginning, and has a message for a long text', async ({
  context,
  page,
}) => {
  await startWithSession(context, await createSession(page.request, '9437000001', 'Citizen@123'));
  await page.goto('/citizen/citizen-dashboard');
  await deleteDraft(page, 6);
  await page.goto('/quarry-application');
  const source = page.getByLabel(t['common:quarry.source'], { exact: true });
  await source.pressSequentially('/K');
  await expect(source).toHaveValue('K');
  await source.fill('/Kaipadar');
  await expect(source).toHaveValue('');
  const blocked = m['shared.firstPlace'].replace('{character}', '/');
  expect(blocked).toBe('/ Not allowed in 1st Place!!!');
  await expectExactText(page, blocked);
  await source.fill('K'.repeat(151));
  await expect(page.getByText(blocked, { exact: true })).toHaveCount(0);
  await findMainButton(page, t['quarry:submit']).click();
  const long = m['shared.maxLength']
    .replace('{label}', t['common:quarry.source'])
    .replace('{n}', '150');
  await expectExactText(page, long);
});

test('a new password that the login would not accept is refused', async ({ page }) => {
  await page.goto('/registration');
  await page.waitForLoadState('networkidle');
  await page.getByLabel(m['login.password'], { exact: true }).fill(`Aa1#${'x'.repeat(21)}`);
  await findMainButton(page, m['registration.button']).click();
  await expectExactText(page, m['shared.password']);
});

test('a User ID with a space has its own message', async ({ context, page }) => {
  await startWithSession(context, await createSession(page.request, 'admin', 'Admin@1234'));
  await page.goto('/admin/manage/user?open=new');
  const record = page.locator('dialog[data-size=wide]');
  const id = record.getByLabel(t['admin:field.loginId'], { exact: true });
  await id.fill('officer two');
  await record.getByRole('button', { name: t['admin:save'], exact: true }).click();
  await expect(id).toHaveAttribute('aria-invalid', 'true');
  await expectExactText(page, m['shared.space']);
});
