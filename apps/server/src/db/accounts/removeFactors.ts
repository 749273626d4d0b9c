import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { users } from '../schema/account.ts';
import { factors, recoveryCodes } from '../schema/factors.ts';
import { endSessions } from './sessions.ts';

/** Locks the row of a user, so that changes of the user's factors are serialised. */
export async function lockFactors(tx: Database, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/**
 * Removes every second factor and recovery code of a user and ends the user's sessions, in the caller's transaction;
 * the caller notifies the user after the commit.
 */
export async function removeFactors(tx: Database, userId: number): Promise<void> {
  await lockFactors(tx, userId);
  await tx.delete(factors).where(eq(factors.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await endSessions(tx, userId);
}
