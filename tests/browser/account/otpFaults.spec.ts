import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { watchCall, type Replacement } from '../support/watchCall.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { createMobile } from '../support/session.ts';
import { waitForHydration } from '../public/publicPage.ts';
import { findMainButton, soft } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');

test('a general failure of a code call is shown in a popup above the dialog, which stays unchanged', async ({
  page,
}) => {
  await page.clock.install();
  const calls = {
    resend: await watchCall(page, 'userregister/updatemobilenos'),
    verify: await watchCall(page, 'userregister/varifiedotp'),
  };
  await page.goto('/registration');
  await waitForHydration(page);
  await page.getByLabel(m['registration.mobile'], { exact: true }).fill(createMobile());
  await findMainButton(page, m['registration.verify']).click();
  const dialog = page.getByRole('dialog', { name: t['account:otp.title'] });
  const button = (key: 'otp.resend' | 'otp.verify') =>
    dialog.getByRole('button', { name: m[key], exact: true });
  const popup = page.getByRole('alertdialog');
  await dialog.getByLabel(t['account:otp.label']).fill('000000');
  await page.clock.fastForward(121_000);
  await expect(button('otp.resend')).not.toHaveAttribute('aria-disabled', 'true');
  const general: readonly (readonly [row: string, Replacement, message: string])[] = [
    ['ER-002', { answer: { status: 599 } }, m['general.statusNotOk']],
    ['ER-003', 'nothing', 'Failed to fetch'],
  ];
  for (const name of ['resend', 'verify'] as const) {
    for (const [row, replacement, message] of general) {
      await test.step(`${row}, ${name}: ${message}`, async () => {
        calls[name].replacement = replacement;
        await button(`otp.${name}`).click();
        await soft(popup.getByText(message, { exact: true })).toBeVisible();
        await popup.getByRole('button', { name: m['external.ok'], exact: true }).click();
        await soft(popup).toHaveCount(0);
        await soft(dialog.getByLabel(t['account:otp.label'])).toHaveValue('000000');
        await soft(button('otp.resend')).not.toHaveAttribute('aria-disabled', 'true');
      });
    }
  }
});
