import * as v from 'valibot';
import { entitySchema, isLoginNameAllowed } from '@temple-land/portal-core';
import { readConfig } from '../config.ts';
import { isUniqueViolation } from '../db/errors/sqlState.ts';
import { migrate } from '../db/migration/migrate.ts';
import { openDatabase } from '../db/connection/open.ts';
import { users } from '../db/schema/account.ts';

const administratorRole = 4;

/**
 * Adds an administrator: login name, mobile number, full name. The account has no password; its owner sets one by
 * "Forgot password" with a code to the number, and changes it at the first login. No approval is needed, so that it can
 * also create the second administrator. Exits with 1 if the account cannot be created.
 */
async function addAdministrator([loginId, mobile, fullName]: readonly string[]): Promise<string> {
  const claim = { loginId, mobile, fullName, email: '', userType: 'A', roleId: administratorRole };
  const form = v.safeParse(entitySchema('user'), claim);
  if (!form.success || !isLoginNameAllowed(form.output.loginId, 'A'))
    throw new Error('Enter a user ID with at least one letter, a mobile number and a full name.');
  const database = await openDatabase(readConfig(process.env), () => process.exit(2));
  try {
    await migrate(database);
    const { reason: _, ...fields } = form.output;
    const account = { roleType: 'Administrator', passwordHash: '', createdOn: new Date() };
    await database.db.insert(users).values({ ...fields, ...account, isFirstLogin: 1 });
  } catch (error) {
    if (isUniqueViolation(error))
      throw new Error('The user ID or the mobile number is already in use.', { cause: error });
    throw error;
  } finally {
    await database.close();
  }
  return `Administrator ${form.output.loginId} was added. Set the password with "Forgot password".`;
}

process.umask(0o077);
try {
  console.log(await addAdministrator(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
