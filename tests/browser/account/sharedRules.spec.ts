import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { expectNoFindings } from '../support/audit.ts';
import { pageCopy } from '../support/pageCopy.ts';
import { forgetDraft, httpSession, startWith } from '../support/session.ts';
import { expectExactly, inMain } from '../support/expectations.ts';

const m = messages.en;
const t = pageCopy('en');

test('Form M blocks a special character in first place, and names a text that is too long', async ({
  context,
  page,
}) => {
  await startWith(context, await httpSession(page.request, '9437000001', 'Citizen@123'));
  await page.goto('/citizen/citizen-dashboard');
  await forgetDraft(page, 6);
  await page.goto('/quarry-application');
  const source = page.getByLabel(t['common:quarry.source'], { exact: true });
  await source.pressSequentially('/K');
  await expect(source).toHaveValue('K');
  await source.fill('/Kaipadar');
  await expect(source).toHaveValue('');
  const blocked = m['shared.firstPlace'].replace('{character}', '/');
  expect(blocked).toBe('/ Not allowed in 1st Place!!!');
  await expectExactly(page, blocked);
  await expectNoFindings(page, 'a blocked first character');
  await source.fill('K'.repeat(151));
  await expect(page.getByText(blocked, { exact: true })).toHaveCount(0);
  await inMain(page, t['quarry:submit']).click();
  const long = m['shared.maxLength']
    .replace('{label}', t['common:quarry.source'])
    .replace('{n}', '150');
  await expectExactly(page, long);
});

test('a new password that the login could not take is refused', async ({ page }) => {
  await page.goto('/registration');
  await page.waitForLoadState('networkidle');
  await page.getByLabel(m['login.password'], { exact: true }).fill(`Aa1#${'x'.repeat(21)}`);
  await inMain(page, m['registration.button']).click();
  await expectExactly(page, m['shared.password']);
});

test('a User ID with a space is refused in the words for it', async ({ context, page }) => {
  await startWith(context, await httpSession(page.request, 'admin', 'Admin@1234'));
  await page.goto('/admin/manage/user?open=new');
  const record = page.locator('section[aria-labelledby=record]');
  const id = record.getByLabel(t['admin:field.loginId'], { exact: true });
  await id.fill('officer two');
  await record.getByRole('button', { name: t['admin:save'], exact: true }).click();
  await expect(id).toHaveAttribute('aria-invalid', 'true');
  await expectExactly(page, m['shared.space']);
});
