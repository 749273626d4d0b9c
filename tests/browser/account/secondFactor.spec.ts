import { expect, test, type Page } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { totpCode } from '../../support/totp.ts';
import { collectConsoleErrors } from '../support/audit.ts';
import { createOfficer } from '../admin/officerAccount.ts';
import { watchCall } from '../support/watchCall.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { pressLogout } from '../support/pressLogout.ts';
import { findFactorsCard, findCodeField, expectNoProblems } from './secondFactorPage.ts';
import { signInWith } from '../support/signIn.ts';
import { expectFieldError, findMainButton } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');
const password = 'Mandira#2026';
const profile = '/officer/edit-profile';
const dashboard = /\/officer\/dashboard$/;
const halfMinute = 30_000;

// Browsers create passkeys for a domain name, not for an IP address.
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
});

let loginId = '';
test.beforeEach(async ({ request }) => {
  loginId = await createOfficer(request, password);
});

const waitForCodes = (page: Page) =>
  page.getByRole('list', { name: t['account:factor.codes.title'] }).getByRole('listitem');

async function signOut(page: Page): Promise<void> {
  await pressLogout(page);
  await expect(page).toHaveURL(/\/login$/);
}

test('an app is set up before anything else, opens the login, and is removed', async ({ page }) => {
  const lines = collectConsoleErrors(page);
  await signInWith(page, loginId, password);
  await expect(page).toHaveURL(dashboard);
  // Production requires this at the login; in the demo mode of the tests a second factor is optional.
  await page.evaluate(() => sessionStorage.setItem('needsFactor', '1'));
  let key = '';
  let codes: string[] = [];

  await test.step('every page of the area redirects to the setup', async () => {
    await page.goto('/officer/dashboard');
    await expect(page).toHaveURL(/\/second-factor$/);
    await expect(page.getByText(t['account:factor.page.forced'])).toBeVisible();
    await expect(findFactorsCard(page).getByText(t['account:factor.empty'])).toBeVisible();
    await expectNoProblems(page, 'the setting up');
  });
  await test.step('the key of the app is shown as a QR code and as text', async () => {
    await findFactorsCard(page).getByRole('button', { name: t['account:factor.app.add'] }).click();
    const dialog = page.getByRole('dialog', { name: t['account:factor.app.title'] });
    await expect(findCodeField(page)).toBeFocused();
    await expect(dialog.getByRole('img', { name: t['account:factor.app.qr'] })).toBeVisible();
    key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    await expectNoProblems(page, 'the dialog of the app');
  });
  await test.step('a wrong code has a message at the field', async () => {
    await page.getByRole('button', { name: t['account:factor.app.submit'] }).click();
    await expectFieldError(findCodeField(page), t['account:factor.code.short']);
    await findCodeField(page).fill('000000');
    await page.getByRole('button', { name: t['account:factor.app.submit'] }).click();
    await expectFieldError(findCodeField(page), m['factor.code.wrong']);
    await expect(findCodeField(page)).toBeFocused();
    await expect(findCodeField(page)).toHaveValue('');
  });
  await test.step('the right one shows ten recovery codes, only once', async () => {
    await page.getByLabel(t['account:factor.name']).fill('Office phone');
    await findCodeField(page).fill(totpCode(key, new Date()));
    await page.getByRole('button', { name: t['account:factor.app.submit'] }).click();
    await expect(
      page.getByRole('heading', { name: t['account:factor.codes.title'] }),
    ).toBeFocused();
    await expect(waitForCodes(page)).toHaveCount(10);
    codes = await waitForCodes(page).allTextContents();
    await expectNoProblems(page, 'the recovery codes');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: t['account:factor.codes.download'] }).click();
    expect((await saving).suggestedFilename()).toBe('recovery-codes.txt');
  });
  await test.step('then the dashboard opens', async () => {
    await page.getByRole('button', { name: t['account:factor.codes.saved'] }).click();
    await expect(page).toHaveURL(dashboard);
  });
  await test.step('the login asks for the second step', async () => {
    await signOut(page);
    await signInWith(page, loginId, password);
    await expect(page.getByRole('heading', { name: t['account:factor.step.title'] })).toBeVisible();
    await expect(findCodeField(page)).toBeFocused();
    await expect(findCodeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expectNoProblems(page, 'the second step');
    await findCodeField(page).fill('000000');
    await findMainButton(page, t['account:factor.step.submit']).click();
    await expectFieldError(findCodeField(page), m['secondStep.wrong']);
    await expectNoProblems(page, 'the second step after a wrong code');
    await findCodeField(page).fill(totpCode(key, new Date(Date.now() + halfMinute)));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(dashboard);
  });
  await test.step('a recovery code replaces the app', async () => {
    await signOut(page);
    await signInWith(page, loginId, password);
    await findMainButton(page, t['account:factor.use.recovery']).click();
    await expect(page.getByLabel(t['account:factor.recovery'])).toBeFocused();
    await expectNoProblems(page, 'the recovery code of the second step');
    await page.getByLabel(t['account:factor.recovery']).fill(codes[0]?.toLowerCase() ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(dashboard);
  });
  await test.step('the profile lists it, and removes it', async () => {
    await page.goto(profile);
    await expect(findFactorsCard(page).getByRole('listitem')).toContainText('Office phone');
    await expect(findFactorsCard(page).getByText('Recovery codes left: 9')).toBeVisible();
    await expectNoProblems(page, 'the second factors of the profile');
    await findFactorsCard(page).getByRole('button', { name: 'Remove Office phone' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: t['account:factor.remove'], exact: true }).click();
    await expect(findFactorsCard(page).getByText(t['account:factor.empty'])).toBeVisible();
    await expect(findFactorsCard(page).getByRole('heading', { level: 2 })).toBeFocused();
  });
  expect(lines).toEqual([]);
});

test('a passkey is made, opens the login, and confirms a change', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signInWith(page, loginId, password);
  await expect(page).toHaveURL(dashboard);
  await page.goto(profile);

  await test.step('made under a name', async () => {
    await findFactorsCard(page)
      .getByRole('button', { name: t['account:factor.passkey.add'] })
      .click();
    await expectNoProblems(page, 'the dialog of the passkey');
    await page.getByLabel(t['account:factor.name']).fill('This computer');
    await page.getByRole('button', { name: t['account:factor.passkey.submit'] }).click();
    await expect(waitForCodes(page)).toHaveCount(10);
    await page.getByRole('button', { name: t['account:factor.codes.saved'] }).click();
    await expect(findFactorsCard(page).getByRole('listitem')).toContainText('This computer');
  });
  await test.step('a second passkey on the same device is refused', async () => {
    await findFactorsCard(page)
      .getByRole('button', { name: t['account:factor.passkey.add'] })
      .click();
    await page.getByRole('button', { name: t['account:factor.passkey.submit'] }).click();
    await expect(
      page.getByRole('alert').getByText(t['account:factor.passkey.gaveUp']),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('a missing challenge has a message', async () => {
    await signOut(page);
    const challenge = await watchCall(page, 'api/secondstep/challenge');
    challenge.replacement = 'nothing';
    await signInWith(page, loginId, password);
    await findMainButton(page, t['account:factor.use.passkey']).click();
    await expect(page.getByRole('alert').getByText(m['login.network'].trim())).toBeVisible();
    challenge.replacement = undefined;
  });
  await test.step('it completes the login', async () => {
    await findMainButton(page, t['account:factor.use.passkey']).click();
    await expect(page).toHaveURL(dashboard);
  });
});
