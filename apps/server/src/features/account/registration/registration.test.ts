import { describe, expect, it } from 'vitest';
import { privacyNoticeVersion } from '@temple-land/portal-core';
import { people } from '../../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { findUserByLogin } from '../account.repository.ts';

const mobileno = '9438000777';
const password = 'Kalinga@77';

const service = makeAppBeforeEach();

const sendOtp = (number = mobileno) => service.call('sendRegOtp', { mobileno: number });
const resendOtp = () => service.call('resendRegOtp', { mobileno, otp: '' });
const verify = (otp: string, number = mobileno) =>
  service.call('verifyRegOtp', { mobileno: number, otp });

async function verified(number = mobileno) {
  await sendOtp(number);
  await verify(service.sms.codeOf(number), number);
}

async function register(changes: object = {}) {
  const captcha = await service.captcha();
  const form = {
    fullName: 'Kuni Sethi',
    password,
    conformPassword: password,
    mobileno,
    emailId: 'kuni@home.example',
    ...captcha,
    ...changes,
  };
  return service.call('register', form);
}

async function verifyWrongly(times: number) {
  const statuses: number[] = [];
  for (let round = 0; round < times; round += 1) statuses.push((await verify('999999')).status);
  return statuses;
}

describe('sending a code', () => {
  // Requirement: UN-074
  it('sends six digits to the number, and never in the answer', async () => {
    expect(await sendOtp()).toEqual({ status: 200, OTP: '' });
    expect(service.sms.sent).toHaveLength(1);
    expect(service.sms.sent[0]?.otp).toMatch(/^\d{6}$/);
    expect(service.sms.sent[0]?.text).toContain(service.sms.codeOf(mobileno));
  });

  // Requirement: UN-075
  it('answers 500 to a number that has an account, and sends nothing', async () => {
    expect(await sendOtp(people.citizen.loginId)).toEqual({ status: 500, OTP: '' });
    expect(service.sms.sent).toEqual([]);
  });

  it.each(['5438000777', '943800077', '94380007777', '94380x0777', ''])(
    'answers 400 to %j, which is no mobile number',
    async (number) => {
      expect(await sendOtp(number)).toEqual({ status: 400, OTP: '' });
      expect(service.sms.sent).toEqual([]);
    },
  );

  it('refuses to send again within 120 seconds', async () => {
    await sendOtp();
    service.clock.pass(119 / 60);
    expect(await resendOtp()).toEqual({ status: 500 });
    expect(service.sms.sent).toHaveLength(1);
    service.clock.pass(1 / 60);
    expect(await resendOtp()).toEqual({ status: 200 });
    expect(service.sms.sent).toHaveLength(2);
  });

  it('invalidates the earlier code', async () => {
    await sendOtp();
    const first = service.sms.codeOf(mobileno);
    service.clock.pass(2);
    await resendOtp();
    expect(await verify(first)).toEqual({ status: 500 });
    expect(await verify(service.sms.codeOf(mobileno))).toEqual({ status: 200 });
  });

  // Requirement: UN-113
  it('locks the number at the sixth request in 30 minutes', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect((await sendOtp()).status).toBe(200);
      service.clock.pass(2);
    }
    expect(await sendOtp()).toEqual({ status: 401, OTP: '' });
    expect(service.sms.sent).toHaveLength(5);
    expect((await verify(service.sms.codeOf(mobileno))).status).toBe(401);
    service.clock.pass(30);
    expect(await sendOtp()).toEqual({ status: 200, OTP: '' });
  });

  it('may be asked for again at once when the message could not be sent', async () => {
    const { send } = service.sms;
    service.sms.send = () => Promise.reject(new Error('The gateway is unavailable.'));
    expect((await service.send('sendRegOtp', { mobileno })).code).toBe(500);
    service.sms.send = send;
    expect((await sendOtp()).status).toBe(200);
    expect(await verify(service.sms.codeOf(mobileno))).toEqual({ status: 200 });
  });

  it('sends one code for ten requests in parallel', async () => {
    await Promise.all(Array.from({ length: 10 }, sendOtp));
    expect(service.sms.sent).toHaveLength(1);
  });
});

