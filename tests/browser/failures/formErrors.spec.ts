import { expect, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';
import { getSentCode, watchCaptcha } from '../support/sampleService.ts';
import { waitForHydration } from '../public/publicPage.ts';
import { expectExactText, findMainButton } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');

test.describe('the login', () => {
  test('names every empty field, in a summary that leads to it', async ({ page }) => {
    await page.goto('/login');
    await findMainButton(page, m['login.button']).click();
    const summary = page.getByRole('main').getByRole('alert').first();
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle('Error: Login');
    for (const key of [
      'login.user.required',
      'login.password.required',
      'login.captcha.required',
    ] as const) {
      await expect(summary.getByRole('link', { name: m[key], exact: true })).toBeVisible();
    }
    await summary.getByRole('link').first().click();
    await expect(page.getByLabel(m['login.userId'], { exact: true })).toBeFocused();
  });
});

test.describe('the registration', () => {
  test('has messages for a registered number, a wrong code and an unverified number', async ({
    page,
  }) => {
    await page.goto('/registration');
    const mobile = page.getByLabel(m['registration.mobile'], { exact: true });
    const verify = page.getByRole('button', { name: m['registration.verify'], exact: true });
    await mobile.fill('1234567890');
    await verify.click();
    await expectExactText(page, m['registration.mobile.format']);
    await mobile.fill('9437000001');
    await verify.click();
    await expectExactText(page, m['registration.otp.mobilePresent']);

    await mobile.fill('9861000201');
    await verify.click();
    const dialog = page.getByRole('dialog');
    const code = dialog.getByLabel(t['account:otp.label']);
    await expect(code).toBeVisible();
    const right = await getSentCode(page.request, '9861000201');
    await code.fill(right === '000000' ? '111111' : '000000');
    await dialog.getByRole('button', { name: m['otp.verify'], exact: true }).click();
    await expectExactText(page, m['registration.otp.invalid']);
    await expect(code).toHaveValue('');
    await expect(code).toBeFocused();
    await expect(dialog.getByRole('button', { name: m['otp.resend'] })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('Escape');

    const captcha = watchCaptcha(page);
    await page.getByRole('button', { name: t['common:captcha.refresh'] }).click();
    await page.getByLabel(m['registration.name'], { exact: true }).fill('Hari Barik');
    await page.getByLabel(m['login.password'], { exact: true }).fill('Bargad@2026');
    await page.getByLabel(m['registration.confirm'], { exact: true }).fill('Bargad@2026');
    await page.getByTestId('captcha-answer').fill(await captcha.answer());
    await findMainButton(page, m['registration.button']).click();
    await expectExactText(page, m['registration.mobile.unverified']);
    await expect(page).toHaveURL(/\/registration$/);
  });

  test('has messages for the password rules and for different passwords', async ({ page }) => {
    await page.goto('/registration');
    const password = page.getByLabel(m['login.password'], { exact: true });
    await page.getByLabel(m['registration.confirm'], { exact: true }).fill('Bargad@2027');
    await password.fill('bargad@2026');
    await findMainButton(page, m['registration.button']).click();
    await expectExactText(page, m['change.uppercase']);
    await password.fill('Bargad@2026');
    await expectExactText(page, m['registration.password.mismatch']);
  });
});

test.describe('Track Your Status', () => {
  async function search(page: Page, number: string, typed?: string) {
    const captcha = watchCaptcha(page);
    await page.goto('/home');
    await waitForHydration(page);
    await findMainButton(page, m['header.track']).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(m['track.applicationType']).selectOption('2');
    await dialog.getByLabel(t['track:number'], { exact: true }).fill(number);
    await dialog.getByTestId('captcha-answer').fill(typed ?? (await captcha.answer()));
    await dialog.getByRole('button', { name: m['track.search'], exact: true }).click();
    return dialog;
  }

  test('has a message for an unknown number', async ({ page }) => {
    await search(page, 'LA/2026/PUR/999999');
    await expectExactText(page, m['track.notFound']);
  });

  test('has a message for a wrong captcha at its field, and clears it', async ({ page }) => {
    const dialog = await search(page, 'LA/2026/PUR/000001', 'zzzzz');
    const answer = dialog.getByTestId('captcha-answer');
    await expect(answer).toHaveAccessibleDescription(/Invalid Captcha \./);
    await expect(answer).toHaveValue('');
  });

  test('is reset when it is closed', async ({ page }) => {
    await search(page, 'LA/2026/PUR/999999');
    await expectExactText(page, m['track.notFound']);
    await page.keyboard.press('Escape');
    await findMainButton(page, m['header.track']).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(t['track:number'], { exact: true })).toHaveValue('');
    await expect(dialog.getByText(m['track.notFound'])).toBeHidden();
  });
});
