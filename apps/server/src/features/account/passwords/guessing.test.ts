import { verify } from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { logIn } from '../../../../../../tests/support/login.ts';
import { people } from '../../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { activities } from '../../../db/schema/ledger.ts';
import { systemRandom } from '../../../ports/random.ts';
import { commonPasswords, isCommonPassword } from './commonPasswords.ts';

// The modules are reset, because a worker that has already loaded them would not use the spy.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', { spy: true });

const { loginId, password } = people.citizen;
const mobileno = '9438000777';

const service = makeAppBeforeEach();

const login = (username: string, typed: string) => logIn(service, username, typed);

const many = <Result>(count: number, make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe('passwords that many people use', () => {
  it('are more than three thousand, and refused ignoring case', () => {
    expect(commonPasswords.length).toBeGreaterThan(3000);
    for (let index = 0; index < 3000; index += 30) {
      const common = commonPasswords[index] ?? '';
      expect(isCommonPassword(common)).toBe(true);
      expect(isCommonPassword(common.toUpperCase())).toBe(true);
    }
    expect(isCommonPassword('Bargad@2026')).toBe(false);
  });

  it('are refused by each of the three password forms with a message', async () => {
    const common = 'P@ssw0rd';
    const refusal = { status: 400, message: expect.stringContaining('easy to guess') };
    await service.call('sendRegOtp', { mobileno });
    await service.call('verifyRegOtp', { mobileno, otp: service.sms.codeOf(mobileno) });
    const person = { fullName: 'Kuni Sethi', mobileno, emailId: '' };
    const typed = { password: common, conformPassword: common };
    const captcha = await service.captcha();
    expect(await service.call('register', { ...person, ...typed, ...captcha })).toEqual(refusal);
    await service.call('forgotSend', { mobileNo: loginId });
    await service.call('forgotMatch', { mobileNo: loginId, otp: service.sms.codeOf(loginId) });
    const pair = { newPassword: common, confirmPassword: common };
    const set = { mobileNo: loginId, ...pair, ...(await service.captcha()) };
    expect(await service.call('forgotSet', set)).toEqual(refusal);
    const { token, userId } = await service.signInAs('citizen');
    const change = { userId, currentPassword: password, ...pair };
    expect(await service.call('changePassword', change, token)).toEqual(refusal);
    expect(await login(loginId, password)).toMatchObject({ status: 200 });
  });
});

describe('a password', () => {
  it('is compared completely', async () => {
    for (const wrong of [
      `${password.slice(0, -1)}4`,
      password.slice(0, -1),
      `${password}4`,
      `${password} `,
      ` ${password}`,
      password.toLowerCase(),
    ]) {
      expect((await login(loginId, wrong)).status).not.toBe(200);
      service.clock.pass(30);
    }
    expect(await login(loginId, password)).toMatchObject({ status: 200 });
  });

  it('is compared for only five of 30 parallel attempts', async () => {
    const captchas = await many(30, () => service.captcha());
    const guess = { username: loginId, password: 'Wrong@123', userType: 'C' as const };
    vi.mocked(verify).mockClear();
    const answers = await Promise.all(
      captchas.map((captcha) => service.call('login', { ...guess, ...captcha })),
    );
    expect(verify).toHaveBeenCalledTimes(5);
    const records = answers.map(({ status }) => status);
    expect(records.filter((status) => status === 777).length).toBeGreaterThanOrEqual(25);
    expect(records.every((status) => status === 777 || status === 500)).toBe(true);
    expect(await login(loginId, password)).toMatchObject({ status: 777 });
  });

  it('that is correct while another attempt locks the account opens no session', async () => {
    for (let tried = 1; tried < 5; tried += 1) {
      expect(await login(loginId, 'Wrong@123')).toMatchObject({ status: 500 });
    }
    const form = { username: loginId, password, userType: 'C' as const };
    const captcha = await service.captcha();
    vi.mocked(verify).mockImplementationOnce(async () => {
      expect(await login(loginId, 'Wrong@123')).toMatchObject({ status: 777 });
      return true;
    });
    expect(await service.call('login', { ...form, ...captcha })).toMatchObject({ status: 777 });
    expect(await login(loginId, password)).toMatchObject({ status: 777 });
  });

  // Requirement: UN-067
  it('is compared once at the same cost for an unknown name', async () => {
    const compared = vi.mocked(verify);
    const workFor = async (username: string) => {
      compared.mockClear();
      await login(username, 'Wrong@123');
      return compared.mock.calls.map(([hash]) => String(hash).replace(/[^$]+\$[^$]+$/, ''));
    };
    const work = ['$argon2id$v=19$m=19456,t=2,p=1$'];
    expect(await workFor(loginId)).toEqual(work);
    expect(await workFor('nobody.at.all')).toEqual(work);
  });
});

describe('one-time codes', () => {
  it('are spread evenly: chi-square over a hundred classes is not rejected', () => {
    const draws = 10_000;
    const classes = 100;
    const criticalValue = 148.23; // 99 degrees of freedom, one in a thousand
    const chiSquare = () => {
      const counts = Array.from({ length: classes }, () => 0);
      for (let draw = 0; draw < draws; draw += 1) {
        const code = systemRandom.below(10 ** 6);
        expect(code).toBeLessThan(10 ** 6);
        const place = Math.floor(code / 10_000);
        counts[place] = (counts[place] ?? 0) + 1;
      }
      const wanted = draws / classes;
      return counts.reduce((sum, count) => sum + (count - wanted) ** 2 / wanted, 0);
    };
    // An even source is rejected once in a thousand runs; twice in a row, once in a million.
    expect(Math.min(chiSquare(), chiSquare())).toBeLessThan(criticalValue);
  });

  it('are compared for only five of 60 parallel attempts', async () => {
    await service.call('sendRegOtp', { mobileno });
    const right = service.sms.codeOf(mobileno);
    const answers = await many(60, () => service.call('verifyRegOtp', { mobileno, otp: '999999' }));
    const refused = answers.filter(({ status }) => status === 401);
    expect(refused.length).toBeGreaterThanOrEqual(55);
    expect(await service.call('verifyRegOtp', { mobileno, otp: right })).toEqual({ status: 401 });
  });

  it('succeed once when they are sent twice in parallel', async () => {
    await service.call('sendRegOtp', { mobileno });
    const otp = service.sms.codeOf(mobileno);
    const both = await many(2, () => service.call('verifyRegOtp', { mobileno, otp }));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 500]);
  });

  it('are not contained in answers and activity records', async () => {
    const answer = await service.call('sendRegOtp', { mobileno });
    const otp = service.sms.codeOf(mobileno);
    expect(JSON.stringify(answer)).not.toContain(otp);
    expect(JSON.stringify(await service.deps.db.select().from(activities))).not.toContain(otp);
  });
});

describe('the captcha', () => {
  it('has a unique id of at least 128 bits', async () => {
    const ids = Array.from({ length: 50 }, () => systemRandom.token(24));
    expect(new Set(ids).size).toBe(50);
    expect(ids.every((id) => Buffer.from(id, 'base64url').length * 8 >= 128)).toBe(true);
    const { captchaId } = await service.captcha();
    expect(captchaId).toHaveLength(ids[0]?.length ?? 0);
  });

  it('is accepted once in ten parallel uses', async () => {
    const captcha = await service.captcha();
    const form = { username: loginId, password, userType: 'C' as const, ...captcha };
    const answers = await many(10, () => service.call('login', form));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 223)).toHaveLength(9);
  });
});
