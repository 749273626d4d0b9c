import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { sessions } from './schema/account.ts';

/**
 * Ends every session of a user and returns the hashes of their tokens; the sockets are closed by
 * `live.sessionsEnded`.
 */
export async function endSessions(db: Database, userId: number): Promise<string[]> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ tokenHash: sessions.tokenHash });
  return ended.map(({ tokenHash }) => tokenHash);
}
