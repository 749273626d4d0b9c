import { asc } from 'drizzle-orm';
import type { Language } from '@temple-land/portal-core';
import { menuItems } from '../../db/schema/administration.ts';
import type { MemberHandler } from '../../handler.ts';

const labels = {
  en: menuItems.labelEn,
  or: menuItems.labelOr,
  hi: menuItems.labelHi,
} as const satisfies Record<Language, unknown>;

/** Answers api/admin/menu/choices: every possible entry of a role's menu, in the caller's language. */
export const adminMenuChoices: MemberHandler<'adminMenuChoices'> = async (_, { db, language }) => ({
  status: 200,
  result: await db
    .select({ id: menuItems.id, label: labels[language], url: menuItems.url })
    .from(menuItems)
    .orderBy(asc(menuItems.url)),
});
