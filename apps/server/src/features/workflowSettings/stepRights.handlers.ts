import { and, asc, count, eq, gt, inArray } from 'drizzle-orm';
import {
  dataRights,
  isDataRight,
  isStepRight,
  message,
  stepRights,
  type Language,
  type RoleOfRights,
} from '@temple-land/portal-core';
import { Refused } from '../../approvals/refused.ts';
import { requestApproval } from '../../approvals/requestApproval.ts';
import { lockOfficerRole, readHeldRights } from '../../approvals/stepRightsChange.ts';
import { roleTitle } from '../../db/accounts/roleTitle.ts';
import type { Database } from '../../db/database.ts';
import { roles, users } from '../../db/schema/account.ts';
import { pendingChanges } from '../../db/schema/pendingChanges.ts';
import { roleDataRights } from '../../db/schema/dataRights.ts';
import { roleRights } from '../../db/schema/workflow.ts';
import type { MemberHandler, Reply } from '../../handler.ts';
import { listUncoveredStages } from '../../db/applications/uncoveredStages.ts';

const order: ReadonlyMap<string, number> = new Map(
  [...stepRights.map(({ right }) => right), ...dataRights].map((right, index) => [right, index]),
);

const isRight = (name: string) => isStepRight(name) || isDataRight(name);

async function countOfficers(db: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ roleId: users.roleId, officers: count() })
    .from(users)
    .innerJoin(roles, and(eq(roles.id, users.roleId), eq(roles.userType, users.userType)))
    .where(eq(users.isBlocked, 0))
    .groupBy(users.roleId);
  return new Map(rows.map(({ roleId, officers }) => [roleId, officers]));
}

async function listRolesWithPendingChange(db: Database, now: Date) {
  const rows = await db
    .select({ roleId: pendingChanges.roleId })
    .from(pendingChanges)
    .where(
      and(
        eq(pendingChanges.kind, 'stepRights'),
        eq(pendingChanges.state, 'waiting'),
        gt(pendingChanges.expiresOn, now),
      ),
    );
  return new Set(rows.map(({ roleId }) => roleId));
}

async function listRoles(
  db: Database,
  { now, language }: { now: Date; language: Language },
): Promise<RoleOfRights[]> {
  const found = await db
    .select({ roleId: roles.id, roleName: roleTitle(language), userType: roles.userType })
    .from(roles)
    .where(and(inArray(roles.userType, ['O', 'T']), roles.isActive))
    .orderBy(asc(roles.id));
  const steps = await db
    .select({ roleId: roleRights.roleId, right: roleRights.stepRight })
    .from(roleRights);
  const data = await db
    .select({ roleId: roleDataRights.roleId, right: roleDataRights.dataRight })
    .from(roleDataRights);
  const held: readonly { roleId: number; right: string }[] = [...steps, ...data];
  const officers = await countOfficers(db);
  const waiting = await listRolesWithPendingChange(db, now);
  return found.map(({ roleId, roleName, userType }) => ({
    roleId,
    roleName,
    userType: userType === 'T' ? 'T' : 'O',
    officers: officers.get(roleId) ?? 0,
    rights: held
      .filter((row) => row.roleId === roleId && order.has(row.right))
      .map(({ right }) => right)
      .toSorted((first, second) => (order.get(first) ?? 0) - (order.get(second) ?? 0)),
    isWaiting: waiting.has(roleId),
  }));
}

/** Answers api/admin/steprights/list: the roles of officers with their rights, and the stages that nobody may leave. */
export const stepRightList: MemberHandler<'stepRightList'> = async (
  _,
  { db, language, clock },
) => ({
  status: 200,
  result: {
    roles: await listRoles(db, { now: clock(), language }),
    uncovered: await listUncoveredStages(db, language, clock()),
  },
});

/**
 * Answers api/admin/steprights/save: asks a second administrator to approve the change of the rights of a role. 202;
 * 400 without a right or for an unknown one, 404 if there is no such role of officers, 409 if a right has changed in
 * the meantime or another change of the role waits.
 */
export const stepRightSave: MemberHandler<'stepRightSave'> = async (request, context) => {
  const { roleId, reason } = request;
  const [given, taken] = [new Set(request.given), new Set(request.taken)];
  const names = [...new Set([...given, ...taken])].toSorted();
  const refuse = (status: 400 | 409, key: 'rights.none' | 'rights.conflict') => ({
    status,
    message: message(context.language, key),
  });
  const isClear =
    names.length > 0 && names.every(isRight) && names.length === given.size + taken.size;
  if (!isClear) return refuse(400, 'rights.none');
  try {
    return await context.db.transaction(async (tx): Promise<Reply<'stepRightSave'>> => {
      const role = await lockOfficerRole(tx, roleId);
      if (role === undefined) return { status: 404 };
      const before = await readHeldRights(tx, roleId, names);
      const after = Object.fromEntries(names.map((name) => [name, given.has(name) ? 1 : 0]));
      if (names.some((name) => before[name] === after[name])) return refuse(409, 'rights.conflict');
      const change = { kind: 'stepRights', userId: null, roleId, before, after, reason } as const;
      await requestApproval({ tx, context }, change);
      return { status: 202, isWaiting: true };
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, key } = error.fault;
    return { status, message: message(context.language, key) };
  }
};
