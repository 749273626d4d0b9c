import { toLoginSubject } from '../../../db/schema/encrypted.ts';
import { and, eq, gte, sql } from 'drizzle-orm';
import { consecutiveWrongPasswords } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { consecutiveAction } from '../../../db/limits/attempts.ts';
import { attempts } from '../../../db/schema/account.ts';

const getSubject = (username: string) => `user:${toLoginSubject(username)}`;

const matchesCounter = (username: string) =>
  and(eq(attempts.subject, getSubject(username)), eq(attempts.action, consecutiveAction));

/** Returns whether a login name has so many consecutive wrong passwords that a reset is required. */
export async function isResetRequired(db: Database, username: string): Promise<boolean> {
  const isUsedUp = gte(attempts.count, consecutiveWrongPasswords);
  return (await db.$count(attempts, and(matchesCounter(username), isUsedUp))) > 0;
}

/**
 * Counts a password before the comparison and returns the number of consecutive attempts, which differs for parallel
 * ones.
 */
export async function countConsecutivePassword(
  db: Database,
  username: string,
  now: Date,
): Promise<number> {
  const [row] = await db
    .insert(attempts)
    .values({
      subject: getSubject(username),
      action: consecutiveAction,
      count: 1,
      windowStart: now,
    })
    .onConflictDoUpdate({
      target: [attempts.subject, attempts.action],
      set: { count: sql`${attempts.count} + 1`, windowStart: now },
    })
    .returning({ count: attempts.count });
  return row?.count ?? 1;
}

/** Clears the counter of consecutive wrong passwords, after a correct one or a reset. */
export async function clearConsecutivePasswords(db: Database, username: string): Promise<void> {
  await db.delete(attempts).where(matchesCounter(username));
}
