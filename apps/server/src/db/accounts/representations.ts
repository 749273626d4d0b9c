import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { users } from '../schema/account.ts';
import { representations } from '../schema/representation.ts';

/** Returns the person for whom a session acts now, and until when; undefined if it acts for nobody. */
export async function findRepresentation(db: Database, sessionHash: string, now: Date) {
  const [row] = await db
    .select({
      personId: users.id,
      fullName: users.fullName,
      roleId: users.roleId,
      endsOn: representations.endsOn,
    })
    .from(representations)
    .innerJoin(users, eq(users.id, representations.personId))
    .where(
      and(
        eq(representations.sessionHash, sessionHash),
        isNull(representations.endedOn),
        gt(representations.endsOn, now),
        eq(users.isBlocked, 0),
      ),
    );
  return row;
}

/** A representation that begins. */
export type NewRepresentation = typeof representations.$inferInsert;

/** Ends what a session did for a person. */
export async function endRepresentation(
  db: Database,
  sessionHash: string,
  now: Date,
): Promise<void> {
  await db
    .update(representations)
    .set({ endedOn: now })
    .where(and(eq(representations.sessionHash, sessionHash), isNull(representations.endedOn)));
}

/** Begins to act for a person, instead of the one for whom the session acted until now. */
export async function startRepresentation(
  db: Database,
  representation: NewRepresentation,
): Promise<void> {
  await endRepresentation(db, representation.sessionHash, representation.startedOn);
  await db.insert(representations).values(representation);
}
