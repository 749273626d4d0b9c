import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { announce } from '../liveEvents.ts';
import { sessions } from '../schema/account.ts';
import { secondSteps } from '../schema/factors.ts';

/**
 * Ends every session and every started login of a user and announces it, so that every instance closes the sockets;
 * returns the hashes of the sessions' tokens.
 */
export async function endSessions(db: Database, userId: number): Promise<string[]> {
  await db.delete(secondSteps).where(eq(secondSteps.userId, userId));
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ tokenHash: sessions.tokenHash });
  await announce(db, { kind: 'ended', userId });
  return ended.map(({ tokenHash }) => tokenHash);
}
