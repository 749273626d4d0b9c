import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

const anyNumber = 726_041;

/**
 * Makes a transaction wait until no other instance is preparing the database, however long that takes,
 * and lets it take its time itself.
 */
export async function lockStartup(tx: Database): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(anyNumber))})`);
}
