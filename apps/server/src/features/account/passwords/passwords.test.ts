import { describe, expect, it } from 'vitest';
import { logIn } from '../../../../../../tests/support/login.ts';
import { people } from '../../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';

const { loginId, password } = people.citizen;
const fresh = 'Bargad@2026';

const service = makeAppBeforeEach();

const statusOfLogin = async (typed: string) => (await logIn(service, loginId, typed)).status;

async function matched() {
  await service.call('forgotSend', { mobileNo: loginId });
  const otp = service.sms.codeOf(loginId);
  return service.call('forgotMatch', { mobileNo: loginId, otp });
}

async function setNew(changes: object = {}) {
  const captcha = await service.captcha();
  const form = { mobileNo: loginId, newPassword: fresh, confirmPassword: fresh };
  return service.call('forgotSet', { ...form, ...captcha, ...changes });
}

describe('a forgotten password', () => {
  it('can be reset with the code, which ends every session', async () => {
    const { token } = await service.signInAs('citizen');
    expect(await matched()).toEqual({ status: 200 });
    expect(await setNew()).toMatchObject({ status: 200 });
    expect((await service.send('currentUser', {}, token)).code).toBe(401);
    expect(await statusOfLogin(password)).toBe(500);
    expect(await statusOfLogin(fresh)).toBe(200);
  });

  // Requirement: UN-075
  it('answers 401 to a number that nobody has', async () => {
    const answer = await service.call('forgotSend', { mobileNo: '9438999999' });
    expect(answer.status).toBe(401);
    expect(service.sms.sent).toEqual([]);
  });

  // Requirement: UN-115
  it('answers 401 to a wrong code, 403 without a valid one, 405 after five', async () => {
    const guess = async () => {
      const answer = await service.call('forgotMatch', { mobileNo: loginId, otp: '999999' });
      return answer.status;
    };
    expect(await guess()).toBe(403);
    await service.call('forgotSend', { mobileNo: loginId });
    expect([await guess(), await guess(), await guess()]).toEqual([401, 401, 401]);
    expect(await guess()).toBe(405);
    expect((await service.call('forgotSend', { mobileNo: loginId })).status).toBe(405);
  });

  // Requirements: FP-013, UN-116
  it('cannot be set without a matched code, ten minutes after it, or twice', async () => {
    expect(await setNew()).toMatchObject({ status: 401 });
    await matched();
    service.clock.pass(10);
    expect(await setNew()).toMatchObject({ status: 401 });
    await matched();
    expect(await setNew()).toMatchObject({ status: 200 });
    expect(await setNew()).toMatchObject({ status: 401 });
  });

  // Requirement: FP-013
  it('cannot be reset with a code of the registration', async () => {
    await service.call('sendRegOtp', { mobileno: '9438000777' });
    const otp = service.sms.codeOf('9438000777');
    const answer = await service.call('forgotMatch', { mobileNo: '9438000777', otp });
    expect(answer.status).toBe(403);
  });

  // Requirements: UN-116, VA-088
  it.each([
    [400, 'a password of 16 characters', { newPassword: 'Bargad@202600000' }],
    [400, 'a password without a capital', { newPassword: 'bargad@2026' }],
    [110, 'two different passwords', { confirmPassword: 'Bargad@2027' }],
  ])('answers %i with a message to %s and keeps the verification', async (status, _, changes) => {
    await matched();
    expect(await setNew(changes)).toEqual({ status, message: expect.any(String) });
    expect(await setNew()).toMatchObject({ status: 200 });
  });

  // Requirement: UN-116
  it('answers 223 to a wrong captcha', async () => {
    await matched();
    expect(await setNew({ answer: 'zzzzz' })).toEqual({ status: 223 });
  });
});

describe('changing the password', () => {
  async function change(token: string, userId: number, changes: object = {}) {
    const form = { currentPassword: password, newPassword: fresh, confirmPassword: fresh };
    return service.call('changePassword', { userId, ...form, ...changes }, token);
  }

  it('requires the current one and ends the session', async () => {
    const { token, userId } = await service.signInAs('citizen');
    expect(await change(token, userId)).toMatchObject({ status: 200 });
    expect((await service.send('currentUser', {}, token)).code).toBe(401);
    expect(await statusOfLogin(fresh)).toBe(200);
  });

  // Requirement: CA-066
  it('is for the caller alone', async () => {
    const { token } = await service.signInAs('citizen');
    const other = await service.signInAs('otherCitizen');
    expect(await change(token, other.userId)).toEqual({ status: 403 });
    expect(await statusOfLogin(password)).toBe(200);
  });

  // Requirement: VA-088
  it.each([
    [401, 'a wrong current password', { currentPassword: 'Wrong@123' }],
    [409, 'the same password again', { newPassword: password, confirmPassword: password }],
    [400, 'two different passwords', { confirmPassword: 'Bargad@2027' }],
    [400, 'a short password', { newPassword: 'Ba@2026', confirmPassword: 'Ba@2026' }],
  ])('answers %i to %s', async (status, _, changes) => {
    const { token, userId } = await service.signInAs('citizen');
    const answer = await change(token, userId, changes);
    expect(answer).toEqual({ status, message: expect.any(String) });
    expect(await statusOfLogin(password)).toBe(200);
  });

  it('locks the account after five wrong current passwords', async () => {
    const { token, userId } = await service.signInAs('citizen');
    for (let round = 0; round < 5; round += 1) {
      await change(token, userId, { currentPassword: 'Wrong@123' });
    }
    expect((await service.send('currentUser', {}, token)).code).toBe(401);
    expect(await statusOfLogin(password)).toBe(777);
  });

  it('lets a new administrator make other calls', async () => {
    const { token, userId } = await service.signInAs('newAdministrator');
    expect((await service.send('bellCount', { userId }, token)).code).toBe(403);
    const current = { currentPassword: people.newAdministrator.password };
    expect(await change(token, userId, current)).toMatchObject({ status: 200 });
    const again = await service.signInAs('newAdministrator');
    expect((await service.send('bellCount', { userId }, again.token)).code).toBe(200);
  });
});

describe('logging out', () => {
  // Requirement: ST-006
  it('ends the session at once', async () => {
    const { token } = await service.signInAs('citizen');
    expect(await service.call('logout', {}, token)).toEqual({ status: 200 });
    expect((await service.send('currentUser', {}, token)).code).toBe(401);
  });
});
