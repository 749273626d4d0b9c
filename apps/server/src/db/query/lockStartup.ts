import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

const lockNumber = 726_041;

/**
 * Takes the advisory lock for migrating or seeding the database, one instance at a time. The transaction waits without
 * a limit and has no statement timeout.
 */
export async function lockStartup(tx: Database): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(lockNumber))})`);
}
