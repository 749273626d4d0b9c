// Long because who may decide what is asked of each kind of administrator.
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { limitRules, maskNumber } from '@temple-land/portal-core';
import { administration, secondAdministrator } from '../../../../../tests/support/admin.ts';
import { people, type Person } from '../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../tests/support/serviceHooks.ts';
import { newUser } from '../../../../../tests/support/staff.ts';
import { users } from '../../db/schema/account.ts';
import { hasLogin } from '../../db/schema/encrypted.ts';
import { notifications } from '../../db/schema/content.ts';
import { activities } from '../../db/schema/ledger.ts';
import { runHourlyTasks } from '../../hourly.ts';

const reason = 'Lost the old phone';
const fresh = '9861777001';
const page = { isWaiting: true, pageNumber: 1, pageSize: 10 };

const service = makeAppBeforeEach();

async function rowOf(loginId: string) {
  const [row] = await service.deps.db.select().from(users).where(hasLogin(users.loginId, loginId));
  if (row === undefined) throw new Error(`Nobody is called ${loginId}.`);
  return row;
}

/** Saves a sample account with changes as the first administrator; returns the answer. */
async function ask(person: Person, changes: object) {
  const admin = await administration(service);
  const { id, version, loginId, fullName, userType, roleId, mobile, email, ...place } = await rowOf(
    people[person].loginId,
  );
  const { districtId, tahasilId } = place;
  const form = { id, version, loginId, fullName, userType, roleId, mobile, email };
  return admin.save('user', { ...form, districtId, tahasilId, reason, ...changes });
}

async function waiting(token: string) {
  const answer = await service.call('pendingChangeList', page, token);
  return 'result' in answer ? answer.result.rows : [];
}

const second = () => secondAdministrator(service);

async function approve(token: string, id?: number) {
  const [first] = await waiting(token);
  return service.call('pendingChangeApprove', { id: id ?? first?.id ?? 0 }, token);
}

const textsOf = async (userId: number) =>
  (
    await service.deps.db
      .select({ text: notifications.text })
      .from(notifications)
      .where(and(eq(notifications.userId, userId)))
  ).map(({ text }) => text);

