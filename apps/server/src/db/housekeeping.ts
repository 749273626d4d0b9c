import { and, isNull, lt, or, sql } from 'drizzle-orm';
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

/** The tables whose rows come and go all day. */
const passing = [attempts, captchas, codes, outbox, registrationTickets, sessions];

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

/**
 * Gives the room of rows that were swept or changed free for new ones, and counts what is left for the
 * planner. For the embedded engine, which has no process that does so: its tables would only grow.
 */
export async function tidy(db: Database): Promise<void> {
  const tables = sql.join(
    passing.map((table) => sql`${table}`),
    sql`, `,
  );
  await db.execute(sql`vacuum (analyze) ${tables}`);
}
