import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { pendingChanges } from '../../../db/schema/pendingChanges.ts';

/** Returns the ids of the given plots or khatiyans with a change that waits for a second administrator. */
export async function listWaiting(
  db: Database,
  column: 'plotId' | 'khatiyanId',
  ids: readonly number[],
  now: Date,
): Promise<Set<number | null>> {
  const about = pendingChanges[column];
  const rows = await db
    .select({ id: about })
    .from(pendingChanges)
    .where(
      and(
        inArray(about, [...ids]),
        eq(pendingChanges.state, 'waiting'),
        gt(pendingChanges.expiresOn, now),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
