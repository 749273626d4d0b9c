import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isDataRight, type Input } from '@temple-land/portal-core';
import {
  administration,
  approveNext,
  secondAdministrator,
} from '../../../../../tests/support/admin.ts';
import { applyFor, findKhatiyan } from '../../../../../tests/support/landApplication.ts';
import { makeAppBeforeEach } from '../../../../../tests/support/serviceHooks.ts';
import { newUser } from '../../../../../tests/support/staff.ts';
import { officeStep } from '../../../../../tests/support/stepData.ts';
import { users } from '../../db/schema/account.ts';
import { notifications } from '../../db/schema/content.ts';
import { roleRights } from '../../db/schema/workflow.ts';

const reason = 'Order of the office';
const accept = 'land.submitted.accept';
const ownMenu = '/officer/applications';

const service = makeAppBeforeEach();

async function list() {
  const { token } = await service.signInAs('administrator');
  return service.result('stepRightList', {}, token);
}

async function findRole(roleName: string) {
  const role = (await list()).roles.find((one) => one.roleName === roleName);
  if (role === undefined) throw new Error(`There is no role ${roleName}.`);
  return { ...role, rights: role.rights.filter((right) => !isDataRight(right)) };
}

async function change(changes: Partial<Input<'stepRightSave'>>) {
  const { token } = await service.signInAs('administrator');
  const request = { roleId: 9, given: [], taken: [], reason, ...changes };
  return service.call('stepRightSave', request, token);
}

/** Makes a role of officers, and an officer of it in the area of a new application. */
async function newRegistrar() {
  const { token } = await service.signInAs('administrator');
  const entries = await service.result('adminMenuChoices', {}, token);
  const menuIds = entries.filter(({ url }) => url === ownMenu).map(({ id }) => id);
  const role = { roleName: 'Registrar', userType: 'O', menuIds };
  const admin = await administration(service);
  const roleId = await admin.saved('role', role);
  const place = await findKhatiyan(service);
  const citizen = await service.signInAs('citizen');
  const { applicationId } = await applyFor(service, citizen, place);
  const scope = { districtId: place.districtCode };
  const officer = await newUser(service, 'registrar.puri', 'O', scope, { roleId });
  return { roleId, applicationId, officer };
}

describe('an own role', () => {
  it('with one right and one entry of the menu has this entry, is offered this step only, and takes no other one', async () => {
    const { roleId, applicationId, officer } = await newRegistrar();
    const asked = { applicationType: 2, applicationId } as const;
    const offered = async () => {
      const { actions, decisions } = await service.result(
        'officerApplication',
        asked,
        officer.token,
      );
      return [actions.map(({ name }) => name), decisions];
    };
    const menu = await service.result('menu', { userId: officer.userId }, officer.token);
    expect(menu.map(({ url }) => url)).toEqual([ownMenu]);
    expect(await offered()).toEqual([[], []]);
    expect(await officeStep(service, officer, applicationId, 'accept')).toMatchObject({
      status: 403,
    });
    expect(await change({ roleId, given: [accept] })).toEqual({ status: 202, isWaiting: true });
    expect(await officeStep(service, officer, applicationId, 'accept')).toMatchObject({
      status: 403,
    });
    expect(await approveNext(service)).toEqual({ status: 200 });
    expect(await offered()).toEqual([['accept'], []]);
    const page = { applicationType: 2, pageNumber: 1, pageSize: 1000 } as const;
    const { rows } = await service.result('officerQueue', page, officer.token);
    expect(new Set(rows.flatMap(({ actions }) => actions.map(({ name }) => name)))).toEqual(
      new Set(['accept']),
    );
    const remark = { remark: 'Twice' };
    expect(await officeStep(service, officer, applicationId, 'duplicate', remark)).toMatchObject({
      status: 403,
    });
    expect(await officeStep(service, officer, applicationId, 'accept')).toMatchObject({
      status: 200,
    });
    expect(await officeStep(service, officer, applicationId, 'sendToField')).toMatchObject({
      status: 403,
    });
    expect(await offered()).toEqual([[], []]);
  });

  it('may decide at once only with the right to it', async () => {
    const { roleId, applicationId, officer } = await newRegistrar();
    const request = { applicationType: 2, applicationId, version: 1 } as const;
    const decide = () =>
      service.call('officerDecision', { ...request, statusType: 'A', remark: '' }, officer.token);
    expect(await decide()).toMatchObject({ status: 403 });
    await change({ roleId, given: ['land.direct.decide'] });
    await approveNext(service);
    expect(await decide()).toEqual({ status: 200 });
  });
});

