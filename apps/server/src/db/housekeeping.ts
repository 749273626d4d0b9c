import { and, isNull, lt, or } from 'drizzle-orm';
import { sessionLifeMs } from '@temple-land/portal-core';
import type { Database } from './database.ts';
import {
  attempts,
  captchas,
  codes,
  outbox,
  registrationTickets,
  sessions,
} from './schema/account.ts';

const dayMs = 86_400_000;

/** Removes what has lost its meaning a day ago: captchas, codes, counters, sessions, demo messages. */
export async function sweep(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - dayMs);
  await db.delete(captchas).where(lt(captchas.createdOn, dayAgo));
  await db.delete(codes).where(lt(codes.sentOn, dayAgo));
  await db.delete(outbox).where(lt(outbox.sentOn, dayAgo));
  await db.delete(registrationTickets).where(lt(registrationTickets.createdOn, dayAgo));
  await db.delete(sessions).where(lt(sessions.createdOn, new Date(now.getTime() - sessionLifeMs)));
  await db
    .delete(attempts)
    .where(
      and(
        lt(attempts.windowStart, dayAgo),
        or(isNull(attempts.lockedOn), lt(attempts.lockedOn, dayAgo)),
      ),
    );
}
