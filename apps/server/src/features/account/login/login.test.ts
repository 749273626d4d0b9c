import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { logIn } from '../../../../../../tests/support/login.ts';
import { people } from '../../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { sessions, users } from '../../../db/schema/account.ts';
import { hasLogin } from '../../../db/schema/encrypted.ts';

const { loginId, password } = people.citizen;

const service = makeAppBeforeEach();

const login = (username: string, typed: string) => logIn(service, username, typed);

async function tokenOf(username: string, typed: string): Promise<string> {
  const answer = await login(username, typed);
  return 'result' in answer ? answer.result : '';
}

async function failTimes(times: number, username: string = loginId) {
  const statuses: number[] = [];
  for (let round = 0; round < times; round += 1) {
    statuses.push((await login(username, 'Wrong@123')).status);
  }
  return statuses;
}

describe('login', () => {
  // Requirements: CA-018, EN-016, EN-017, EN-018, EN-019, UN-078
  it('opens a session and returns the user, whatever user type the form sends', async () => {
    const answer = await login(loginId, password);
    expect(answer).toMatchObject({ status: 200, userType: 'CI', fullName: 'Sarojini Behera' });
    const token = 'result' in answer ? answer.result : '';
    const profile = await service.result('currentUser', {}, token);
    expect(profile.userName).toBe(loginId);
  });

  it('accepts a login name in upper case and with spaces around it', async () => {
    expect(await login(' OFFICER.PURI ', people.landOfficer.password)).toMatchObject({
      status: 200,
      userType: 'O',
    });
  });

  // Requirement: UN-067
  it('returns the same answer for a wrong password and an unknown name', async () => {
    expect(await login(loginId, 'Wrong@123')).toEqual({ status: 500 });
    expect(await login('9437999999', password)).toEqual({ status: 500 });
  });

  // Requirements: UN-068, VA-088
  it.each([
    ['an empty name', '', password],
    ['an empty password', loginId, ''],
    ['a number that is no mobile number', '12345', password],
    ['a name of 31 characters', 'x'.repeat(31), password],
    ['a password of 25 characters', loginId, 'x'.repeat(25)],
  ])('answers 0 to %s', async (_, username, typed) => {
    const captcha = await service.captcha();
    const input = { username, password: typed, userType: 'C', ...captcha };
    expect((await service.send('login', input)).answer).toEqual({ status: 0 });
  });

  it('ends the earlier session of the same user', async () => {
    const first = await tokenOf(loginId, password);
    const second = await tokenOf(loginId, password);
    expect((await service.send('currentUser', {}, first)).code).toBe(401);
    expect((await service.send('currentUser', {}, second)).code).toBe(200);
  });

  it('stores only hashes of the token and the password', async () => {
    const token = await tokenOf(loginId, password);
    const { db } = service.deps;
    const tables = [await db.select().from(users), await db.select().from(sessions)];
    expect(JSON.stringify(tables)).not.toContain(token);
    expect(JSON.stringify(tables)).not.toContain(password);
  });
});

