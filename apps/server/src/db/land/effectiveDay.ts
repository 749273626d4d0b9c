import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/**
 * Sets the day (yyyy-MM-dd) from which the changes of plots, khatiyans and registers that follow in a transaction are in
 * force, for the triggers that keep their versions.
 */
export async function setEffectiveDay(tx: Database, day: string): Promise<void> {
  await tx.execute(sql`select set_config('land.effective_on', ${day}, true)`);
}

/**
 * Writes rows of the register of encroachments that were not in it before a day (yyyy-MM-dd), although they were found
 * earlier: the rest of one of which a part was removed.
 */
export async function addFromDay(
  tx: Database,
  day: string,
  add: () => Promise<unknown>,
): Promise<void> {
  const set = (value: string) =>
    tx.execute(sql`select set_config('land.begins_on', ${value}, true)`);
  await set(day);
  await add();
  await set('');
}
