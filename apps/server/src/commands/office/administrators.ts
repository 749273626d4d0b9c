import { userInfo } from 'node:os';
import * as v from 'valibot';
import { and, eq } from 'drizzle-orm';
import { entitySchema, isLoginNameAllowed } from '@temple-land/portal-core';
import type { Config } from '../../config.ts';
import { removeFactors } from '../../db/accounts/removeFactors.ts';
import { recordOperatorAction, type OperatorAction } from '../../db/activity/operatorActivity.ts';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors/sqlState.ts';
import { attempts, users } from '../../db/schema/account.ts';
import {
  setOneTimePassword,
  type OneTimePassword,
} from '../../features/account/passwords/oneTimePassword.ts';
import { systemRandom } from '../../ports/random.ts';

const administratorRole = 4;

/** Who is to become an administrator. */
export interface NewAdministrator {
  loginId: string;
  mobile: string;
  fullName: string;
}

/** An account that can be opened with a one-time password. */
export interface OpenedAccount extends OneTimePassword {
  loginId: string;
}

/** Returns the checked account of a new administrator; throws when a value is not allowed. */
export function parseAdministrator(claim: NewAdministrator) {
  const account = { ...claim, email: '', userType: 'A', roleId: administratorRole };
  const form = v.safeParse(entitySchema('user'), account);
  if (!form.success || !isLoginNameAllowed(form.output.loginId, 'A'))
    throw new Error('Enter a user ID with at least one letter, a mobile number and a full name.');
  const { reason: _, ...fields } = form.output;
  return fields;
}

/** Returns the name of the person who runs the command, as the system knows it. */
export const operatorName = (): string => userInfo().username;

const record = (tx: Database, config: Config, action: OperatorAction['action'], remark: string) =>
  recordOperatorAction(tx, config, { action, remark, operator: operatorName() }, new Date());

/** Adds an administrator without a password and returns the id; throws when the login name or the number is taken. */
export async function addAdministrator(
  db: Database,
  config: Config,
  claim: NewAdministrator,
): Promise<number> {
  const account = { roleType: 'Administrator', passwordHash: '', isFirstLogin: 1 };
  try {
    return await db.transaction(async (tx) => {
      const values = { ...parseAdministrator(claim), ...account, createdOn: new Date() };
      const [row] = await tx.insert(users).values(values).returning({ id: users.id });
      await record(tx, config, 'CREATE', `user ${row?.id}`);
      return row?.id ?? 0;
    });
  } catch (error) {
    if (isUniqueViolation(error))
      throw new Error('The user ID or the mobile number is already in use.', { cause: error });
    throw error;
  }
}

/** Adds administrators, all or none, and returns a one-time password for each. */
export function openAdministrators(
  db: Database,
  config: Config,
  claims: readonly NewAdministrator[],
): Promise<OpenedAccount[]> {
  return db.transaction(async (tx) => {
    const opened: OpenedAccount[] = [];
    for (const claim of claims) {
      const id = await addAdministrator(tx, config, claim);
      const once = await setOneTimePassword(tx, id, systemRandom, new Date());
      opened.push({ loginId: parseAdministrator(claim).loginId, ...once });
    }
    return opened;
  });
}

/** Returns how many administrators can log in. */
export const countAdministrators = (db: Database): Promise<number> =>
  db.$count(users, and(eq(users.userType, 'A'), eq(users.isBlocked, 0)));

/**
 * Opens the account of an administrator who lost the phone or the password: removes the second factors, ends the
 * sessions, clears the locks of the login name, sets another mobile number when one is given, and returns a one-time
 * password.
 */
export function recoverAdministrator(
  db: Database,
  config: Config,
  loginId: string,
  mobile?: string,
): Promise<OpenedAccount> {
  return db.transaction(async (tx) => {
    const name = loginId.trim().toLowerCase();
    const [user] = await tx.select().from(users).where(eq(users.loginId, name)).for('update');
    if (user?.userType !== 'A') throw new Error('There is no administrator with this user ID.');
    if (user.isBlocked === 1)
      throw new Error('This account is blocked. Another administrator can unblock it.');
    if (mobile !== undefined) {
      const { mobile: checked } = parseAdministrator({ ...user, mobile });
      await tx.update(users).set({ mobile: checked }).where(eq(users.id, user.id));
    }
    await removeFactors(tx, user.id);
    await tx.delete(attempts).where(eq(attempts.subject, `user:${name}`));
    const once = await setOneTimePassword(tx, user.id, systemRandom, new Date());
    await record(tx, config, 'RECOVER', `user ${user.id}`);
    return { loginId: name, ...once };
  });
}