describe('verifying a code', () => {
  // Requirements: CO-019, UN-113
  it('locks the number for 30 minutes after five wrong codes', async () => {
    await sendOtp();
    const right = service.sms.codeOf(mobileno);
    expect(await verifyWrongly(5)).toEqual([500, 500, 500, 500, 401]);
    expect(await verify(right)).toEqual({ status: 401 });
    expect(await sendOtp()).toEqual({ status: 401, OTP: '' });
    expect(await resendOtp()).toEqual({ status: 401 });
    service.clock.pass(29);
    expect(await sendOtp()).toEqual({ status: 401, OTP: '' });
    service.clock.pass(1);
    expect(await sendOtp()).toEqual({ status: 200, OTP: '' });
    expect(await verify(service.sms.codeOf(mobileno))).toEqual({ status: 200 });
  });

  it('does not reset the count with a new code', async () => {
    await sendOtp();
    await verifyWrongly(4);
    service.clock.pass(2);
    await resendOtp();
    expect(await verifyWrongly(1)).toEqual([401]);
  });

  // Requirement: UN-113
  it('accepts a code for five minutes', async () => {
    await sendOtp();
    service.clock.pass(5);
    expect(await verify(service.sms.codeOf(mobileno))).toEqual({ status: 500 });
    await resendOtp();
    service.clock.pass(4.9);
    expect(await verify(service.sms.codeOf(mobileno))).toEqual({ status: 200 });
  });

  it('accepts a code once, and never the code of another number', async () => {
    await sendOtp();
    await sendOtp('9438000778');
    const own = service.sms.codeOf(mobileno);
    expect(await verify(own, '9438000778')).toEqual({ status: 500 });
    expect(await verify(own)).toEqual({ status: 200 });
    expect(await verify(own)).toEqual({ status: 500 });
  });
});

describe('registering', () => {
  // Requirement: UN-026
  it('makes a citizen who can log in', async () => {
    await verified();
    expect(await register()).toEqual({ status: 200 });
    const answer = await service.call('login', {
      username: mobileno,
      password,
      userType: 'C',
      ...(await service.captcha()),
    });
    expect(answer).toMatchObject({ status: 200, userType: 'CI', userRollId: 5 });
    const token = 'result' in answer ? answer.result : '';
    const [consent] = await service.result('consentList', {}, token);
    expect(consent).toMatchObject({ purpose: 'service', noticeVersion: privacyNoticeVersion });
  });

  // Requirement: RG-019
  it('refuses a number that was not verified', async () => {
    expect(await register()).toEqual({ status: 403 });
    await sendOtp();
    expect(await register()).toEqual({ status: 403 });
    expect(await findUserByLogin(service.deps.db, mobileno)).toBeUndefined();
  });

  // Requirement: RG-019
  it('keeps a number verified for 30 minutes and one account', async () => {
    await verified();
    service.clock.pass(30);
    expect(await register()).toEqual({ status: 403 });
    await verified();
    service.clock.pass(29);
    expect(await register()).toEqual({ status: 200 });
  });

  it('answers 111 to a number and to an e-mail address that are taken', async () => {
    await verified();
    expect(await register()).toEqual({ status: 200 });
    expect(await register()).toEqual({ status: 111 });
    const other = '9438000778';
    await verified(other);
    expect(await register({ mobileno: other, emailId: 'KUNI@home.example' })).toEqual({
      status: 111,
    });
    const own = await register({ mobileno: other, emailId: 'kuni2@home.example' });
    expect(own).toEqual({ status: 200 });
  });

  it('creates one account from two parallel forms', async () => {
    await verified();
    const answers = await Promise.all([register(), register()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('answers 110 to two different passwords', async () => {
    await verified();
    expect(await register({ conformPassword: 'Kalinga@78' })).toEqual({ status: 110 });
  });

  // Requirement: VA-088
  it.each([
    ['a weak password', { password: 'kalinga77', conformPassword: 'kalinga77' }],
    ['a name of three letters', { fullName: 'Kun' }],
    ['digits in the name', { fullName: 'Kuni 5ethi' }],
    ['an e-mail address without a place', { emailId: 'kuni@' }],
  ])('answers 400 to %s and makes no account', async (_, changes) => {
    await verified();
    expect(await register(changes)).toEqual({ status: 400 });
    expect(await findUserByLogin(service.deps.db, mobileno)).toBeUndefined();
  });

  it('answers 223 to a wrong captcha and to one used twice', async () => {
    await verified();
    const captcha = await service.captcha();
    expect(await register({ ...captcha, answer: 'zzzzz' })).toEqual({ status: 223 });
    expect(await register(captcha)).toEqual({ status: 223 });
    expect(await findUserByLogin(service.deps.db, mobileno)).toBeUndefined();
    expect(await register()).toEqual({ status: 200 });
  });
});
