import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addApp, type TypedProof } from '../../../../../../tests/support/factors.ts';
import { logInAs } from '../../../../../../tests/support/login.ts';
import type { Browser } from '../../../../../../tests/support/makeApp.ts';
import { people } from '../../../../../../tests/support/people.ts';
import {
  createBeforeEach,
  makeAppBeforeEach,
} from '../../../../../../tests/support/serviceHooks.ts';
import { totpCode } from '../../../../../../tests/support/totp.ts';
import { users } from '../../../db/schema/account.ts';
import { factors } from '../../../db/schema/factors.ts';

const person = 'landOfficer';
const { loginId, password } = people[person];

const service = makeAppBeforeEach();
const session = createBeforeEach(() => service.signInAs(person));
const app = createBeforeEach(() => addApp(service, session.token));

const step = (proof: TypedProof, browser: Browser = service) => browser.call('secondStep', proof);
const typeCode = (code: string, browser: Browser = service) =>
  step({ kind: 'totp', code }, browser);
const signIn = (browser: Browser = service) => logInAs(service, person, browser);
const wrong = async (times: number) => {
  for (let count = 0; count < times; count += 1) await typeCode('000000');
};

describe('the login of an account with a second factor', () => {
  it('opens no session with the password only, and returns the kinds of proof', async () => {
    expect(await signIn()).toEqual({ status: 202, factors: ['totp', 'recovery'] });
    const { sessions } = await service.result('sessionList', {}, session.token);
    expect(sessions).toHaveLength(1);
  });

  it('returns nothing about the factor for a wrong password', async () => {
    expect(await logInAs(service, person, service, 'Wrong@123')).toEqual({
      status: 500,
    });
    expect(await typeCode(app.code())).toEqual({ status: 403 });
  });

  it('opens the session with the code of the app', async () => {
    await signIn();
    const answer = await typeCode(app.code());
    expect(answer).toMatchObject({ status: 200, userName: loginId });
    const opened = 'result' in answer ? answer.result : '';
    expect(await service.call('currentUser', {}, opened)).toMatchObject({ status: 200 });
    const { signIns } = await service.result('sessionList', {}, opened);
    expect(signIns[0]).toMatchObject({ outcome: 'signedIn' });
  });

  it.each([
    [-1, 200],
    [1, 200],
    [-2, 500],
    [2, 500],
  ])('answers a code that is %i steps away with %i', async (steps, status) => {
    service.clock.pass(5);
    await signIn();
    service.clock.pass(steps / 2);
    const code = app.code();
    service.clock.pass(-steps / 2);
    expect(await typeCode(code)).toMatchObject({ status });
  });

  it('refuses a used code and an earlier one', async () => {
    await signIn();
    const earlier = app.code();
    service.clock.pass(0.5);
    const code = app.code();
    expect(await typeCode(code)).toMatchObject({ status: 200 });
    await signIn();
    expect(await typeCode(code)).toEqual({ status: 500 });
    expect(await typeCode(earlier)).toEqual({ status: 500 });
  });

  it('refuses the code with which the app was set up', async () => {
    const administrator = await service.signInAs('administrator');
    const { key } = await service.result('totpBegin', {}, administrator.token);
    const code = totpCode(key, service.clock.now());
    await service.result('totpAdd', { code, name: '' }, administrator.token);
    await logInAs(service, 'administrator');
    expect(await typeCode(code)).toEqual({ status: 500 });
  });

  it('must be completed in the browser that sent the password', async () => {
    const other = service.otherBrowser();
    await signIn();
    expect(await typeCode(app.code(), other)).toEqual({ status: 403 });
    expect(await other.call('secondStepChallenge', {})).toEqual({ status: 403 });
    expect(await typeCode(app.code())).toMatchObject({ status: 200 });
  });

  it('uses an HttpOnly and SameSite cookie', async () => {
    const form = { username: loginId, password, userType: 'O', ...(await service.captcha()) };
    const { headers } = await service.send('login', form);
    const cookie = [headers['set-cookie']]
      .flat()
      .find((text) => String(text).includes('second-step'));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).toMatch(/Max-Age=300/);
  });

  it('expires after five minutes', async () => {
    await signIn();
    service.clock.pass(4.9);
    expect(await typeCode('000000')).toEqual({ status: 500 });
    service.clock.pass(0.1);
    expect(await typeCode(app.code())).toEqual({ status: 403 });
  });

  it('opens one session only', async () => {
    await signIn();
    expect(await typeCode(app.code())).toMatchObject({ status: 200 });
    service.clock.pass(1);
    expect(await typeCode(app.code())).toEqual({ status: 403 });
  });

  it('ends when the password changes', async () => {
    const { userId } = await service.result('currentUser', {}, session.token);
    await signIn();
    const pair = { newPassword: 'Bargad@2026', confirmPassword: 'Bargad@2026' };
    const change = { userId, currentPassword: password, ...pair };
    expect(await service.call('changePassword', change, session.token)).toMatchObject({
      status: 200,
    });
    expect(await typeCode(app.code())).toEqual({ status: 403 });
  });

  it('opens no session for a blocked user', async () => {
    await signIn();
    await service.deps.db.update(users).set({ isBlocked: 1 }).where(eq(users.loginId, loginId));
    expect(await typeCode(app.code())).toEqual({ status: 500 });
  });

  it('refuses a code of another user', async () => {
    const { token: own } = await service.signInAs('administrator');
    const others = await addApp(service, own);
    await signIn();
    expect(await typeCode(others.code())).toEqual({ status: 500 });
    expect(await step({ kind: 'recovery', code: others.recoveryCodes[0] ?? '' })).toEqual({
      status: 500,
    });
  });

  it('refuses a code whose key was encrypted with an unknown key', async () => {
    await service.deps.db.update(factors).set({ key: 'AAAA' });
    await signIn();
    expect(await typeCode(app.code())).toEqual({ status: 500 });
  });
});

describe('wrong codes', () => {
  it('lock the account like wrong passwords, also after a correct password', async () => {
    await signIn();
    await wrong(2);
    await signIn();
    expect(await typeCode('000000')).toEqual({ status: 777, TimeLeft: 0 });
    expect(await typeCode(app.code())).toMatchObject({ status: 777 });
    expect(await signIn()).toMatchObject({ status: 777 });
    service.clock.pass(31);
    expect(await signIn()).toMatchObject({ status: 202 });
    expect(await typeCode(app.code())).toMatchObject({ status: 200 });
  });

  it('are cleared by a correct one', async () => {
    for (let round = 0; round < 4; round += 1) {
      await signIn();
      await wrong(2);
      service.clock.pass(0.5);
      expect(await typeCode(app.code())).toMatchObject({ status: 200 });
    }
  });

  it('are listed among the sign-ins', async () => {
    await signIn();
    await typeCode('000000');
    const { signIns } = await service.result('sessionList', {}, session.token);
    expect(signIns[0]).toMatchObject({ outcome: 'wrongFactor' });
  });

  it('lock the account after a hundred consecutive ones', async () => {
    for (let round = 0; round < 25; round += 1) {
      service.clock.pass(60);
      await signIn();
      await wrong(3);
    }
    expect(await signIn()).toEqual({ status: 444 });
    expect(service.sms.sent.at(-1)?.text).toContain('100 times');
  });
});