describe('a change of the mobile number of an officer', () => {
  it('takes effect when a second administrator approves it, and is reported to both numbers', async () => {
    const before = await rowOf(people.landOfficer.loginId);
    const { token: officer } = await service.signInAs('landOfficer');
    expect(await ask('landOfficer', { mobile: fresh })).toEqual({ status: 202, isWaiting: true });
    expect(await rowOf(before.loginId)).toEqual(before);
    const { token, userId } = await second();
    const [change] = await waiting(token);
    expect(change).toMatchObject({
      kind: 'account',
      loginId: before.loginId,
      fields: [{ name: 'mobile', before: maskNumber(before.mobile), after: maskNumber(fresh) }],
      reason,
      askedBy: 'Bijay Mohanty',
      mayDecide: true,
      mayWithdraw: false,
    });
    expect(await textsOf(userId)).toEqual([]);
    expect(await approve(token)).toEqual({ status: 200 });
    const after = await rowOf(before.loginId);
    expect(after).toMatchObject({ mobile: fresh, isFirstLogin: 1, version: before.version + 1 });
    expect((await service.send('currentUser', {}, officer)).code).toBe(401);
    expect(service.sms.sent.map(({ mobile }) => mobile)).toEqual([before.mobile, fresh]);
    expect(service.sms.sent[0]?.text).toContain('******7001');
  });

  it('is recorded with requester and approver', async () => {
    await ask('landOfficer', { mobile: fresh });
    const { token, userId } = await second();
    await approve(token);
    const records = (await service.deps.db.select().from(activities))
      .map(({ record }) => JSON.parse(record) as Record<string, unknown>)
      .filter(({ actionType }) => actionType === 'ASK' || actionType === 'APPROVE');
    const admin = await rowOf('admin');
    const mobile = { label: 'mobile', value: `******0011 → ${maskNumber(fresh)}` };
    expect(records).toMatchObject([
      {
        actionType: 'ASK',
        userId: String(admin.id),
        changedFields: [mobile, { label: 'reason', value: reason }],
      },
      {
        actionType: 'APPROVE',
        userId: String(userId),
        actionRemark: `change 1, account of user 3, asked by user ${admin.id}`,
        changedFields: [mobile],
      },
    ]);
  });

  it('is reported to the other administrators, and its decision to the requester', async () => {
    const { userId } = await second();
    await ask('landOfficer', { mobile: fresh });
    expect(await textsOf(userId)).toEqual([
      'A change of the account officer.puri is waiting for your approval.',
    ]);
    const { token } = await second();
    const [change] = await waiting(token);
    const refusal = { id: change?.id ?? 0, reason: 'Not known to the office' };
    expect(await service.call('pendingChangeRefuse', refusal, token)).toEqual({ status: 200 });
    expect((await textsOf((await rowOf('admin')).id)).at(-1)).toContain('Not known to the office');
    expect((await rowOf('officer.puri')).mobile).toBe('9437000011');
    expect(await approve(token, change?.id)).toMatchObject({ status: 409 });
  });

  it('saves a new name at once, and the number later', async () => {
    expect(await ask('landOfficer', { mobile: fresh, fullName: 'Anita Das' })).toMatchObject({
      status: 202,
    });
    expect(await rowOf('officer.puri')).toMatchObject({
      fullName: 'Anita Das',
      mobile: '9437000011',
    });
    const { token } = await second();
    expect(await approve(token)).toEqual({ status: 200 });
  });

  it('is shown on the record, and a second one of the account is refused meanwhile', async () => {
    await ask('landOfficer', { mobile: fresh });
    const admin = await administration(service);
    expect(await admin.row('user', 3)).toMatchObject({ isWaiting: true });
    expect(await ask('landOfficer', { roleId: 2 })).toMatchObject({ status: 409 });
    const { token } = await service.signInAs('administrator');
    const [change] = await waiting(token);
    expect(change).toMatchObject({ mayDecide: false, mayWithdraw: true });
    const { id = 0 } = change ?? {};
    expect(await service.call('pendingChangeWithdraw', { id }, token)).toEqual({ status: 200 });
    expect(await ask('landOfficer', { roleId: 2 })).toMatchObject({ status: 202 });
  });
});

