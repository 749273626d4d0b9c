import { expect, test, type Locator } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { watchCall, type Replacement } from '../support/watchCall.ts';
import { passwordErrors } from './passwordErrors.ts';
import { readPageCopy } from '../support/pageCopy.ts';
import { getSentCode, watchCaptcha } from '../support/sampleService.ts';
import { createCitizen, startWithSession } from '../support/session.ts';
import { expectFieldError, expectLiveText, findMainButton, soft } from '../support/expectations.ts';

const m = messages.en;
const t = readPageCopy('en');
const first = 'Mandira#2026';

async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    // The default action of the browser, unless it is prevented.
    if (input.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);
}

/** Returns the text of a sealed frame. */
function openFrame(frame: string): string {
  const sealed = JSON.parse(frame) as { REQUEST_DATA?: string; RESPONSE_DATA?: string };
  const data = sealed.REQUEST_DATA ?? sealed.RESPONSE_DATA ?? '';
  return Buffer.from(data, 'base64').toString('utf8');
}

test('resetting the password shows each step and each refusal, and ends the session in another browser', async ({
  page,
  browser,
  request,
}) => {
  const { mobile, session } = await createCitizen(request, first);
  const elsewhere = await browser.newContext();
  await startWithSession(elsewhere, session);
  const other = await elsewhere.newPage();
  const frames: string[] = [];
  const sent: string[] = [];
  other.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
  });
  await other.goto('/citizen/citizen-dashboard');

  const send = await watchCall(page, 'api/sendotp');
  const match = await watchCall(page, 'api/matchotp');
  const set = await watchCall(page, 'api/setnewpassword');
  const drawn = await watchCall(page, 'commonCaptchaGenerator/generate');
  const captcha = watchCaptcha(page);
  await page.goto('/forgot-password');
  await page.waitForLoadState('networkidle');
  const user = page.getByLabel('User ID', { exact: true });
  const fresh = page.getByLabel('New Password', { exact: true });
  const again = page.getByLabel('Confirm New Password', { exact: true });
  const verify = findMainButton(page, 'Verify');
  await test.step('FP-001, FP-002, FP-008: a User ID that is not proven, with Verify', async () => {
    await soft(page.getByRole('heading', { level: 1 })).toHaveText(
      t['common:title.forgotPassword'],
    );
    await soft(user).not.toHaveAttribute('readonly');
    await soft(verify).toBeVisible();
  });
  await test.step('the User ID is needed, and a mobile number', async () => {
    await verify.click();
    await expectFieldError(user, m['forgot.user.required']);
    await user.fill('1234567890');
    await verify.click();
    await soft(user).toHaveAttribute('aria-invalid', 'true');
    expect.soft(send.count).toBe(0);
  });
  await test.step('ER-045: a number that nobody has', async () => {
    await user.fill('9000000009');
    await verify.click();
    await expectLiveText(page, m['forgot.user.invalid']);
  });
  await test.step('ER-046: too many codes', async () => {
    await user.fill(mobile);
    send.replacement = { answer: { status: 405 } };
    await verify.click();
    await expectLiveText(page, m['forgot.otp.limit']);
  });
  send.replacement = undefined;
  await verify.click();
  const dialog = page.getByRole('dialog', { name: t['account:otp.title'] });
  const code = dialog.getByLabel(t['account:otp.label']);
  await test.step('FP-003, OT-001: the dialog of the code, the same as at registration', async () => {
    await expect(dialog).toBeVisible();
    for (const name of [m['otp.resend'], m['otp.verify']])
      await soft(dialog.getByRole('button', { name, exact: true })).toBeVisible();
    await soft(fresh).toHaveCount(0);
  });
  const right = await getSentCode(request, mobile);
  const refusals: readonly (readonly [string, Replacement | undefined, string])[] = [
    ['ER-047', undefined, m['forgot.otp.invalid']],
    ['ER-048', { answer: { status: 403, message: 'Ask again.' } }, 'Ask again.'],
    ['ER-049', { answer: { status: 405 } }, m['forgot.otp.limit']],
  ];
  for (const [row, replacement, message] of refusals) {
    await test.step(`${row}: ${message}`, async () => {
      match.replacement = replacement;
      await code.fill(right === '000000' ? '111111' : '000000');
      await dialog.getByRole('button', { name: m['otp.verify'] }).click();
      await expectFieldError(code, message);
      await soft(code).toHaveValue('');
    });
  }
  match.replacement = undefined;
  await code.fill(right);
  await dialog.getByRole('button', { name: m['otp.verify'] }).click();
  await test.step('FP-004, FP-005, FP-007, FP-009: the new password, captcha and Submit', async () => {
    await expect(dialog).toBeHidden();
    await soft(user).toHaveAttribute('readonly', '');
    await soft(fresh).toBeVisible();
    await soft(again).toBeVisible();
    await soft(page.getByRole('img', { name: t['common:captcha.image'] })).toBeVisible();
    await soft(findMainButton(page, 'Submit')).toBeVisible();
  });
  await test.step('FP-006, UN-098: paste is blocked in both, and the hint says why', async () => {
    for (const field of [fresh, again]) {
      await paste(field, 'Bargad@2026');
      await soft(field).toHaveValue('');
      await soft(field).toHaveAttribute('autocomplete', 'new-password');
    }
    await soft(fresh).toHaveAccessibleDescription(new RegExp(t['account:forgot.paste']));
  });
  await test.step('VA-044, UN-057: the alert, and a message at each field', async () => {
    await findMainButton(page, 'Submit').click();
    await expectLiveText(page, m['forgot.fillRequired']);
    const long = ['Bargad@202612345', 'forgot.password.max'] as const;
    for (const [typed, message] of [...passwordErrors, long]) {
      await fresh.fill(typed);
      await expectFieldError(fresh, m[message]);
    }
    await fresh.fill('Bargad@2026');
    await again.fill('Bargad@2027');
    await expectFieldError(again, m['change.mismatch']);
    expect.soft(set.count).toBe(0);
  });
  const tryOut = async (answer: string) => {
    await fresh.fill('Bargad@2026');
    await again.fill('Bargad@2026');
    await page.getByTestId('captcha-answer').fill(answer);
    await findMainButton(page, 'Submit').click();
  };
  const ends: readonly (readonly [string, Replacement | undefined, string])[] = [
    ['a wrong captcha', undefined, m['registration.captcha.invalid']],
    ['ER-051', { answer: { status: 401, message: 'Start again.' } }, 'Start again.'],
  ];
  for (const [row, replacement, message] of ends) {
    await test.step(`${row}: ${message}`, async () => {
      const before = drawn.count;
      set.replacement = replacement;
      await tryOut('zzzzz');
      await expectLiveText(page, message);
      // ER-052: the fields are cleared
      await soft(fresh).toHaveValue('');
      await soft(again).toHaveValue('');
      // ER-053: a new captcha is loaded
      await soft.poll(() => drawn.count, { message: row }).toBe(before + 1);
    });
  }
  await test.step('ER-050, FP-010: updated, and led to the login', async () => {
    set.replacement = undefined;
    await tryOut(await captcha.answer());
    await expect(page).toHaveURL(/\/login$/);
    await expectLiveText(page, m['forgot.success']);
  });
  await test.step('FP-011: the news goes over the live channel', async () => {
    const heard = () => frames.map(openFrame).filter((text) => text.includes('forgetPassword'));
    await soft.poll(() => heard().length).toBe(1);
  });
  await test.step('ST-002, CA-063: the channel is a websocket, subscribed to password messages', () => {
    const subscriptions = sent.map(openFrame).filter((text) => text.includes('subscribe'));
    expect.soft(subscriptions.join(' ')).toContain('/topic/password');
  });
  await test.step('ST-014, ST-015, UN-126, UN-127: the other browser is logged out', async () => {
    await expect(other).toHaveURL(/\/home$/);
    expect.soft(await other.evaluate(() => sessionStorage.getItem('tokan'))).toBeNull();
    await soft(
      other.getByRole('status').filter({ hasText: m['live.passwordChanged'] }),
    ).toBeVisible();
  });
  await elsewhere.close();
});