describe('the lock of an account', () => {
  // Requirements: CA-068, UN-070
  it('follows the fifth wrong password and refuses the right one too', async () => {
    expect(await failTimes(5)).toEqual([500, 500, 500, 500, 777]);
    expect(await login(loginId, password)).toEqual({ status: 777, TimeLeft: 0 });
  });

  // Requirements: CA-068, CO-020, EN-020
  it('counts the minutes and ends after 30', async () => {
    await failTimes(5);
    service.clock.pass(12.5);
    expect(await login(loginId, password)).toEqual({ status: 777, TimeLeft: 12 });
    service.clock.pass(17);
    expect(await login(loginId, password)).toEqual({ status: 777, TimeLeft: 29 });
    service.clock.pass(0.5);
    expect(await login(loginId, password)).toMatchObject({ status: 200 });
  });

  // Requirement: UN-070
  it('does not follow five wrong passwords that are spread over more than 15 minutes', async () => {
    await failTimes(4);
    service.clock.pass(15);
    expect(await failTimes(4)).toEqual([500, 500, 500, 500]);
  });

  it('restarts the count after a success', async () => {
    await failTimes(4);
    await login(loginId, password);
    expect(await failTimes(4)).toEqual([500, 500, 500, 500]);
  });

  it('counts a login name ignoring case and surrounding spaces', async () => {
    expect(await failTimes(2, 'OFFICER.PURI')).toEqual([500, 500]);
    expect(await failTimes(2, ' Officer.Puri ')).toEqual([500, 500]);
    expect(await failTimes(1, 'officer.puri')).toEqual([777]);
  });

  it('applies to one login name, and also to an unknown one', async () => {
    expect(await failTimes(5, 'nobody.here')).toEqual([500, 500, 500, 500, 777]);
    expect(await login(loginId, password)).toMatchObject({ status: 200 });
  });

  it('cannot be bypassed by parallel attempts', async () => {
    const captchas = await Promise.all(Array.from({ length: 12 }, () => service.captcha()));
    const guess = { username: loginId, password: 'Wrong@123', userType: 'C' } as const;
    const answers = await Promise.all(
      captchas.map((captcha) => service.call('login', { ...guess, ...captcha })),
    );
    const refused = answers.filter(({ status }) => status === 777);
    expect(refused.length).toBeGreaterThanOrEqual(8);
  });
});

describe('users who cannot log in', () => {
  // Requirement: UN-071
  it('answers 444 to a blocked user with the right password only', async () => {
    const { token } = await service.signInAs('citizen');
    await service.deps.db
      .update(users)
      .set({ isBlocked: 1 })
      .where(hasLogin(users.loginId, loginId));
    expect(await login(loginId, password)).toEqual({ status: 444 });
    expect(await login(loginId, 'Wrong@123')).toEqual({ status: 500 });
    expect((await service.send('currentUser', {}, token)).code).toBe(401);
  });

  // Requirement: UN-067
  it('answers 432 to a tahasil officer without a tahasil', async () => {
    const officer = people.tahasilOfficer;
    const own = eq(users.loginId, officer.loginId);
    await service.deps.db.update(users).set({ tahasilId: null }).where(own);
    expect(await login(officer.loginId, officer.password)).toEqual({ status: 432 });
  });
});

describe('the captcha of the login', () => {
  const form = { username: loginId, password, userType: 'C' } as const;

  it('answers 223 to wrong letters, and consumes the captcha', async () => {
    const { captchaId, answer } = await service.captcha();
    const wrong = { ...form, captchaId, answer: 'zzzzz' };
    expect(await service.call('login', wrong)).toEqual({ status: 223 });
    expect(await service.call('login', { ...form, captchaId, answer })).toEqual({ status: 223 });
  });

  it('answers 223 to a used or unknown captcha', async () => {
    const captcha = await service.captcha();
    await service.call('login', { ...form, ...captcha });
    expect(await service.call('login', { ...form, ...captcha })).toEqual({ status: 223 });
    const never = { captchaId: 'never-drawn', answer: captcha.answer };
    expect(await service.call('login', { ...form, ...never })).toEqual({ status: 223 });
  });

  // Requirements: UN-066, UN-072
  it('answers 429 when the captcha is five minutes old', async () => {
    const captcha = await service.captcha();
    service.clock.pass(5);
    expect(await service.call('login', { ...form, ...captcha })).toEqual({ status: 429 });
  });

  it('ignores case', async () => {
    const { captchaId, answer } = await service.captcha();
    const capitals = { ...form, captchaId, answer: ` ${answer.toUpperCase()} ` };
    expect(await service.call('login', capitals)).toMatchObject({ status: 200 });
  });

  it('accepts only one of two parallel uses', async () => {
    const captcha = await service.captcha();
    const both = await Promise.all([
      service.call('login', { ...form, ...captcha }),
      service.call('login', { ...form, ...captcha }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 223]);
  });
});
