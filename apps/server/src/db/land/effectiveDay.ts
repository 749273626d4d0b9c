import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/**
 * Sets the day (yyyy-MM-dd) from which the changes of plots and khatiyans that follow in a transaction are in force, for
 * the triggers that keep their versions.
 */
export async function setEffectiveDay(tx: Database, day: string): Promise<void> {
  await tx.execute(sql`select set_config('land.effective_on', ${day}, true)`);
}
