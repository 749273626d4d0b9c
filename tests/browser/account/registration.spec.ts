import { expect, test, type Page } from '@playwright/test';
import { messages, type MessageKey } from '@temple-land/portal-core';
import { watchCall, type Replacement } from '../support/watchCall.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { getSentCode, watchCaptcha } from '../support/sampleService.ts';
import { createMobile } from '../support/session.ts';
import { expectFieldError, expectLiveText, findMainButton, soft } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');

const findFields = (page: Page) => ({
  name: page.getByLabel('Full Name', { exact: true }),
  mobile: page.getByLabel('Mobile Number', { exact: true }),
  email: page.getByRole('textbox', { name: /^Email ID/ }),
  password: page.getByLabel('Password', { exact: true }),
  confirm: page.getByLabel('Confirm Password', { exact: true }),
  captcha: page.getByTestId('captcha-answer'),
});

type Field = keyof ReturnType<typeof findFields>;

const wrongFields: readonly (readonly [Field, typed: string, message: MessageKey])[] = [
  ['name', '', 'registration.name.required'],
  ['name', 'abc', 'registration.name.min'],
  ['name', 'a'.repeat(50), 'registration.name.max'],
  ['name', 'Hari 4', 'registration.name.characters'],
  ['mobile', '', 'registration.mobile.required'],
  ['mobile', '1234567890', 'registration.mobile.format'],
  ['email', 'hari@', 'registration.email.format'],
  ['password', 'Bargad @2026', 'registration.password.space'],
  ['password', 'Ba@2026', 'registration.password.length'],
  ['confirm', '', 'registration.confirm.required'],
  ['captcha', '', 'login.captcha.required'],
];

test('the registration has its fields and a message for each error', async ({ page }) => {
  await page.goto('/registration');
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  const fields = findFields(page);
  await test.step('RG-001, RG-008: /registration shows the form with Register', async () => {
    await soft(main.getByRole('heading', { level: 1 })).toHaveText('Register');
    await soft(findMainButton(page, 'Register')).toBeVisible();
  });
  await test.step('RG-002, RG-003, RG-005, RG-006: name, number and two passwords', async () => {
    for (const name of ['name', 'mobile', 'password', 'confirm'] as const) {
      await soft(fields[name], name).toBeVisible();
      await soft(fields[name], name).toHaveAttribute('aria-required', 'true');
    }
  });
  await test.step('RG-004: Email ID is optional', async () => {
    await soft(fields.email).toHaveAccessibleName(`Email ID ${t['common:field.optional']}`);
    await soft(fields.email).not.toHaveAttribute('aria-required', 'true');
  });
  await test.step('RG-007: a captcha with another one and its answer', async () => {
    await soft(main.getByRole('img', { name: t['common:captcha.image'] })).toBeVisible();
    await soft(main.getByRole('button', { name: t['common:captcha.refresh'] })).toBeVisible();
    await soft(fields.captcha).toBeVisible();
  });
  await test.step('RG-009, RG-014: the number is not proven and has Verify', async () => {
    await soft(findMainButton(page, 'Verify')).toBeVisible();
    await soft(fields.mobile).not.toHaveAttribute('readonly');
  });
  await test.step('RG-011: number and password are for the login', () =>
    soft(main.getByText('log in with your mobile number and the password')).toBeVisible());
  await test.step('RG-012, RG-013: links to login and home', async () => {
    await soft(main.locator('a[href="/login"]')).toBeVisible();
    await soft(main.locator('a[href="/home"]')).toBeVisible();
  });
  await test.step('VA-026: the number takes digits only', async () => {
    await fields.mobile.pressSequentially('9a8-6 x1');
    await soft(fields.mobile).toHaveValue('9861');
    await fields.mobile.fill('');
    await fields.mobile.pressSequentially('Puri');
    await soft(fields.mobile).toHaveValue('');
  });
  await findMainButton(page, 'Register').click();
  for (const [name, typed, message] of wrongFields) {
    await fields[name].fill(typed);
    await expectFieldError(fields[name], m[message]);
  }
});

const sendAnswers: readonly (readonly [row: string, status: number, message: MessageKey])[] = [
  ['ER-038', 401, 'registration.otp.limit'],
  ['ER-039', 500, 'registration.otp.mobilePresent'],
  ['ER-040', 400, 'registration.otp.other'],
];