describe('an approval', () => {
  it('cannot be given by the requester', async () => {
    await ask('landOfficer', { mobile: fresh });
    const { token } = await service.signInAs('administrator');
    expect(await approve(token)).toMatchObject({ status: 403 });
  });

  it('cannot be decided by the owner of the account', async () => {
    const { token, userId } = await second();
    const { version, loginId, fullName, email, mobile } = await rowOf('admin.second');
    const admin = await administration(service);
    const form = { id: userId, version, loginId, fullName, email, mobile: fresh, reason };
    expect(mobile).toBe('');
    const place = { districtId: null, tahasilId: null };
    const role = { userType: 'A', roleId: 4 };
    expect(await admin.save('user', { ...form, ...place, ...role })).toMatchObject({ status: 202 });
    const [change] = await waiting(token);
    expect(change).toMatchObject({ mayDecide: false });
    expect(await approve(token)).toMatchObject({ status: 403 });
    const refusal = { id: change?.id ?? 0, reason };
    expect(await service.call('pendingChangeRefuse', refusal, token)).toMatchObject({
      status: 403,
    });
  });

  it('cannot be given before the first password change, nor by other users', async () => {
    await ask('landOfficer', { mobile: fresh });
    for (const person of ['newAdministrator', 'landOfficer', 'citizen'] as const) {
      const { token } = await service.signInAs(person);
      expect((await service.send('pendingChangeApprove', { id: 1 }, token)).code).toBe(403);
    }
  });

  it('is refused if the field has changed in the meantime, but not if another one has', async () => {
    await ask('landOfficer', { mobile: fresh });
    const { db } = service.deps;
    const isOfficer = eq(users.loginId, 'officer.puri');
    await db.update(users).set({ mobile: '9861777002', version: 9 }).where(isOfficer);
    const { token } = await second();
    expect(await approve(token)).toMatchObject({ status: 409 });
    await db.update(users).set({ mobile: '9437000011', fullName: 'Anita Das' }).where(isOfficer);
    expect(await approve(token)).toEqual({ status: 200 });
  });

  it('is refused if the number or the role is no longer available', async () => {
    await ask('landOfficer', { mobile: fresh });
    await newUser(service, 'officer.two', 'O');
    const { db } = service.deps;
    await db.update(users).set({ mobile: fresh }).where(eq(users.loginId, 'officer.two'));
    const { token } = await second();
    expect(await approve(token)).toMatchObject({ status: 409 });
    expect((await rowOf('officer.puri')).mobile).toBe('9437000011');
  });

  it('is refused if the requester has been blocked', async () => {
    await ask('landOfficer', { mobile: fresh });
    const { db } = service.deps;
    await db.update(users).set({ isBlocked: 1 }).where(eq(users.loginId, 'admin'));
    const { token } = await second();
    expect(await approve(token)).toMatchObject({ status: 409 });
    expect((await rowOf('officer.puri')).mobile).toBe('9437000011');
  });

  it('is refused after seven days, when the hourly tasks expire the change', async () => {
    await ask('landOfficer', { mobile: fresh });
    service.clock.pass(limitRules.approvalDays.first * 24 * 60);
    const { token } = await second();
    expect(await approve(token, 1)).toMatchObject({ status: 409 });
    await runHourlyTasks(service.deps, false);
    const { rows } = await service.result(
      'pendingChangeList',
      { ...page, isWaiting: false },
      (await second()).token,
    );
    expect(rows).toMatchObject([{ id: 1, state: 'expired', mayDecide: false }]);
    expect((await textsOf((await rowOf('admin')).id)).at(-1)).toContain('expired');
  });
});

describe('a new administrator', () => {
  it('exists only after an approval, and can then approve changes', async () => {
    const admin = await administration(service);
    const colleague = { loginId: 'admin.two', fullName: 'Kabita Jena', userType: 'A', roleId: 4 };
    const form = { ...colleague, mobile: fresh, email: '', reason };
    expect(await admin.save('user', form)).toMatchObject({ status: 202 });
    await expect(rowOf('admin.two')).rejects.toThrow();
    const [change] = await waiting((await second()).token);
    const person = ['loginId', 'fullName', 'designation', 'userType', 'roleId'];
    const names = change?.fields.map(({ name }) => name);
    expect(names).toEqual([...person, 'mobile', 'email', 'districtId', 'tahasilId']);
    const own = await service.signInAs('administrator');
    expect(await approve(own.token)).toMatchObject({ status: 403 });
    const { token } = await second();
    expect(await approve(token)).toEqual({ status: 200 });
    expect(await rowOf('admin.two')).toMatchObject({ passwordHash: '', isFirstLogin: 1 });
    expect(service.sms.sent.at(-1)).toMatchObject({ mobile: fresh });
  });
});

describe('the account of a citizen', () => {
  it('changes at once: sessions end, both numbers are notified, and the login name follows', async () => {
    const { token } = await service.signInAs('citizen');
    expect(await ask('citizen', { mobile: fresh })).toMatchObject({ status: 200 });
    expect(await rowOf(fresh)).toMatchObject({ mobile: fresh, isFirstLogin: 1 });
    expect((await service.send('currentUser', {}, token)).code).toBe(401);
    const told = service.sms.sent.map(({ mobile }) => mobile);
    expect(told).toEqual([people.citizen.loginId, fresh]);
  });

  it('waits when it becomes that of an officer', async () => {
    const changes = { loginId: 'officer.new', userType: 'O', roleId: 1 };
    expect(await ask('citizen', changes)).toMatchObject({ status: 202 });
    expect(await ask('citizen', { ...changes, loginId: people.citizen.loginId })).toMatchObject({
      status: 400,
      field: 'loginId',
    });
  });
});
