import { and, eq } from 'drizzle-orm';
import type { Language, StepRight, UserType } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { roles, users } from '../schema/account.ts';
import { roleTitle } from './roleTitle.ts';
import { roleRights } from '../schema/workflow.ts';

/** A user by type and role, from the server's record. */
export interface RoleHolder {
  userType: UserType;
  roleId: number;
}

/** Returns the rights of a user to take steps; the rights of a role are only for users of its type. */
export async function loadStepRights(
  db: Database,
  { roleId, userType }: RoleHolder,
): Promise<ReadonlySet<StepRight>> {
  const rows = await db
    .select({ right: roleRights.stepRight })
    .from(roleRights)
    .innerJoin(roles, eq(roles.id, roleRights.roleId))
    .where(and(eq(roles.id, roleId), eq(roles.userType, userType), roles.isActive));
  return new Set(rows.map(({ right }) => right));
}

/** Whoever issues the notice of a case files cases, and keeps their parties and notices. */
const keeperRight: StepRight = 'case.filed.issueNotice';

/** Returns whether a user files cases and keeps their parties and notices. */
export async function keepsCases(db: Database, holder: RoleHolder): Promise<boolean> {
  return (await loadStepRights(db, holder)).has(keeperRight);
}

/** Returns the names of the roles that have each right in a language, only those of which an officer can log in. */
export async function listRoleNames(
  db: Database,
  language: Language,
): Promise<ReadonlyMap<StepRight, readonly string[]>> {
  const rows = await db
    .selectDistinct({ right: roleRights.stepRight, name: roleTitle(language), id: roles.id })
    .from(roleRights)
    .innerJoin(roles, eq(roles.id, roleRights.roleId))
    .innerJoin(users, and(eq(users.roleId, roles.id), eq(users.userType, roles.userType)))
    .where(and(roles.isActive, eq(users.isBlocked, 0)))
    .orderBy(roles.id);
  const names = new Map<StepRight, string[]>();
  for (const { right, name } of rows) names.set(right, [...(names.get(right) ?? []), name]);
  return names;
}

/** Returns the rights of each role, by user type and role id: `O.1`. */
export async function loadRightsByRole(
  db: Database,
): Promise<ReadonlyMap<string, ReadonlySet<StepRight>>> {
  const rows = await db
    .select({ right: roleRights.stepRight, id: roles.id, userType: roles.userType })
    .from(roleRights)
    .innerJoin(roles, eq(roles.id, roleRights.roleId))
    .where(eq(roles.isActive, true));
  const rights = new Map<string, Set<StepRight>>();
  for (const { right, id, userType } of rows) {
    const key = `${userType}.${id}`;
    rights.set(key, (rights.get(key) ?? new Set()).add(right));
  }
  return rights;
}
