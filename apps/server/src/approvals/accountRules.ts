import { and, eq, ne, or } from 'drizzle-orm';
import { isLoginNameAllowed, type UserType } from '@temple-land/portal-core';
import type { Database } from '../db/database.ts';
import { roles, users } from '../db/schema/account.ts';
import { hasLogin, hasValue } from '../db/schema/encrypted.ts';
import { tahasils } from '../db/schema/land.ts';
import type { Fault } from './refused.ts';

/** The fields of an account that grant access; a change of them needs approval. */
export const protectedFields = [
  'loginId',
  'userType',
  'roleId',
  'districtId',
  'tahasilId',
  'mobile',
] as const;

/** The fields of an account that the account rules check. */
export interface AccountFields {
  loginId: string;
  userType: UserType;
  roleId: number;
  districtId: number | null;
  tahasilId: number | null;
  mobile: string;
}

async function validateRole(tx: Database, form: AccountFields): Promise<Fault | undefined> {
  const [role] = await tx.select().from(roles).where(eq(roles.id, form.roleId));
  const isOwn = role?.userType === form.userType;
  return isOwn ? undefined : { status: 400, key: 'admin.role', field: 'roleId' };
}

async function validatePlace(tx: Database, form: AccountFields): Promise<Fault | undefined> {
  const { tahasilId, districtId, userType } = form;
  if (tahasilId === null) {
    const isMissing = userType === 'T';
    return isMissing ? { status: 400, key: 'admin.required', field: 'tahasilId' } : undefined;
  }
  const [tahasil] = await tx.select().from(tahasils).where(eq(tahasils.id, tahasilId));
  const isInside = tahasil?.districtId === districtId;
  return isInside ? undefined : { status: 400, key: 'admin.place', field: 'tahasilId' };
}

const validateLoginName = ({ loginId, userType }: AccountFields): Fault | undefined =>
  isLoginNameAllowed(loginId, userType)
    ? undefined
    : { status: 400, key: 'admin.digitsName', field: 'loginId' };

/** Returns the first violated rule of an account: login name, role, place; undefined if it is valid. */
export async function validateAccount(
  tx: Database,
  form: AccountFields,
): Promise<Fault | undefined> {
  return validateLoginName(form) ?? (await validateRole(tx, form)) ?? validatePlace(tx, form);
}

/** Returns whether another account has this login name or mobile number. */
export async function isLoginOrMobileTaken(
  tx: Database,
  { loginId, mobile }: AccountFields,
  ownId: number | undefined,
): Promise<boolean> {
  const isSame = or(hasLogin(users.loginId, loginId), hasValue(users.mobile, mobile));
  const isOther = ownId === undefined ? isSame : and(isSame, ne(users.id, ownId));
  return (await tx.$count(users, isOther)) > 0;
}
