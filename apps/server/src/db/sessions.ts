import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { sessions } from './schema/account.ts';

/** Ends every session of a user; the sockets are closed by `live.sessionsEnded`. */
export async function endSessions(db: Database, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
