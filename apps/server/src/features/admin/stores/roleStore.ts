import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { roles, users } from '../../../db/schema/account.ts';
import { roleMenu } from '../../../db/schema/administration.ts';
import { defineStore, type StoredRecord } from './store.ts';

/** Roles that the code refers to by id. */
const lastBuiltInRole = 10;

async function loadMenus(db: Database, ids: readonly number[]): Promise<Map<number, StoredRecord>> {
  const rows = await db
    .select()
    .from(roleMenu)
    .where(inArray(roleMenu.roleId, [...ids]))
    .orderBy(asc(roleMenu.itemId));
  const own = (id: number) =>
    rows.filter(({ roleId }) => roleId === id).map(({ itemId }) => itemId);
  return new Map(ids.map((id) => [id, { menuIds: own(id) }]));
}

const countUsers = (tx: Database, id: number) => tx.$count(users, eq(users.roleId, id));

export const roleStore = defineStore('role', {
  table: roles,
  columns: {
    roleName: roles.roleName,
    roleNameOr: roles.roleNameOr,
    roleNameHi: roles.roleNameHi,
    userType: roles.userType,
    reporterAccess: roles.reporterAccess,
  },
  label: roles.roleName,
  searchColumns: [roles.roleName, roles.roleNameOr, roles.roleNameHi],
  defaultOrder: [asc(roles.id)],
  isActive: sql<boolean>`${roles.isActive}`,
  retiredValues: { isActive: false },
  restoredValues: { isActive: true },
  fixedWhileInUse: ['userType'],
  isInUse: async (tx, id) => id <= lastBuiltInRole || (await countUsers(tx, id)) > 0,
  toColumns: ({ form: { roleName, roleNameOr, roleNameHi, userType, reporterAccess } }) => ({
    roleName,
    roleNameOr,
    roleNameHi,
    userType,
    reporterAccess,
  }),
  afterSave: async ({ tx, form }, roleId) => {
    await tx.delete(roleMenu).where(eq(roleMenu.roleId, roleId));
    const rows = [...new Set(form.menuIds)].map((itemId) => ({ roleId, itemId }));
    if (rows.length > 0) await tx.insert(roleMenu).values(rows);
  },
  loadExtraFields: loadMenus,
});