describe('a change of the rights of a role', () => {
  it('is decided by another administrator, who sees the role and the rights', async () => {
    await change({ given: [accept], taken: [] });
    expect(await findRole('Auditor')).toMatchObject({ rights: [], isWaiting: true });
    const { token, userId } = await secondAdministrator(service);
    const page = { isWaiting: true, pageNumber: 1, pageSize: 10 };
    const { rows } = await service.result('pendingChangeList', page, token);
    expect(rows).toMatchObject([
      {
        kind: 'stepRights',
        userId: null,
        roleName: 'Auditor',
        fields: [{ name: accept, before: '0', after: '1' }],
        reason,
        mayDecide: true,
      },
    ]);
    const own = await service.signInAs('administrator');
    const id = rows[0]?.id ?? 0;
    expect(await service.call('pendingChangeApprove', { id }, own.token)).toMatchObject({
      status: 403,
    });
    expect(await service.call('pendingChangeApprove', { id }, token)).toEqual({ status: 200 });
    expect(await findRole('Auditor')).toMatchObject({ rights: [accept], isWaiting: false });
    const told = await service.deps.db.select().from(notifications);
    const textsOf = (id: number) => told.filter((row) => row.userId === id).map(({ text }) => text);
    expect(textsOf(own.userId).at(-1)).toBe(
      'Rights of the role Auditor: the change that you asked for was approved.',
    );
    expect(userId).not.toBe(own.userId);
  });

  it('is refused while another one of the role waits, and for a right that has changed', async () => {
    expect(await change({ given: [accept] })).toMatchObject({ status: 202 });
    expect(await change({ given: ['land.legal.opinion'] })).toMatchObject({
      status: 409,
      message: expect.stringContaining('already waiting'),
    });
    await approveNext(service);
    expect(await change({ given: [accept] })).toMatchObject({
      status: 409,
      message: expect.stringContaining('in the meantime'),
    });
    expect(await change({ taken: [accept] })).toMatchObject({ status: 202 });
  });

  it('is refused without rights, with an unknown one, or with one that is given and taken', async () => {
    expect(await change({})).toMatchObject({ status: 400 });
    expect(await change({ given: ['land.scrutiny.fly'] })).toMatchObject({ status: 400 });
    expect(await change({ given: [accept], taken: [accept] })).toMatchObject({ status: 400 });
    expect(await change({ roleId: 5, given: [accept] })).toMatchObject({ status: 404 });
  });

  it('is outdated when the right was given in the meantime', async () => {
    await change({ given: [accept] });
    await service.deps.db.insert(roleRights).values({ roleId: 9, stepRight: accept });
    expect(await approveNext(service)).toMatchObject({
      status: 409,
      message: expect.stringContaining('has changed since'),
    });
  });
});

describe('a stage that nobody may leave', () => {
  const find = async (state: string) =>
    (await list()).uncovered.find((stage) => stage.applicationType === 2 && stage.state === state);

  it('is shown when the only officer with a right to it is blocked', async () => {
    const { db } = service.deps;
    expect(await find('COMMITTEE')).not.toMatchObject({ isEverywhere: true });
    await db.update(users).set({ isBlocked: 1 }).where(eq(users.loginId, 'chief.puri'));
    expect(await find('COMMITTEE')).toMatchObject({ isEverywhere: true });
  });

  it('is not shown while the present version leaves the stage out', async () => {
    const { db } = service.deps;
    await db.update(users).set({ isBlocked: 1 }).where(eq(users.loginId, 'chief.puri'));
    const { token } = await service.signInAs('administrator');
    const today = '2026-03-16';
    const version = { applicationType: 2, basedOn: 1, days: {}, left: ['COMMITTEE'] } as const;
    const request = { ...version, left: [...version.left], validFrom: today, reason };
    expect(await service.call('workflowVersionSave', request, token)).toMatchObject({
      status: 202,
    });
    await approveNext(service);
    expect(await find('COMMITTEE')).toBeUndefined();
  });

  it('is shown with the number and places of the applications that wait outside every area', async () => {
    const place = await findKhatiyan(service, 'Gop');
    const before = (await find('SUBMITTED'))?.waiting ?? 0;
    await applyFor(service, await service.signInAs('citizen'), place);
    expect((await find('SUBMITTED'))?.waiting ?? 0).toBe(before);
    const { db } = service.deps;
    await db.update(users).set({ isBlocked: 1 }).where(eq(users.loginId, 'officer.puri'));
    const stuck = await find('SUBMITTED');
    expect(stuck?.waiting).toBeGreaterThan(before);
    expect(stuck?.places).toContain('Gop');
  });
});
