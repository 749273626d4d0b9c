import { and, eq, inArray } from 'drizzle-orm';
import { isDataRight, isStepRight, type DataRight, type StepRight } from '@temple-land/portal-core';
import type { Database } from '../db/database.ts';
import { announce } from '../db/liveEvents.ts';
import { roles } from '../db/schema/account.ts';
import { roleDataRights } from '../db/schema/dataRights.ts';
import { roleRights } from '../db/schema/workflow.ts';
import type { ChangeKind, ChangeValues } from './change.ts';
import { Refused } from './refused.ts';

/** Returns a role of officers that is in use, locked until the transaction ends; undefined for any other. */
export async function lockOfficerRole(tx: Database, roleId: number | null) {
  if (roleId === null) return undefined;
  const isOfficers = inArray(roles.userType, ['O', 'T']);
  const [role] = await tx
    .select()
    .from(roles)
    .where(and(eq(roles.id, roleId), isOfficers, roles.isActive))
    .for('update');
  return role;
}

/** Returns whether a role holds each of some rights: 1 if it does, 0 if not. */
export async function readHeldRights(
  tx: Database,
  roleId: number,
  names: readonly string[],
): Promise<ChangeValues> {
  const rows = await tx
    .select({ right: roleRights.stepRight })
    .from(roleRights)
    .where(eq(roleRights.roleId, roleId));
  const data = await tx
    .select({ right: roleDataRights.dataRight })
    .from(roleDataRights)
    .where(eq(roleDataRights.roleId, roleId));
  const held = new Set<string>([...rows, ...data].map(({ right }) => right));
  return Object.fromEntries(names.map((name) => [name, held.has(name) ? 1 : 0]));
}

const pickRights = (values: ChangeValues, wanted: number): StepRight[] =>
  Object.keys(values).filter(
    (name): name is StepRight => isStepRight(name) && values[name] === wanted,
  );

const pickDataRights = (values: ChangeValues, wanted: number): DataRight[] =>
  Object.keys(values).filter(
    (name): name is DataRight => isDataRight(name) && values[name] === wanted,
  );

async function applyDataRights(tx: Database, roleId: number, after: ChangeValues) {
  const [given, taken] = [pickDataRights(after, 1), pickDataRights(after, 0)];
  const isTaken = and(eq(roleDataRights.roleId, roleId), inArray(roleDataRights.dataRight, taken));
  if (taken.length > 0) await tx.delete(roleDataRights).where(isTaken);
  const rows = given.map((dataRight) => ({ roleId, dataRight }));
  if (rows.length > 0) await tx.insert(roleDataRights).values(rows).onConflictDoNothing();
}

/** The change of the rights of a role; each of its fields is a right, 1 if the role holds it. */
export const stepRightsChange: ChangeKind = {
  readPresent: async (tx, { roleId, before }) => {
    const role = await lockOfficerRole(tx, roleId);
    return role && readHeldRights(tx, role.id, Object.keys(before));
  },
  apply: async ({ tx }, { roleId, after }) => {
    if (roleId === null) throw new Refused({ status: 409, key: 'change.outdated' });
    const [given, taken] = [pickRights(after, 1), pickRights(after, 0)];
    const isTaken = and(eq(roleRights.roleId, roleId), inArray(roleRights.stepRight, taken));
    if (taken.length > 0) await tx.delete(roleRights).where(isTaken);
    const rows = given.map((stepRight) => ({ roleId, stepRight }));
    if (rows.length > 0) await tx.insert(roleRights).values(rows).onConflictDoNothing();
    await applyDataRights(tx, roleId, after);
    await announce(tx, { kind: 'rights', roleId });
  },
};
