import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { liveChannel } from '../liveChannel.ts';

/**
 * Announces to the open browsers of a user, of every instance, that the number of unread notifications has changed;
 * PostgreSQL sends it when the transaction commits, so that an instance that is killed then has sent it too.
 */
export async function announceUnread(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`
    select pg_notify(${liveChannel}, ${JSON.stringify({ kind: 'unread', userId })})`);
}
