import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { lockFactors, removeFactors } from '../db/accounts/removeFactors.ts';
import { users } from '../db/schema/account.ts';
import { factors } from '../db/schema/factors.ts';
import { notifyUser } from '../db/notifications/notifyUser.ts';
import type { ChangeKind, ChangeTransaction } from './change.ts';

/** Counts the second factors of a user and locks the user's row until the transaction ends. */
export async function countFactors(tx: Database, userId: number): Promise<number> {
  await lockFactors(tx, userId);
  return tx.$count(factors, eq(factors.userId, userId));
}

async function notifyReset({ context }: ChangeTransaction, userId: number): Promise<void> {
  context.record('second factors reset', { userId });
  const [user] = await context.db.select().from(users).where(eq(users.id, userId));
  if (user) await notifyUser(context, user, 'sms.factorsReset');
}

/** The removal of lost second factors: ends the sessions and notifies the owner. */
export const factorsReset: ChangeKind = {
  readPresent: async (tx, { userId }) =>
    userId === null ? undefined : { factors: await countFactors(tx, userId) },
  apply: async (transaction, { userId }) => {
    if (userId === null) return;
    await removeFactors(transaction.tx, userId);
    transaction.afterCommit.push(() => notifyReset(transaction, userId));
  },
};
