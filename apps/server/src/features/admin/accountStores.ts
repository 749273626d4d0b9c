import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { EntityForm } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { endSessions } from '../../db/sessions.ts';
import { roles, users } from '../../db/schema/account.ts';
import { roleMenu } from '../../db/schema/administration.ts';
import { tahasils } from '../../db/schema/land.ts';
import { storeOf, type Fault, type Stored, type Work } from './store.ts';

/** The product knows these roles by their numbers. */
const lastBuiltInRole = 10;

const authority = ['loginId', 'userType', 'roleId', 'districtId', 'tahasilId'] as const;

const changesOf = (before: Stored, form: Stored, fields: readonly string[]) =>
  fields.filter((field) => before[field] !== form[field]);

async function roleFault(tx: Database, form: EntityForm<'user'>): Promise<Fault | undefined> {
  const [role] = await tx.select().from(roles).where(eq(roles.id, form.roleId));
  const isOwn = role?.userType === form.userType;
  return isOwn ? undefined : { status: 400, key: 'admin.role', field: 'roleId' };
}

async function placeFault(tx: Database, form: EntityForm<'user'>): Promise<Fault | undefined> {
  const { tahasilId, districtId, userType } = form;
  if (tahasilId === null) {
    const isMissing = userType === 'T';
    return isMissing ? { status: 400, key: 'admin.required', field: 'tahasilId' } : undefined;
  }
  const [tahasil] = await tx.select().from(tahasils).where(eq(tahasils.id, tahasilId));
  const isInside = tahasil?.districtId === districtId;
  return isInside ? undefined : { status: 400, key: 'admin.place', field: 'tahasilId' };
}

function selfFault({ before, form, id, context }: Work<'user'>): Fault | undefined {
  if (id !== context.caller.userId || !before) return undefined;
  const [field] = changesOf(before, form, authority);
  return field === undefined ? undefined : { status: 409, key: 'admin.self', field };
}

async function endAll(
  { tx, context, later }: Pick<Work<'user'>, 'tx' | 'context' | 'later'>,
  id: number,
) {
  await endSessions(tx, id);
  later.push(() => context.live.sessionsEnded(id));
}

/**
 * Accounts. One that is made here has no password yet: its owner sets one by a code to the mobile
 * number, so that no administrator ever knows a password. Out of use means blocked.
 */
export const user = storeOf('user', {
  table: users,
  columns: {
    loginId: users.loginId,
    fullName: users.fullName,
    userType: users.userType,
    roleId: users.roleId,
    mobile: users.mobile,
    email: users.email,
    districtId: users.districtId,
    tahasilId: users.tahasilId,
  },
  label: users.fullName,
  search: [users.loginId, users.fullName, users.mobile, users.email],
  order: [asc(users.id)],
  isActive: sql<boolean>`(${users.isBlocked} = 0)`,
  retired: { isBlocked: 1 },
  restored: { isBlocked: 0 },
  isInUse: async () => false,
  check: async (work) =>
    selfFault(work) ?? (await roleFault(work.tx, work.form)) ?? placeFault(work.tx, work.form),
  values: async ({ tx, form, before, now }) => {
    const [role] = await tx.select().from(roles).where(eq(roles.id, form.roleId));
    const made = { passwordHash: '', createdOn: now };
    return { ...form, roleType: role?.roleName ?? '', ...(before ? {} : made) };
  },
  written: async (work, id) => {
    if (work.before && changesOf(work.before, work.form, authority).length > 0) {
      await endAll(work, id);
    }
  },
  retiredToo: endAll,
});

async function menusOf(db: Database, ids: readonly number[]): Promise<Map<number, Stored>> {
  const rows = await db
    .select()
    .from(roleMenu)
    .where(inArray(roleMenu.roleId, [...ids]))
    .orderBy(asc(roleMenu.itemId));
  const own = (id: number) =>
    rows.filter(({ roleId }) => roleId === id).map(({ itemId }) => itemId);
  return new Map(ids.map((id) => [id, { menuIds: own(id) }]));
}

const usersOf = (tx: Database, id: number) => tx.$count(users, eq(users.roleId, id));

export const role = storeOf('role', {
  table: roles,
  columns: {
    roleName: roles.roleName,
    userType: roles.userType,
    reporterAccess: roles.reporterAccess,
  },
  label: roles.roleName,
  search: [roles.roleName],
  order: [asc(roles.id)],
  isActive: sql<boolean>`${roles.isActive}`,
  retired: { isActive: false },
  restored: { isActive: true },
  fixedWhileInUse: ['userType'],
  isInUse: async (tx, id) => id <= lastBuiltInRole || (await usersOf(tx, id)) > 0,
  values: ({ form: { roleName, userType, reporterAccess } }) => ({
    roleName,
    userType,
    reporterAccess,
  }),
  written: async ({ tx, form }, roleId) => {
    await tx.delete(roleMenu).where(eq(roleMenu.roleId, roleId));
    const rows = [...new Set(form.menuIds)].map((itemId) => ({ roleId, itemId }));
    if (rows.length > 0) await tx.insert(roleMenu).values(rows);
  },
  extras: menusOf,
});
