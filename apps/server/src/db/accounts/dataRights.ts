import { and, eq } from 'drizzle-orm';
import type { DataRight } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { roles } from '../schema/account.ts';
import { roleDataRights } from '../schema/dataRights.ts';
import type { RoleHolder } from './roleRights.ts';

/** Returns the rights of a user to data; the rights of a role are only for users of its type. */
export async function loadDataRights(
  db: Database,
  { roleId, userType }: RoleHolder,
): Promise<ReadonlySet<DataRight>> {
  const rows = await db
    .select({ right: roleDataRights.dataRight })
    .from(roleDataRights)
    .innerJoin(roles, eq(roles.id, roleDataRights.roleId))
    .where(and(eq(roles.id, roleId), eq(roles.userType, userType), roles.isActive));
  return new Set(rows.map(({ right }) => right));
}
