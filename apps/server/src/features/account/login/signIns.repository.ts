import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { sessions, signIns } from '../../../db/schema/account.ts';

/** The columns of a new sign-in. */
export type NewSignIn = typeof signIns.$inferInsert;

/** Adds a sign-in of a user. */
export async function addSignIn(db: Database, signIn: NewSignIn): Promise<void> {
  await db.insert(signIns).values(signIn);
}

/** Returns the hashes of the devices from which a user has signed in. */
export async function listDevices(db: Database, userId: number): Promise<string[]> {
  const isOwn = eq(signIns.userId, userId);
  const rows = await db
    .selectDistinct({ deviceHash: signIns.deviceHash })
    .from(signIns)
    .where(and(isOwn, eq(signIns.outcome, 'signedIn'), isNotNull(signIns.deviceHash)));
  return rows.flatMap(({ deviceHash }) => deviceHash ?? []);
}

/** Returns the open sessions of a user. */
export async function listSessions(db: Database, userId: number) {
  return db.select().from(sessions).where(eq(sessions.userId, userId));
}

/** Returns the latest sign-ins of a user, newest first. */
export async function listSignIns(db: Database, userId: number, count: number) {
  return db
    .select()
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .orderBy(desc(signIns.at), desc(signIns.id))
    .limit(count);
}
