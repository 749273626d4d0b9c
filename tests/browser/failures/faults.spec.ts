import { expect, test } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { readPageCopy } from '../support/pageCopy.ts';
import { watchCaptcha } from '../support/sampleService.ts';
import { signIn } from '../support/signIn.ts';
import { expectExactText, findMainButton } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');

test('a failed registration keeps its typed values', async ({ page }) => {
  await page.goto('/registration');
  await page.waitForLoadState('networkidle');
  await page.route('**/service/**', (route) => route.fulfill({ status: 500, body: '' }));
  const name = page.getByLabel(m['registration.name'], { exact: true });
  const mobile = page.getByLabel(m['registration.mobile'], { exact: true });
  await name.fill('Kuni Barik');
  await mobile.fill('9861000309');
  await findMainButton(page, m['registration.verify']).click();
  await expect(page.locator('dialog[open]')).toContainText('500 Internal Server Error');
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Kuni Barik');
  await expect(mobile).toHaveValue('9861000309');
  await expect(page.getByRole('dialog', { name: t['account:otp.title'] })).toBeHidden();
});

test('a slow network shows the page first and keeps text typed meanwhile', async ({ page }) => {
  await page.route('**/service/**', async (route) => {
    await new Promise((done) => setTimeout(done, 2500));
    await route.continue();
  });
  await page.goto('/login');
  const user = page.getByLabel(m['login.userId'], { exact: true });
  await user.pressSequentially('9437000001', { delay: 150 });
  await expect(page.getByRole('img', { name: t['common:captcha.image'] })).toBeVisible();
  await expect(user).toHaveValue('9437000001');
});

for (const [day, days] of [
  ['two days behind', -2],
  ['two days ahead', 2],
] as const) {
  test(`with a clock ${day} a user logs in and stays logged in`, async ({ page }) => {
    await page.clock.setSystemTime(Date.now() + days * 86_400_000);
    await signIn(page, 'citizen');
    await page.goto('/website/tender');
    await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(5);
    await page.goto('/citizen/applications');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t['common:title.myApplications'],
    );
  });
}

test('a login interrupted by the network keeps its values and continues when the network is back', async ({
  page,
  context,
}) => {
  const captcha = watchCaptcha(page);
  await page.goto('/login');
  await page.getByLabel(m['login.userId'], { exact: true }).fill('9437000001');
  await page.getByLabel(m['login.password'], { exact: true }).fill('Citizen@123');
  await page.getByTestId('captcha-answer').fill(await captcha.answer());
  await context.setOffline(true);
  await findMainButton(page, m['login.button']).click();
  await expectExactText(page, m['login.network']);
  await expect(page.getByLabel(m['login.password'], { exact: true })).toHaveValue('Citizen@123');
  await context.setOffline(false);
  await expect(page.getByRole('img', { name: t['common:captcha.image'] })).toBeVisible();
  await page.getByTestId('captcha-answer').fill(await captcha.answer());
  await findMainButton(page, m['login.button']).click();
  await expect(page).toHaveURL(/citizen-dashboard$/);
});
