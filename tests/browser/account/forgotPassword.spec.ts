import { expect, test, type Locator } from '@playwright/test';
import { messages } from '@temple-land/portal-core';
import { watchCall, type Instead } from '../support/watchCall.ts';
import { faults } from './passwordFaults.ts';
import { pageCopy } from '../support/pageCopy.ts';
import { sentCode, watchCaptcha } from '../support/sampleService.ts';
import { createCitizen, startWith } from '../support/session.ts';
import { expectFieldSays, expectSaid, inMain, softly } from '../support/expectations.ts';

const m = messages.en;
const t = pageCopy('en');
const first = 'Mandira#2026';

async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    // What the browser itself does when nobody prevents it.
    if (input.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);
}

/** Gives the text inside a sealed frame. */
function opened(frame: string): string {
  const sealed = JSON.parse(frame) as { REQUEST_DATA?: string; RESPONSE_DATA?: string };
  const data = sealed.REQUEST_DATA ?? sealed.RESPONSE_DATA ?? '';
  return Buffer.from(data, 'base64').toString('utf8');
}

test('a forgotten password: each step, each refusal, and the news to the other browser', async ({
  page,
  browser,
  request,
}) => {
  const { mobile, session } = await createCitizen(request, first);
  const elsewhere = await browser.newContext();
  await startWith(elsewhere, session);
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
  const verify = inMain(page, 'Verify');
  await test.step('FP-001, FP-002, FP-008: a User ID that is not proven, with Verify', async () => {
    await softly(page.getByRole('heading', { level: 1 })).toHaveText(
      t['common:title.forgotPassword'],
    );
    await softly(user).not.toHaveAttribute('readonly');
    await softly(verify).toBeVisible();
  });
  await test.step('the User ID is needed, and a mobile number', async () => {
    await verify.click();
    await expectFieldSays(user, m['forgot.user.required']);
    await user.fill('1234567890');
    await verify.click();
    await softly(user).toHaveAttribute('aria-invalid', 'true');
    expect.soft(send.asked).toBe(0);
  });
  await test.step('ER-045: a number that nobody has', async () => {
    await user.fill('9000000009');
    await verify.click();
    await expectSaid(page, m['forgot.user.invalid']);
  });
  await test.step('ER-046: too many codes', async () => {
    await user.fill(mobile);
    send.instead = { answer: { status: 405 } };
    await verify.click();
    await expectSaid(page, m['forgot.otp.limit']);
  });
  send.instead = undefined;
  await verify.click();
  const dialog = page.getByRole('dialog', { name: t['account:otp.title'] });
  const code = dialog.getByLabel(t['account:otp.label']);
  await test.step('FP-003, OT-001: the dialog of the code, the same as at registration', async () => {
    await expect(dialog).toBeVisible();
    for (const name of [m['otp.resend'], m['otp.verify']])
      await softly(dialog.getByRole('button', { name, exact: true })).toBeVisible();
    await softly(fresh).toHaveCount(0);
  });
  const right = await sentCode(request, mobile);
  const refusals: readonly (readonly [string, Instead | undefined, string])[] = [
    ['ER-047', undefined, m['forgot.otp.invalid']],
    ['ER-048', { answer: { status: 403, message: 'Ask again.' } }, 'Ask again.'],
    ['ER-049', { answer: { status: 405 } }, m['forgot.otp.limit']],
  ];
  for (const [row, instead, says] of refusals) {
    await test.step(`${row}: ${says}`, async () => {
      match.instead = instead;
      await code.fill(right === '000000' ? '111111' : '000000');
      await dialog.getByRole('button', { name: m['otp.verify'] }).click();
      await expectFieldSays(code, says);
      await softly(code).toHaveValue('');
    });
  }
  match.instead = undefined;
  await code.fill(right);
  await dialog.getByRole('button', { name: m['otp.verify'] }).click();
  await test.step('FP-004, FP-005, FP-007, FP-009: the new password, captcha and Submit', async () => {
    await expect(dialog).toBeHidden();
    await softly(fresh).toBeVisible();
    await softly(again).toBeVisible();
    await softly(page.getByRole('img', { name: t['common:captcha.image'] })).toBeVisible();
    await softly(inMain(page, 'Submit')).toBeVisible();
  });
  await test.step('FP-006, UN-098: paste is blocked in both, and the hint says why', async () => {
    for (const field of [fresh, again]) {
      await paste(field, 'Bargad@2026');
      await softly(field).toHaveValue('');
      await softly(field).toHaveAttribute('autocomplete', 'new-password');
    }
    await softly(fresh).toHaveAccessibleDescription(new RegExp(t['account:forgot.paste']));
  });
  await test.step('VA-044, UN-057: the alert, and a message at each field', async () => {
    await inMain(page, 'Submit').click();
    await expectSaid(page, m['forgot.fillRequired']);
    const long = ['Bargad@202612345', 'forgot.password.max'] as const;
    for (const [typed, says] of [...faults, long]) {
      await fresh.fill(typed);
      await expectFieldSays(fresh, m[says]);
    }
    await fresh.fill('Bargad@2026');
    await again.fill('Bargad@2027');
    await expectFieldSays(again, m['change.mismatch']);
    expect.soft(set.asked).toBe(0);
  });
  const tryOut = async (answer: string) => {
    await fresh.fill('Bargad@2026');
    await again.fill('Bargad@2026');
    await page.getByTestId('captcha-answer').fill(answer);
    await inMain(page, 'Submit').click();
  };
  const ends: readonly (readonly [string, Instead | undefined, string])[] = [
    ['a wrong captcha', undefined, m['registration.captcha.invalid']],
    ['ER-051', { answer: { status: 401, message: 'Start again.' } }, 'Start again.'],
  ];
  for (const [row, instead, says] of ends) {
    await test.step(`${row}: ${says}`, async () => {
      const before = drawn.asked;
      set.instead = instead;
      await tryOut('zzzzz');
      await expectSaid(page, says);
      // ER-052: the fields are cleared
      await softly(fresh).toHaveValue('');
      await softly(again).toHaveValue('');
      // ER-053: a new captcha is loaded
      await softly.poll(() => drawn.asked, { message: row }).toBe(before + 1);
    });
  }
  await test.step('ER-050, FP-010: updated, and led to the login', async () => {
    set.instead = undefined;
    await tryOut(await captcha.answer());
    await expect(page).toHaveURL(/\/login$/);
    await expectSaid(page, m['forgot.success']);
  });
  await test.step('FP-011: the news goes over the live channel', async () => {
    const heard = () => frames.map(opened).filter((text) => text.includes('forgetPassword'));
    await softly.poll(() => heard().length).toBe(1);
  });
  await test.step('ST-002, CA-063: the channel is a websocket, subscribed to password messages', () => {
    const asked = sent.map(opened).filter((text) => text.includes('subscribe'));
    expect.soft(asked.join(' ')).toContain('/topic/password');
  });
  await test.step('ST-014, ST-015, UN-126, UN-127: the other browser is logged out', async () => {
    await expect(other).toHaveURL(/\/home$/);
    expect.soft(await other.evaluate(() => sessionStorage.getItem('tokan'))).toBeNull();
    await softly(
      other.getByRole('status').filter({ hasText: m['live.passwordChanged'] }),
    ).toBeVisible();
  });
  await elsewhere.close();
});
