import { expect, test, type Page } from '@playwright/test';
import { messages, type MessageKey } from '@temple-land/portal-core';
import { watchCall, type Instead } from '../support/watchCall.ts';
import { pageCopy } from '../support/pageCopy.ts';
import { sentCode, watchCaptcha } from '../support/sampleService.ts';
import { freshMobile } from '../support/session.ts';
import { expectFieldSays, expectSaid, inMain, softly } from '../support/expectations.ts';

const m = messages.en;
const t = pageCopy('en');

const fieldsOf = (page: Page) => ({
  name: page.getByLabel('Full Name', { exact: true }),
  mobile: page.getByLabel('Mobile Number', { exact: true }),
  email: page.getByRole('textbox', { name: /^Email ID/ }),
  password: page.getByLabel('Password', { exact: true }),
  confirm: page.getByLabel('Confirm Password', { exact: true }),
  captcha: page.getByTestId('captcha-answer'),
});

type Field = keyof ReturnType<typeof fieldsOf>;

const wrong: readonly (readonly [Field, typed: string, says: MessageKey])[] = [
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

test('the registration has its fields and a message for each fault', async ({ page }) => {
  await page.goto('/registration');
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  const fields = fieldsOf(page);
  await test.step('RG-001, RG-008: /registration shows the form with Register', async () => {
    await softly(main.getByRole('heading', { level: 1 })).toHaveText('Register');
    await softly(inMain(page, 'Register')).toBeVisible();
  });
  await test.step('RG-002, RG-003, RG-005, RG-006: name, number and two passwords', async () => {
    for (const name of ['name', 'mobile', 'password', 'confirm'] as const) {
      await softly(fields[name], name).toBeVisible();
      await softly(fields[name], name).toHaveAttribute('aria-required', 'true');
    }
  });
  await test.step('RG-004: Email ID is optional', async () => {
    await softly(fields.email).toHaveAccessibleName(`Email ID ${t['common:field.optional']}`);
    await softly(fields.email).not.toHaveAttribute('aria-required', 'true');
  });
  await test.step('RG-007: a captcha with another one and its answer', async () => {
    await softly(main.getByRole('img', { name: t['common:captcha.image'] })).toBeVisible();
    await softly(main.getByRole('button', { name: t['common:captcha.refresh'] })).toBeVisible();
    await softly(fields.captcha).toBeVisible();
  });
  await test.step('RG-009, RG-014: the number is not proven and has Verify', async () => {
    await softly(inMain(page, 'Verify')).toBeVisible();
    await softly(fields.mobile).not.toHaveAttribute('readonly');
  });
  await test.step('RG-011: number and password are for the login', () =>
    softly(main.getByText('log in with your mobile number and the password')).toBeVisible());
  await test.step('RG-012, RG-013: links to login and home', async () => {
    await softly(main.locator('a[href="/login"]')).toBeVisible();
    await softly(main.locator('a[href="/home"]')).toBeVisible();
  });
  await test.step('VA-026: the number takes digits only', async () => {
    await fields.mobile.pressSequentially('9a8-6 x1');
    await softly(fields.mobile).toHaveValue('9861');
    await fields.mobile.fill('');
    await fields.mobile.pressSequentially('Puri');
    await softly(fields.mobile).toHaveValue('');
  });
  await inMain(page, 'Register').click();
  for (const [name, typed, says] of wrong) {
    await fields[name].fill(typed);
    await expectFieldSays(fields[name], m[says]);
  }
});

const sends: readonly (readonly [row: string, status: number, says: MessageKey])[] = [
  ['ER-038', 401, 'registration.otp.limit'],
  ['ER-039', 500, 'registration.otp.mobilePresent'],
  ['ER-040', 400, 'registration.otp.other'],
];

const ends: readonly (readonly [row: string, instead: Instead, says: MessageKey])[] = [
  ['ER-033', { answer: { status: 111 } }, 'registration.mobile.duplicate'],
  ['ER-034', { answer: { status: 110 } }, 'registration.password.mismatch'],
  ['ER-035', { answer: { status: 223 } }, 'registration.captcha.invalid'],
  ['ER-036', { answer: { status: 599 } }, 'registration.failed'],
  ['ER-036', 'nothing', 'registration.failed'],
];

test('a registration is proven by a code and tells each refusal in its own words', async ({
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
  const fields = fieldsOf(page);
  const mobile = freshMobile();
  await fields.name.fill('Hari Barik');
  await fields.mobile.fill(mobile);
  await fields.password.fill('Bargad@2026');
  await fields.confirm.fill('Bargad@2026');
  await fields.captcha.fill('abcde');
  await test.step('RG-018, ER-037: no Register before the number is proven', async () => {
    await inMain(page, 'Register').click();
    await expectFieldSays(fields.mobile, m['registration.mobile.unverified']);
    await softly(page.getByRole('alert').first()).toContainText(
      m['registration.mobile.unverified'],
    );
    expect.soft(save.asked).toBe(0);
  });
  for (const [row, status, says] of sends) {
    await test.step(`${row}: ${says}`, async () => {
      send.instead = { answer: { status } };
      await inMain(page, 'Verify').click();
      await expectSaid(page, m[says]);
      await softly(page.getByRole('dialog')).toHaveCount(0);
    });
  }
  send.instead = undefined;
  await inMain(page, 'Verify').click();
  const dialog = page.getByRole('dialog', { name: t['account:otp.title'] });
  const code = dialog.getByLabel(t['account:otp.label']);
  const resend = dialog.getByRole('button', { name: m['otp.resend'], exact: true });
  const verify = dialog.getByRole('button', { name: m['otp.verify'], exact: true });
  await test.step('RG-015, RG-016: the dialog opens and counts down from 120', async () => {
    await expect(dialog).toBeVisible();
    await softly(dialog).toContainText(/New code in 1[12]\d seconds/);
    await softly(resend).toHaveAttribute('aria-disabled', 'true');
  });
  const refusals = [
    ['ER-041', { answer: { status: 401 } }, 'registration.otp.limit'],
    ['ER-042, ER-043', undefined, 'registration.otp.invalid'],
  ] as const;
  const right = await sentCode(page.request, mobile);
  for (const [row, instead, says] of refusals) {
    await test.step(`${row}: ${says}, and the boxes are cleared`, async () => {
      match.instead = instead;
      await code.fill(right === '000000' ? '111111' : '000000');
      await verify.click();
      await expectFieldSays(code, m[says]);
      await softly(code).toHaveValue('');
    });
  }
  await test.step('ER-044: another code that the service does not send yet', async () => {
    await page.clock.fastForward(121_000);
    await expect(resend).not.toHaveAttribute('aria-disabled', 'true');
    await resend.click();
    await expectFieldSays(code, m['registration.otp.resendFailed']);
  });
  await test.step('RG-010, RG-017: Verified, and the number can no longer be changed', async () => {
    await code.fill(right);
    await verify.click();
    await expect(dialog).toBeHidden();
    await softly(page.getByText('Verified', { exact: true })).toBeVisible();
    await softly(inMain(page, 'Verify')).toHaveCount(0);
    await softly(fields.mobile).toHaveAttribute('readonly', '');
  });
  for (const [row, instead, says] of ends) {
    await test.step(`${row}: ${says}`, async () => {
      const before = drawn.asked;
      save.instead = instead;
      await fields.captcha.fill('abcde');
      await inMain(page, 'Register').click();
      await expectSaid(page, m[says]);
      await softly.poll(() => drawn.asked, { message: 'UN-139: a fresh captcha' }).toBe(before + 1);
      await softly(fields.captcha).toHaveValue('');
    });
  }
  await test.step('ER-032, RG-020: registered, and led to the login', async () => {
    save.instead = undefined;
    await fields.captcha.fill(await captcha.answer());
    await inMain(page, 'Register').click();
    await expect(page).toHaveURL(/\/login$/);
    await expectSaid(page, m['registration.success']);
  });
});
