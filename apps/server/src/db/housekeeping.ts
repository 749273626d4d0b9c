import { and, isNull, lt, or } from 'drizzle-orm';
import { sessionLifeMs } from '@temple-land/portal-core';
import type { Config } from '../config.ts';
import { forgetActivities } from './activityChain.ts';
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

/** Forgets activity records that are older than the configuration keeps them. */
export async function sweepActivities(db: Database, config: Config, now: Date): Promise<void> {
  const keptMs = config.ACTIVITY_KEPT_DAYS * dayMs;
  await forgetActivities(db, config, new Date(now.getTime() - keptMs));
}

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
