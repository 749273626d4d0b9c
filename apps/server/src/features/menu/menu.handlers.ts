import { and, asc, eq } from 'drizzle-orm';
import type { Language, MenuItem } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { roles } from '../../db/schema/account.ts';
import { menuItems, roleMenu } from '../../db/schema/administration.ts';
import type { Caller, MemberHandler } from '../../handler.ts';

type Row = typeof menuItems.$inferSelect;

const labels = { en: 'labelEn', or: 'labelOr', hi: 'labelHi' } as const satisfies Record<
  Language,
  keyof Row
>;

// A role's menu is only for users of the role's type.
async function listMenuRows(db: Database, { roleId, userType }: Caller): Promise<Row[]> {
  const rows = await db
    .select({ item: menuItems })
    .from(menuItems)
    .innerJoin(roleMenu, eq(roleMenu.itemId, menuItems.id))
    .innerJoin(roles, eq(roles.id, roleMenu.roleId))
    .where(and(eq(roles.id, roleId), eq(roles.userType, userType), eq(roles.isActive, true)))
    .orderBy(asc(menuItems.place), asc(menuItems.id));
  return rows.map(({ item }) => item);
}

function buildTree(rows: readonly Row[], parentId: number | null, language: Language): MenuItem[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({
      id: row.id,
      label: row[labels[language]],
      url: row.url,
      order: row.place,
      children: buildTree(rows, row.id, language),
    }));
}

/** Answers menumainurl/databinding: the entries of the caller's role, in the caller's language. */
export const menu: MemberHandler<'menu'> = async ({ userId }, { db, caller, language }) => {
  if (userId !== caller.userId) return { status: 403 };
  return { status: 200, result: buildTree(await listMenuRows(db, caller), null, language) };
};
