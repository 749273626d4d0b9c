import { sql } from 'drizzle-orm';
import type { Language } from '@temple-land/portal-core';
import { localText } from '../query/localName.ts';
import { roles, users } from '../schema/account.ts';

/** Selects the name of a role in a language, its English name where that language has none. */
export const roleTitle = (language: Language) =>
  localText(roles.roleName, { or: roles.roleNameOr, hi: roles.roleNameHi }, language);

/** Selects the role of a user in a language, as the account has it where the role is gone; needs a left join of `roles`. */
export const userRoleTitle = (language: Language) =>
  sql<string>`coalesce(${roleTitle(language)}, ${users.roleType})`;
