import { lt } from 'drizzle-orm';
import { formatIndianDate } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { callDays, messageDays, taskDays } from '../schema/operations.ts';

// A year of counts; they are about nobody.
const keptMs = 366 * 86_400_000;

/** Deletes the counts of tasks, messages and requests that are older than a year. */
export async function deleteOldCounts(db: Database, now: Date): Promise<void> {
  const first = formatIndianDate(new Date(now.getTime() - keptMs));
  for (const table of [taskDays, messageDays, callDays]) {
    await db.delete(table).where(lt(table.day, first));
  }
}
