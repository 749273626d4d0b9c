import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../database.ts';

// The maximum size of the write-ahead log that is replayed after a crash.
const replayMaxBytes = 16 * 1024 * 1024;

/**
 * Writes a checkpoint when the write-ahead log is long; returns whether it did. The embedded engine has no background
 * process for it, so its log and the start after a crash would grow.
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
