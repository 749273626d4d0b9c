import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { users } from '../schema/account.ts';

/** Returns the full name of a user; empty for an unknown one. */
export async function findUserName(db: Database, userId: number): Promise<string> {
  const [user] = await db
    .select({ fullName: users.fullName })
    .from(users)
    .where(eq(users.id, userId));
  return user?.fullName ?? '';
}
