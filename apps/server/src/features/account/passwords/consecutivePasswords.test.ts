import { expect, it } from 'vitest';
import { consecutiveWrongPasswords } from '@temple-land/portal-core';
import { logIn } from '../../../../../../tests/support/login.ts';
import { people } from '../../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { consecutiveAction } from '../../../db/limits/attempts.ts';
import { deleteExpiredRows, deleteOldSignIns } from '../../../db/maintenance/housekeeping.ts';
import { attempts } from '../../../db/schema/account.ts';
import { toLoginSubject } from '../../../db/schema/encrypted.ts';

const service = makeAppBeforeEach();

const login = async (username: string, password: string) =>
  (await logIn(service, username, password)).status;

/** Enters a wrong password a number of times, an hour apart, with the hourly tasks in between. */
async function typeWrong(username: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round < times; round += 1) {
    service.clock.pass(60);
    await deleteExpiredRows(service.deps.db, service.clock.now());
    await deleteOldSignIns(service.deps.db, service.clock.now());
    statuses.push(await login(username, 'Wrong@123'));
  }
  return statuses;
}

/** Sets the counter of consecutive wrong passwords. */
const hasTyped = (username: string, count: number) =>
  service.deps.db.insert(attempts).values({
    subject: `user:${toLoginSubject(username)}`,
    action: consecutiveAction,
    count,
    windowStart: service.clock.now(),
  });

async function reset(mobileNo: string): Promise<number> {
  await service.call('forgotSend', { mobileNo });
  await service.call('forgotMatch', { mobileNo, otp: service.sms.codeOf(mobileNo) });
  const pair = { newPassword: 'Bargad@2026', confirmPassword: 'Bargad@2026' };
  const captcha = await service.captcha();
  return (await service.call('forgotSet', { mobileNo, ...pair, ...captcha })).status;
}

it('a hundred consecutive wrong passwords lock an account until a reset', async () => {
  const { loginId, password } = people.citizen;
  const statuses = await typeWrong(loginId, consecutiveWrongPasswords);
  expect(new Set(statuses)).toEqual(new Set([500]));
  expect(service.sms.sent.at(-1)).toMatchObject({
    mobile: loginId,
    text: expect.stringContaining('100 times in a row') as string,
  });
  service.clock.pass(24 * 60);
  expect(await login(loginId, password)).toBe(444);
  expect(await reset(loginId)).toBe(200);
  expect(await login(loginId, 'Bargad@2026')).toBe(200);
});

it('an officer can also reset the password by mobile number', async () => {
  const { loginId, password } = people.landOfficer;
  await hasTyped(loginId, consecutiveWrongPasswords);
  expect(await login(loginId, password)).toBe(444);
  const { token } = await service.signInAs('landOfficer');
  const { mobileNo } = await service.result('currentUser', {}, token);
  expect(await reset(mobileNo)).toBe(200);
  expect(await login(loginId, 'Bargad@2026')).toBe(200);
});

it('a correct password restarts the count', async () => {
  const { loginId, password } = people.citizen;
  await hasTyped(loginId, consecutiveWrongPasswords - 1);
  expect(await login(loginId, password)).toBe(200);
  expect(await login(loginId, 'Wrong@123')).toBe(500);
  expect(await login(loginId, password)).toBe(200);
});

it('an unknown name gets the same answers', async () => {
  await hasTyped('9437999999', consecutiveWrongPasswords - 1);
  expect(await login('9437999999', 'Wrong@123')).toBe(500);
  expect(await login('9437999999', 'Wrong@123')).toBe(444);
});

it('parallel attempts cannot exceed a hundred', async () => {
  const { loginId, password } = people.citizen;
  await hasTyped(loginId, consecutiveWrongPasswords - 1);
  const typed = ['Wrong@123', 'Wrong@124', 'Wrong@125', password];
  const captchas = await Promise.all(typed.map(() => service.captcha()));
  const statuses = await Promise.all(
    typed.map(async (one, index) => {
      const captcha = captchas[index] ?? { captchaId: '', answer: '' };
      const form = { username: loginId, password: one, userType: 'C' as const, ...captcha };
      return (await service.call('login', form)).status;
    }),
  );
  expect(statuses.filter((status) => status === 444)).toHaveLength(3);
});

it('wrong current passwords of a signed-in user also count', async () => {
  const { loginId, password } = people.citizen;
  const { token, userId } = await service.signInAs('citizen');
  await hasTyped(loginId, consecutiveWrongPasswords - 1);
  const check = async (currentPassword: string) =>
    (await service.call('checkCurrPassword', { userId, currentPassword }, token)).status;
  expect(await check('Wrong@123')).toBe(401);
  expect(await check(password)).toBe(401);
  expect(await login(loginId, password)).toBe(444);
});
