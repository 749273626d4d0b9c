import { expect, test, type Page } from '@playwright/test';
import { messages, type MessageKey } from '@temple-land/portal-core';
import { watchActivity } from '../support/activity.ts';
import { watchCall, type Replacement } from '../support/watchCall.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { pressLogout } from '../support/pressLogout.ts';
import { watchCaptcha } from '../support/sampleService.ts';
import { expectFieldError, expectLiveText, findMainButton, soft } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');
const findUserField = (page: Page) => page.getByLabel(m['login.userId'], { exact: true });
const findPasswordField = (page: Page) => page.getByLabel(m['login.password'], { exact: true });

async function tryOut(page: Page): Promise<void> {
  await findUserField(page).fill('officer.puri');
  await findPasswordField(page).fill('Wrong@1234');
  await page.getByTestId('captcha-answer').fill('abcde');
  await findMainButton(page, m['login.button']).click();
}

test('the login has its fields, its captcha and its links', async ({ page }) => {
  const captcha = await watchCall(page, 'commonCaptchaGenerator/generate');
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  await test.step('LG-001, LG-007: /login shows the login with its button', async () => {
    await soft(main.getByRole('heading', { level: 1 })).toHaveText('Login');
    await soft(findMainButton(page, 'Login')).toBeVisible();
  });
  await test.step('LG-002, LG-003: User ID and Password', async () => {
    await soft(main.getByRole('textbox', { name: 'User ID', exact: true })).toBeVisible();
    await soft(main.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  });
  await test.step('LG-006: the password is shown and hidden', async () => {
    await main.getByRole('button', { name: t['account:password.toggle'] }).click();
    await soft(findPasswordField(page)).toHaveAttribute('type', 'text');
    await main.getByRole('button', { name: t['account:password.hide'], exact: true }).click();
    await soft(findPasswordField(page)).toHaveAttribute('type', 'password');
  });
  await test.step('LG-004, LG-005: the captcha, another one, and the box for its answer', async () => {
    const image = main.getByRole('img', { name: t['common:captcha.image'] });
    await expect(image.locator('path').first()).toBeVisible();
    const drawn = await image.innerHTML();
    await main.getByRole('button', { name: t['common:captcha.refresh'] }).click();
    await expect.poll(() => image.innerHTML()).not.toBe(drawn);
    expect.soft(captcha.count).toBe(2);
    await soft(main.getByRole('status').getByText(t['common:captcha.renewed'])).toBeAttached();
    await soft(main.getByRole('textbox', { name: t['common:captcha.label'] })).toBeVisible();
  });
  await test.step('LG-008, LG-009, LG-010: links to forgot password, home, registration', async () => {
    for (const path of ['/forgot-password', '/home', '/registration']) {
      await soft(main.locator(`a[href="${path}"]`), path).toBeVisible();
    }
  });
  await test.step('UN-027: digits that are no mobile number are refused, a name is not', async () => {
    await findUserField(page).fill('12345');
    await findMainButton(page, m['login.button']).click();
    await expectFieldError(findUserField(page), m['shared.mobile']);
    await findUserField(page).fill('officer.puri');
    await soft(findUserField(page)).not.toHaveAttribute('aria-invalid');
  });
  await test.step('ER-063, UN-130: a captcha that does not come is told beside it', async () => {
    captcha.replacement = 'nothing';
    await main.getByRole('button', { name: t['common:captcha.refresh'] }).click();
    await expectFieldError(page.getByTestId('captcha-answer'), m['captcha.failed']);
    await soft(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

interface LoginAnswer {
  row: string;
  replacement: Replacement;
  key: MessageKey;
  n?: string;
  resets?: boolean;
  logsOut?: boolean;
}

const answers: readonly LoginAnswer[] = [
  { row: 'ER-024', replacement: { answer: { status: 0 } }, key: 'login.input' },
  {
    row: 'ER-029',
    replacement: { answer: { status: 777, TimeLeft: 12 } },
    key: 'login.locked',
    n: '18',
  },
  { row: 'ER-031', replacement: 'nothing', key: 'login.network' },
  {
    row: 'ER-025, ER-026',
    replacement: { answer: { status: 223 } },
    key: 'login.captcha.invalid',
    resets: true,
  },
  {
    row: 'ER-022, ER-023',
    replacement: { answer: { status: 500 } },
    key: 'login.invalid',
    resets: true,
  },
  {
    row: 'ER-028',
    replacement: { answer: { status: 432 } },
    key: 'login.invalidLogout',
    logsOut: true,
  },
  { row: 'ER-021', replacement: { answer: { status: 444 } }, key: 'login.blocked', logsOut: true },
  {
    row: 'ER-027',
    replacement: { answer: { status: 429 } },
    key: 'login.tokenExpired',
    logsOut: true,
  },
];

test('each failed login has its own message and a new captcha', async ({ page }) => {
  const login = await watchCall(page, 'api/generatetoken');
  const captcha = await watchCall(page, 'commonCaptchaGenerator/generate');
  await page.goto('/login');
  await expect.poll(() => captcha.count).toBe(1);
  for (const { row, replacement, key, n, resets = false, logsOut = false } of answers) {
    await test.step(`${row}: ${key}`, async () => {
      const before = captcha.count;
      login.replacement = replacement;
      await page.evaluate(() => sessionStorage.setItem('fullName', 'left over'));
      await tryOut(page);
      await expectLiveText(page, m[key].replace('{n}', n ?? ''));
      await soft(page).toHaveURL(/\/login$/);
      if (resets) await soft(findUserField(page)).toHaveValue('');
      const storedName = await page.evaluate(() => sessionStorage.getItem('fullName'));
      expect.soft(storedName, `${key} logs out`).toBe(logsOut ? null : 'left over');
      // LG-018: one more captcha for each attempt
      await soft.poll(() => captcha.count, { message: key }).toBe(before + 1);
      await soft(page.getByTestId('captcha-answer')).toHaveValue('');
    });
  }
});

test('a login stores its answer in the session storage, and a logout clears it', async ({
  page,
}) => {
  const captcha = watchCaptcha(page);
  const deeds = watchActivity(page);
  await page.goto('/home');
  await page.evaluate(() => localStorage.setItem('themeDark', 'true'));
  await page.goto('/login');
  await soft(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await findUserField(page).fill('9437000001');
  await findPasswordField(page).fill('Citizen@123');
  await page.getByTestId('captcha-answer').fill(await captcha.answer());
  const sent = page.waitForRequest(/generatetoken$/);
  await findMainButton(page, m['login.button']).click();
  await test.step('UN-027: digits are sent as the citizen type', async () => {
    const { REQUEST_DATA } = (await sent).postDataJSON() as { REQUEST_DATA: string };
    expect.soft(JSON.parse(atob(REQUEST_DATA))).toMatchObject({ userType: 'C' });
  });
  await test.step('ER-020: a citizen is led to the citizen dashboard', () =>
    expect(page).toHaveURL(/\/citizen\/citizen-dashboard$/));
  // Requirements: EN-002, EN-003, EN-004, EN-005, EN-006, EN-007, EN-008
  await test.step('EN-001 to EN-009: session storage holds who it is', async () => {
    const stored = await page.evaluate(() => ({ ...sessionStorage }));
    expect.soft(stored).toMatchObject({
      tokan: expect.stringMatching(/^.{20,}$/),
      userId: expect.stringMatching(/^\d+$/),
      userRoleId: '5',
      userType: 'CI',
      fullName: expect.stringMatching(/\w+ \w+/),
      isLoggedIn: '1',
      userName: '9437000001',
      emailId: expect.any(String),
      mobileNo: '9437000001',
      districtCode: expect.any(String),
      tahasilCode: expect.any(String),
      userRoleType: expect.any(String),
      isFirstLogin: '0',
    });
  });
  await test.step('HD-004: the light theme counts while somebody is logged in', async () => {
    await soft(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect.soft(await page.evaluate(() => localStorage.getItem('themeDark'))).toBe('true');
  });
  await test.step('UN-013: public pages have the header of the user, and are light', async () => {
    await page.goto('/website/about');
    const header = page.getByRole('banner');
    await soft(header.getByRole('button', { name: t['common:shell.accountMenu'] })).toBeVisible();
    await soft(header.getByRole('link', { name: m['header.register'] })).toHaveCount(0);
    await soft(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
  await test.step('ST-004, ST-005: Logout clears session storage and leads to the login', async () => {
    await pressLogout(page);
    await expect(page).toHaveURL(/\/login$/);
    expect.soft(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await test.step('EN-028: login and logout are recorded', () =>
      soft
        .poll(() => deeds.map(({ actionType }) => actionType).join(' '))
        .toMatch(/LOGIN .*LOGOUT/));
    await soft(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
