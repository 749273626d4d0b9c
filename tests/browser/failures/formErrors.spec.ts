import { expect, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';
import { watchCaptcha } from '../support/sampleService.ts';
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
