import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { sessions } from '../schema/account.ts';
import { secondSteps } from '../schema/factors.ts';

/**
 * Ends every session and every started login of a user; returns the hashes of the sessions' tokens. The sockets are
 * closed by `live.sessionsEnded`.
 */
export async function endSessions(db: Database, userId: number): Promise<string[]> {
  await db.delete(secondSteps).where(eq(secondSteps.userId, userId));
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ tokenHash: sessions.tokenHash });
  return ended.map(({ tokenHash }) => tokenHash);
}
