import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../database.ts';

// How much of its log the embedded engine may have to read again after a crash.
const replayMaxBytes = 16 * 1024 * 1024;

/**
 * Writes a checkpoint when more than that was logged since the last one; tells whether it did. The
 * embedded engine has no process that does so: its log would grow, and with it the start after a crash.
 */
export async function writeCheckpointIfDue(db: Database): Promise<boolean> {
  const [since] = await queryRows<{ bytes: number }>(
    db,
    sql`select pg_current_wal_insert_lsn() - redo_lsn as bytes from pg_control_checkpoint()`,
  );
  if (since === undefined || since.bytes < replayMaxBytes) return false;
  await db.execute(sql`checkpoint`);
  return true;
}