const saveAnswers: readonly (readonly [
  row: string,
  replacement: Replacement,
  message: MessageKey,
])[] = [
  ['ER-033', { answer: { status: 111 } }, 'registration.mobile.duplicate'],
  ['ER-034', { answer: { status: 110 } }, 'registration.password.mismatch'],
  ['ER-035', { answer: { status: 223 } }, 'registration.captcha.invalid'],
  ['ER-036', { answer: { status: 599 } }, 'registration.failed'],
  ['ER-036', 'nothing', 'registration.failed'],
];

test('a registration is verified by a code and has a message for each refusal', async ({
  page,
}) => {
  await page.clock.install();
  const [send, match, save, drawn] = await Promise.all(
    [
      'userregister/savemobileno',
      'userregister/varifiedotp',
      'userregister/saveuser',
      'commonCaptchaGenerator/generate',
    ].map((path) => watchCall(page, path)),
  );
  if (!send || !match || !save || !drawn) throw new Error('A call is not watched.');
  const captcha = watchCaptcha(page);
  await page.goto('/registration');
  const fields = findFields(page);
  const mobile = createMobile();
  await fields.name.fill('Hari Barik');
  await fields.mobile.fill(mobile);
  await fields.password.fill('Bargad@2026');
  await fields.confirm.fill('Bargad@2026');
  await fields.captcha.fill('abcde');
  await test.step('RG-018, ER-037: no Register before the number is proven', async () => {
    await findMainButton(page, 'Register').click();
    await expectFieldError(fields.mobile, m['registration.mobile.unverified']);
    await soft(page.getByRole('alert').first()).toContainText(m['registration.mobile.unverified']);
    expect.soft(save.count).toBe(0);
  });
  for (const [row, status, message] of sendAnswers) {
    await test.step(`${row}: ${message}`, async () => {
      send.replacement = { answer: { status } };
      await findMainButton(page, 'Verify').click();
      await expectLiveText(page, m[message]);
      await soft(page.getByRole('dialog')).toHaveCount(0);
    });
  }
  send.replacement = undefined;
  await findMainButton(page, 'Verify').click();
  const dialog = page.getByRole('dialog', { name: t['account:otp.title'] });
  const code = dialog.getByLabel(t['account:otp.label']);
  const resend = dialog.getByRole('button', { name: m['otp.resend'], exact: true });
  const verify = dialog.getByRole('button', { name: m['otp.verify'], exact: true });
  await test.step('RG-015, RG-016: the dialog opens and counts down from 120', async () => {
    await expect(dialog).toBeVisible();
    await soft(dialog).toContainText(/New code in 1[12]\d seconds/);
    await soft(resend).toHaveAttribute('aria-disabled', 'true');
  });
  const refusals = [
    ['ER-041', { answer: { status: 401 } }, 'registration.otp.limit'],
    ['ER-042, ER-043', undefined, 'registration.otp.invalid'],
  ] as const;
  const right = await getSentCode(page.request, mobile);
  for (const [row, replacement, message] of refusals) {
    await test.step(`${row}: ${message}, and the boxes are cleared`, async () => {
      match.replacement = replacement;
      await code.fill(right === '000000' ? '111111' : '000000');
      await verify.click();
      await expectFieldError(code, m[message]);
      await soft(code).toHaveValue('');
    });
  }
  await test.step('ER-044: another code that the service does not send yet', async () => {
    await page.clock.fastForward(121_000);
    await expect(resend).not.toHaveAttribute('aria-disabled', 'true');
    await resend.click();
    await expectFieldError(code, m['registration.otp.resendFailed']);
  });
  await test.step('RG-010, RG-017: Verified, and the number can no longer be changed', async () => {
    await code.fill(right);
    await verify.click();
    await expect(dialog).toBeHidden();
    await soft(page.getByText('Verified', { exact: true })).toBeVisible();
    await soft(findMainButton(page, 'Verify')).toHaveCount(0);
    await soft(fields.mobile).toHaveAttribute('readonly', '');
  });
  for (const [row, replacement, message] of saveAnswers) {
    await test.step(`${row}: ${message}`, async () => {
      const before = drawn.count;
      save.replacement = replacement;
      await fields.captcha.fill('abcde');
      await findMainButton(page, 'Register').click();
      await expectLiveText(page, m[message]);
      await soft.poll(() => drawn.count, { message: 'UN-139: a fresh captcha' }).toBe(before + 1);
      await soft(fields.captcha).toHaveValue('');
    });
  }
  await test.step('ER-032, RG-020: registered, and led to the login', async () => {
    save.replacement = undefined;
    await fields.captcha.fill(await captcha.answer());
    await findMainButton(page, 'Register').click();
    await expect(page).toHaveURL(/\/login$/);
    await expectLiveText(page, m['registration.success']);
  });
});
