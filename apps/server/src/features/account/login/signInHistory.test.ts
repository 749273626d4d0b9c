import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ActivityRecord } from '@temple-land/portal-core';
import { logInAs } from '../../../../../../tests/support/login.ts';
import type { Browser } from '../../../../../../tests/support/makeApp.ts';
import { people, type Person } from '../../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { buildRequest } from '../../../../../../tests/support/wire.ts';
import { deleteOldSignIns } from '../../../db/maintenance/housekeeping.ts';
import { signIns, users } from '../../../db/schema/account.ts';
import { activities } from '../../../db/schema/ledger.ts';

const service = makeAppBeforeEach();

async function login(person: Person, typed?: string, browser: Browser = service) {
  const answer = await logInAs(service, person, browser, typed);
  return 'result' in answer ? answer.result : '';
}

const newDeviceMessages = () =>
  service.sms.sent.filter(({ text }) => text.includes('new device')).map(({ mobile }) => mobile);

async function logouts() {
  const rows = await service.deps.db.select().from(activities);
  return rows
    .map(({ userId, record }) => ({ ...(JSON.parse(record) as ActivityRecord), userId }))
    .filter(({ actionType }) => actionType === 'LOGOUT')
    .map(({ userId, actionRemark }) => [userId, actionRemark]);
}

describe('the sessions of a user', () => {
  it.each(['citizen', 'landOfficer', 'administrator'] as const)(
    'are listed to %s with address and time, as are the latest sign-ins',
    async (person) => {
      await login(person, 'Wrong@123');
      service.clock.pass(1);
      const token = await login(person);
      const now = service.clock.now().toISOString();
      const place = { address: '127.0.0.1', browserName: 'Other' };
      expect(await service.result('sessionList', {}, token)).toEqual({
        sessions: [{ isCurrent: true, createdOn: now, usedOn: now, ...place }],
        signIns: [
          { at: now, outcome: 'signedIn', ...place },
          { at: expect.any(String) as string, outcome: 'wrongPassword', ...place },
        ],
      });
    },
  );

  it('have the browser name and the network address', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const { loginId, password } = people.citizen;
    const form = { username: loginId, password, userType: 'C', ...(await service.captcha()) };
    const request = await buildRequest(service.createSignIn, 'login', form);
    const { answer } = await service.raw({
      ...request,
      headers: { ...request.headers, ...headers },
      remoteAddress: '192.0.2.7',
    });
    const { result: token } = answer as { result: string };
    const { sessions } = await service.result('sessionList', {}, token);
    expect(sessions).toMatchObject([{ address: '192.0.2.7', browserName: 'Firefox' }]);
  });

  it('can all be ended at once, which is recorded', async () => {
    const token = await login('citizen');
    const { userId } = await service.result('currentUser', {}, token);
    expect(await service.call('sessionsEnd', {}, token)).toEqual({ status: 200 });
    expect((await service.send('currentUser', {}, token)).code).toBe(401);
    expect(await logouts()).toEqual([[userId, 'everywhere']]);
  });

  it('are deleted after half a year', async () => {
    await login('citizen');
    service.clock.pass(181 * 24 * 60);
    await deleteOldSignIns(service.deps.db, service.clock.now());
    expect(await service.deps.db.$count(signIns)).toBe(0);
  });
});

describe('a sign-in from a new device', () => {
  it('is reported to the owner, unlike the first device and a known one', async () => {
    await login('citizen');
    await login('citizen');
    expect(newDeviceMessages()).toEqual([]);
    const other = service.otherBrowser();
    await login('citizen', undefined, other);
    expect(newDeviceMessages()).toEqual([people.citizen.loginId]);
    await login('citizen', undefined, other);
    await login('citizen');
    expect(newDeviceMessages()).toHaveLength(1);
  });

  it('is shown under the bell of a user without a mobile number', async () => {
    const { db } = service.deps;
    await db.update(users).set({ mobile: '' }).where(eq(users.loginId, 'admin'));
    await login('administrator');
    const token = await login('administrator', undefined, service.otherBrowser());
    const { userId } = await service.result('currentUser', {}, token);
    const bell = await service.result('bellList', { userId }, token);
    expect(bell[0]?.notification).toContain('new device');
  });
});

describe('the end of a session is recorded with the user', () => {
  it.each(['pressed', 'idle', 'wrongArea'] as const)('when it was %s', async (reason) => {
    const { token, userId } = await service.signInAs('citizen');
    await service.call('logout', { reason }, token);
    expect((await service.send('currentUser', {}, token)).code).toBe(401);
    expect(await logouts()).toEqual([[userId, reason]]);
  });

  it('when the password was changed', async () => {
    const { token, userId } = await service.signInAs('citizen');
    const { password } = people.citizen;
    const pair = { newPassword: 'Bargad@2026', confirmPassword: 'Bargad@2026' };
    await service.call('changePassword', { userId, currentPassword: password, ...pair }, token);
    expect(await logouts()).toEqual([[userId, 'passwordChanged']]);
  });
});
