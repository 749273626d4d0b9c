import { eq, sql } from 'drizzle-orm';
import { users } from '../db/schema/account.ts';
import type { ChangeKind } from './change.ts';

/** The changed name of a citizen, with the proof that the citizen sent. */
export const nameChange: ChangeKind = {
  readPresent: async (tx, { userId }) => {
    if (userId === null) return undefined;
    const [user] = await tx
      .select({ fullName: users.fullName })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    return user;
  },
  apply: async ({ tx }, { userId, after }) => {
    if (userId === null) return;
    const version = sql`${users.version} + 1`;
    const fullName = String(after['fullName']);
    await tx.update(users).set({ fullName, version }).where(eq(users.id, userId));
  },
};
