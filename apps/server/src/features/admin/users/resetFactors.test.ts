import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { approveNext, secondAdministrator } from '../../../../../../tests/support/admin.ts';
import { addApp } from '../../../../../../tests/support/factors.ts';
import { logInAs } from '../../../../../../tests/support/login.ts';
import { people } from '../../../../../../tests/support/people.ts';
import {
  createBeforeEach,
  makeAppBeforeEach,
} from '../../../../../../tests/support/serviceHooks.ts';
import { factors, recoveryCodes } from '../../../db/schema/factors.ts';
import { activities } from '../../../db/schema/ledger.ts';

const person = 'landOfficer';
const reason = 'Lost the phone with the app';
const waiting = { isWaiting: true, pageNumber: 1, pageSize: 10 };

const service = makeAppBeforeEach();
const officer = createBeforeEach(() => service.signInAs(person));
const app = createBeforeEach(() => addApp(service, officer.token));

async function ask(input: { userId?: number; reason?: string } = { reason }) {
  const { token } = await service.signInAs('administrator');
  return service.call('adminFactorsReset', { userId: officer.userId, ...input }, token);
}

const own = () => service.deps.db.$count(factors, eq(factors.userId, officer.userId));

async function deedsOf(action: string) {
  const records = await service.deps.db.select().from(activities);
  return records
    .map(({ record }) => JSON.parse(record) as Record<string, unknown>)
    .filter(({ actionType }) => actionType === action);
}

describe('the second factors of somebody who lost the phone', () => {
  it('are kept until a second administrator approves', async () => {
    expect(await ask()).toEqual({ status: 202, isWaiting: true });
    expect(await own()).toBe(1);
    expect((await service.send('currentUser', {}, officer.token)).code).toBe(200);
    expect(await logInAs(service, person)).toMatchObject({ status: 202 });
    const { token } = await secondAdministrator(service);
    const { rows } = await service.result('pendingChangeList', waiting, token);
    expect(rows).toMatchObject([
      {
        kind: 'factors',
        loginId: people[person].loginId,
        fields: [{ name: 'factors', before: '1', after: '0' }],
        reason,
        mayDecide: true,
      },
    ]);
  });

  it('are removed by the approval, with sessions and recovery codes, and the owner is notified', async () => {
    await logInAs(service, person);
    await ask();
    expect(await approveNext(service)).toEqual({ status: 200 });
    expect(await own()).toBe(0);
    expect(await service.deps.db.$count(recoveryCodes)).toBe(0);
    expect((await service.send('currentUser', {}, officer.token)).code).toBe(401);
    const code = app.code();
    expect(await service.call('secondStep', { kind: 'totp', code })).toEqual({ status: 403 });
    expect(service.sms.sent.at(-1)?.text).toContain('removed by two administrators');
    expect(await logInAs(service, person)).toMatchObject({ status: 200 });
  });

  it('are recorded with requester and approver', async () => {
    await ask();
    await approveNext(service);
    const actionRemark = `factors of user ${officer.userId}`;
    expect(await deedsOf('ASK')).toMatchObject([
      { actionRemark: `change 1, ${actionRemark}`, changedFields: [{ label: 'factors' }, {}] },
    ]);
    expect(await deedsOf('APPROVE')).toMatchObject([
      { actionRemark: expect.stringContaining(actionRemark) as string },
    ]);
  });

  it('are not removed if the owner has added one in the meantime', async () => {
    await ask();
    await addApp(service, officer.token, 'New phone');
    expect(await approveNext(service)).toMatchObject({ status: 409 });
    expect(await own()).toBe(2);
  });
});

describe('the approval', () => {
  it('cannot be given by the requester', async () => {
    await ask();
    const { token } = await service.signInAs('administrator');
    expect(await service.call('pendingChangeApprove', { id: 1 }, token)).toMatchObject({
      status: 403,
    });
    expect(await own()).toBe(1);
  });

  it('cannot be given by the owner of the factors', async () => {
    const concerned = await secondAdministrator(service);
    await addApp(service, concerned.token);
    expect(await ask({ userId: concerned.userId, reason })).toMatchObject({ status: 202 });
    expect(await service.call('pendingChangeApprove', { id: 1 }, concerned.token)).toMatchObject({
      status: 403,
    });
    expect(await service.deps.db.$count(factors)).toBe(2);
  });
});

describe('the request', () => {
  it('needs a reason, another account with a second factor, and no pending request', async () => {
    expect(await ask({ reason: '  ' })).toMatchObject({ status: 400 });
    expect(await ask({})).toMatchObject({ status: 400 });
    expect(await ask({ userId: 999_999, reason })).toEqual({ status: 404 });
    const { userId } = await service.signInAs('administrator');
    expect(await ask({ userId, reason })).toMatchObject({ status: 409 });
    const { userId: citizen } = await service.signInAs('citizen');
    expect(await ask({ userId: citizen, reason })).toEqual({ status: 404 });
    const { userId: bare } = await service.signInAs('tahasilOfficer');
    expect(await ask({ userId: bare, reason })).toEqual({ status: 404 });
    expect(await ask()).toMatchObject({ status: 202 });
    expect(await ask()).toMatchObject({ status: 409 });
  });

  it('is refused to other users', async () => {
    for (const other of ['landOfficer', 'citizen', 'newAdministrator'] as const) {
      const { token } = await service.signInAs(other);
      const input = { userId: officer.userId, reason };
      expect((await service.send('adminFactorsReset', input, token)).code).toBe(403);
    }
  });
});
