import type { Language } from '@temple-land/portal-core';
import { localText } from '../query/localName.ts';
import { roles } from '../schema/account.ts';

/** Selects the name of a role in a language, its English name where that language has none. */
export const roleTitle = (language: Language) =>
  localText(roles.roleName, { or: roles.roleNameOr, hi: roles.roleNameHi }, language);
