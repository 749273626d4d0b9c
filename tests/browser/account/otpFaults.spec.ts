import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { watchCall, type Instead } from '../support/watchCall.ts';
import { pageCopy } from '../support/pageCopy.ts';
import { freshMobile } from '../support/session.ts';
import { inMain, softly } from '../support/expectations.ts';

const m = messages.en;
const t = pageCopy('en');

test('what is no text of a code is told in a popup over its dialog, which stays as it was', async ({
  page,
}) => {
  await page.clock.install();
  const calls = {
    resend: await watchCall(page, 'userregister/updatemobilenos'),
    verify: await watchCall(page, 'userregister/varifiedotp'),
  };
  await page.goto('/registration');
  await page.getByLabel(m['registration.mobile'], { exact: true }).fill(freshMobile());
  await inMain(page, m['registration.verify']).click();
  const dialog = page.getByRole('dialog', { name: t['account:otp.title'] });
  const button = (key: 'otp.resend' | 'otp.verify') =>
    dialog.getByRole('button', { name: m[key], exact: true });
  const popup = page.getByRole('alertdialog');
  await dialog.getByLabel(t['account:otp.label']).fill('000000');
  await page.clock.fastForward(121_000);
  await expect(button('otp.resend')).not.toHaveAttribute('aria-disabled', 'true');
  const general: readonly (readonly [row: string, Instead, says: string])[] = [
    ['ER-002', { answer: { status: 599 } }, m['general.statusNotOk']],
    ['ER-003', 'nothing', 'Failed to fetch'],
  ];
  for (const name of ['resend', 'verify'] as const) {
    for (const [row, instead, says] of general) {
      await test.step(`${row}, ${name}: ${says}`, async () => {
        calls[name].instead = instead;
        await button(`otp.${name}`).click();
        await softly(popup.getByText(says, { exact: true })).toBeVisible();
        await popup.getByRole('button', { name: m['external.ok'], exact: true }).click();
        await softly(popup).toHaveCount(0);
        await softly(dialog.getByLabel(t['account:otp.label'])).toHaveValue('000000');
        await softly(button('otp.resend')).not.toHaveAttribute('aria-disabled', 'true');
      });
    }
  }
});
