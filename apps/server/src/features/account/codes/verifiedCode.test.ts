import { describe, expect, it } from 'vitest';
import type { Browser } from '../../../../../../tests/support/makeApp.ts';
import { people } from '../../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { buildRequest } from '../../../../../../tests/support/wire.ts';

const mobileNo = people.citizen.loginId;
const mobileno = '9438000777';
const pair = { newPassword: 'Bargad@2026', confirmPassword: 'Bargad@2026' };

const service = makeAppBeforeEach();

async function proveReset() {
  await service.call('forgotSend', { mobileNo });
  return service.send('forgotMatch', { mobileNo, otp: service.sms.codeOf(mobileNo) });
}

const setPassword = async (browser: Browser) =>
  (await browser.call('forgotSet', { mobileNo, ...pair, ...(await service.captcha()) })).status;

async function register(browser: Browser) {
  const { newPassword: password } = pair;
  const form = { fullName: 'Kuni Sethi', mobileno, emailId: '', password };
  const captcha = await service.captcha();
  return (await browser.call('register', { ...form, conformPassword: password, ...captcha }))
    .status;
}

describe('the verification of a code', () => {
  // Requirement: UN-113
  it('allows one password reset in the same browser only', async () => {
    await proveReset();
    expect(await setPassword(service.otherBrowser())).toBe(401);
    expect(await setPassword(service)).toBe(200);
    expect(await setPassword(service)).toBe(401);
  });

  // Requirement: UN-118
  it('allows a registration in the same browser only', async () => {
    await service.call('sendRegOtp', { mobileno });
    await service.call('verifyRegOtp', { mobileno, otp: service.sms.codeOf(mobileno) });
    expect(await register(service.otherBrowser())).toBe(403);
    expect(await register(service)).toBe(200);
  });

  it('allows a change of the mobile number in the same browser only', async () => {
    const { token } = await service.signInAs('citizen');
    await service.call('mobileChangeSend', { mobileno: mobileNo }, token);
    const proof = { mobileno: mobileNo, otp: service.sms.codeOf(mobileNo) };
    expect(await service.call('mobileChangeMatch', proof, token)).toEqual({ status: 200 });
    const other = service.otherBrowser();
    expect(await other.call('mobileChangeSend', { mobileno }, token)).toMatchObject({
      status: 403,
    });
    await service.call('mobileChangeSend', { mobileno }, token);
    const change = { mobileno, otp: service.sms.codeOf(mobileno) };
    expect(await other.call('mobileChangeMatch', change, token)).toMatchObject({ status: 403 });
    expect(await service.call('mobileChangeMatch', change, token)).toEqual({ status: 200 });
  });

  it('is valid for its own purpose only', async () => {
    const cookies = String((await proveReset()).headers['set-cookie']);
    const value = /^proof-reset=([^;]+)/.exec(cookies)?.[1] ?? '';
    await service.call('sendRegOtp', { mobileno });
    await service.call('verifyRegOtp', { mobileno, otp: service.sms.codeOf(mobileno) });
    const statuses: number[] = [];
    for (const cookie of [`proof-register=${value}`, 'proof-register=x', 'proof-register=']) {
      const { newPassword: password } = pair;
      const form = { fullName: 'Kuni Sethi', mobileno, emailId: '', password };
      const typed = { ...form, conformPassword: password, ...(await service.captcha()) };
      const request = await buildRequest(service.createSignIn, 'register', typed);
      const { answer } = await service.raw({ ...request, headers: { ...request.headers, cookie } });
      statuses.push((answer as { status: number }).status);
    }
    expect(statuses).toEqual([403, 403, 403]);
  });

  it('is stored in a cookie that scripts and other sites cannot use', async () => {
    const { headers } = await proveReset();
    expect(headers['set-cookie']).toMatch(
      /^proof-reset=[\w-]{43}; Max-Age=600; Path=\/service; HttpOnly; SameSite=Strict$/,
    );
  });

  it('is followed by a message to the owner of the number', async () => {
    await proveReset();
    await setPassword(service);
    expect(service.sms.sent.at(-1)).toEqual({
      mobile: mobileNo,
      text: expect.stringContaining('password of your account') as string,
      otp: undefined,
    });
  });
});
