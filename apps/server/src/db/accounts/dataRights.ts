import { and, eq, sql } from 'drizzle-orm';
import { dataRights, type DataRight } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { preparedQuery } from '../query/preparedQuery.ts';
import { roles } from '../schema/account.ts';
import { roleDataRights } from '../schema/dataRights.ts';
import type { RoleHolder } from './roleRights.ts';

const findRights = preparedQuery<Pick<RoleHolder, keyof RoleHolder>, { right: DataRight }[]>((db) =>
  db
    .select({ right: roleDataRights.dataRight })
    .from(roleDataRights)
    .innerJoin(roles, eq(roles.id, roleDataRights.roleId))
    .where(
      and(
        eq(roles.id, sql.placeholder('roleId')),
        eq(roles.userType, sql.placeholder('userType')),
        roles.isActive,
      ),
    ),
);

/** Returns the rights of a user to data; the rights of a role are only for users of its type. */
export async function loadDataRights(
  db: Database,
  { roleId, userType }: RoleHolder,
): Promise<ReadonlySet<DataRight>> {
  const rows = await findRights(db, { roleId, userType });
  return new Set(rows.map(({ right }) => right));
}

const allRights: ReadonlySet<DataRight> = new Set(dataRights);

/** Returns the rights of a caller to data; rights restrict officers alone. */
export async function loadCallerDataRights(
  db: Database,
  caller: RoleHolder,
): Promise<ReadonlySet<DataRight>> {
  const isOfficer = caller.userType === 'O' || caller.userType === 'T';
  return isOfficer ? loadDataRights(db, caller) : allRights;
}
