import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/account.ts';
import { oneTimePasswords } from '../../../db/schema/oneTimePasswords.ts';
import type { Random } from '../../../ports/ports.ts';
import { hashPassword } from './passwordHash.ts';

/** How long a one-time password is valid. */
export const oneTimePasswordHours = 24;

const millisecondsPerHour = 3_600_000;
const randomBytes = 15;

/** A new one-time password and its expiry. */
export interface OneTimePassword {
  password: string;
  expiresOn: Date;
}

/**
 * Gives a user a random password, which must be changed at the first login and expires after 24 hours. Only
 * its hash is stored.
 */
export async function setOneTimePassword(
  db: Database,
  userId: number,
  random: Random,
  now: Date,
): Promise<OneTimePassword> {
  const password = random.token(randomBytes);
  const expiresOn = new Date(now.getTime() + oneTimePasswordHours * millisecondsPerHour);
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password), isFirstLogin: 1 })
    .where(eq(users.id, userId));
  await db
    .insert(oneTimePasswords)
    .values({ userId, expiresOn })
    .onConflictDoUpdate({ target: oneTimePasswords.userId, set: { expiresOn } });
  return { password, expiresOn };
}

/** Returns whether the password of a user is a one-time password that expired. */
export async function hasExpiredPassword(db: Database, userId: number, now: Date) {
  const isExpired = and(eq(oneTimePasswords.userId, userId), lte(oneTimePasswords.expiresOn, now));
  return (await db.$count(oneTimePasswords, isExpired)) > 0;
}
