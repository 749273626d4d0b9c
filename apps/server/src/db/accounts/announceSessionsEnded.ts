import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { liveChannel } from '../liveChannel.ts';

/**
 * Announces to every instance that the sessions of a user have ended, so that it closes their sockets. In a transaction
 * it is sent at the commit, before what the transaction announces later.
 */
export async function announceSessionsEnded(db: Database, userId: number): Promise<void> {
  await db.execute(sql`
    select pg_notify(${liveChannel}, ${JSON.stringify({ kind: 'ended', userId })})`);
}
