import { and, desc, eq, sql } from 'drizzle-orm';
import type { ErasureRequest } from '@temple-land/portal-core';
import { getIndianYear } from '../indianDay.ts';
import type { Database } from '../database.ts';
import { erasureRequests } from '../schema/erasureRequests.ts';

/** A row of the requests for erasure. */
export type StoredErasure = typeof erasureRequests.$inferSelect;

/** Finds a request by its number. */
export async function findErasureByNumber(
  db: Database,
  number: string,
): Promise<StoredErasure | undefined> {
  const [row] = await db.select().from(erasureRequests).where(eq(erasureRequests.number, number));
  return row;
}

/** Returns the newest request of a user. */
export async function findNewestErasure(
  db: Database,
  userId: number,
): Promise<StoredErasure | undefined> {
  const [row] = await db
    .select()
    .from(erasureRequests)
    .where(eq(erasureRequests.userId, userId))
    .orderBy(desc(erasureRequests.id))
    .limit(1);
  return row;
}

/** Stores a request with the next number; undefined if one is already waiting. */
export async function createErasure(
  tx: Database,
  userId: number,
  askedOn: Date,
  dueOn: Date,
): Promise<StoredErasure | undefined> {
  const year = getIndianYear(askedOn);
  const id = sql`currval(pg_get_serial_sequence('erasure_requests', 'id'))`;
  const number = sql<string>`${`ER/${year}/`} || lpad((${id})::text, 6, '0')`;
  const [row] = await tx
    .insert(erasureRequests)
    .values({ number, userId, askedOn, dueOn })
    .onConflictDoNothing()
    .returning();
  return row;
}

const isWaiting = (userId: number) =>
  and(eq(erasureRequests.userId, userId), eq(erasureRequests.state, 'waiting'));

/** Returns the waiting request of a user and locks it until the transaction ends. */
export async function lockWaitingErasure(
  tx: Database,
  userId: number,
): Promise<StoredErasure | undefined> {
  const [row] = await tx.select().from(erasureRequests).where(isWaiting(userId)).for('update');
  return row;
}

/** Ends the waiting request of a user; returns it, or undefined if there is none. */
export async function endErasure(
  tx: Database,
  userId: number,
  end: Pick<typeof erasureRequests.$inferInsert, 'endedOn' | 'reason' | 'counts'> & {
    state: 'withdrawn' | 'refused' | 'erased';
  },
): Promise<StoredErasure | undefined> {
  const [row] = await tx.update(erasureRequests).set(end).where(isWaiting(userId)).returning();
  return row;
}

/** Returns a request as the portal shows it. */
export const toErasureRequest = (row: StoredErasure): ErasureRequest => ({
  number: row.number,
  state: row.state as ErasureRequest['state'],
  askedOn: row.askedOn.toISOString(),
  dueOn: row.dueOn.toISOString(),
  endedOn: row.endedOn?.toISOString() ?? null,
  reason: row.reason,
});
