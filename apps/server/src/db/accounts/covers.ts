import { and, eq, gte, lte } from 'drizzle-orm';
import { formatIndianDate } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { leaves } from '../schema/officeWork.ts';

/** Returns the officers for whom an officer covers on the day of a moment. */
export async function listCoveredIds(db: Database, userId: number, now: Date): Promise<number[]> {
  const today = formatIndianDate(now);
  const rows = await db
    .selectDistinct({ userId: leaves.userId })
    .from(leaves)
    .where(and(eq(leaves.coverId, userId), lte(leaves.startsOn, today), gte(leaves.endsOn, today)));
  return rows.map((row) => row.userId);
}
