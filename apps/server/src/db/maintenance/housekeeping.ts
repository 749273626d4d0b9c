import { and, eq, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { getRetentionLimit } from '@temple-land/portal-core';
import type { Config } from '../../config.ts';
import { consecutiveAction } from '../limits/attempts.ts';
import { deleteActivitiesBefore } from '../activity/activityChain.ts';
import type { Database } from '../database.ts';
import {
  attempts,
  captchas,
  codes,
  outbox,
  registrationTickets,
  sessions,
  signIns,
  users,
} from '../schema/account.ts';
import { loginSubject } from '../schema/encrypted.ts';
import { emailChanges } from '../schema/emailChanges.ts';
import { factorChallenges, secondSteps } from '../schema/factors.ts';
import { idempotencyKeys } from '../schema/idempotency.ts';
import { browserActivities, browserActivityBytes } from '../schema/ledger.ts';

const dayMs = 86_400_000;

/** The tables whose rows are often inserted and deleted. */
const frequentlyChangedTables = [
  attempts,
  captchas,
  codes,
  factorChallenges,
  idempotencyKeys,
  outbox,
  registrationTickets,
  secondSteps,
  sessions,
  signIns,
  browserActivities,
  browserActivityBytes,
];

/** Deletes activity records older than ACTIVITY_KEPT_DAYS. */
export async function deleteOldActivities(db: Database, config: Config, now: Date): Promise<void> {
  const keptMs = config.ACTIVITY_KEPT_DAYS * dayMs;
  await deleteActivitiesBefore(db, config, new Date(now.getTime() - keptMs));
}

/** Deletes captchas, codes, links of e-mail changes, counters, sessions and demo messages that expired a day ago. */
export async function deleteExpiredRows(db: Database, now: Date): Promise<void> {
  const dayAgo = getRetentionLimit('codes', now);
  await db.delete(captchas).where(lt(captchas.createdOn, dayAgo));
  await db.delete(codes).where(lt(codes.sentOn, dayAgo));
  await db.delete(outbox).where(lt(outbox.sentOn, dayAgo));
  await db.delete(registrationTickets).where(lt(registrationTickets.createdOn, dayAgo));
  await db.delete(secondSteps).where(lt(secondSteps.createdOn, dayAgo));
  await db.delete(emailChanges).where(lt(emailChanges.askedOn, dayAgo));
  await db.delete(factorChallenges).where(lt(factorChallenges.createdOn, dayAgo));
  await db.delete(sessions).where(lt(sessions.createdOn, getRetentionLimit('sessions', now)));
  await db
    .delete(attempts)
    .where(
      and(
        lt(attempts.windowStart, dayAgo),
        ne(attempts.action, consecutiveAction),
        or(isNull(attempts.lockedOn), lt(attempts.lockedOn, dayAgo)),
      ),
    );
}

/** Deletes old sign-ins, and counters of consecutive wrong passwords of unknown login names after a year. */
export async function deleteOldSignIns(db: Database, now: Date): Promise<void> {
  await db.delete(signIns).where(lt(signIns.at, getRetentionLimit('signIns', now)));
  const isName = eq(attempts.subject, sql`'user:' || ${loginSubject(users.loginId)}`);
  await db
    .delete(attempts)
    .where(
      and(
        eq(attempts.action, consecutiveAction),
        lt(attempts.windowStart, getRetentionLimit('unknownNames', now)),
        notExists(db.select({ id: users.id }).from(users).where(isName)),
      ),
    );
}

/**
 * Runs VACUUM and ANALYZE on the tables whose rows are deleted or changed often. Needed by the embedded engine
 * only, which has no autovacuum.
 */
export async function vacuumTables(db: Database): Promise<void> {
  const tables = sql.join(
    frequentlyChangedTables.map((table) => sql`${table}`),
    sql`, `,
  );
  await db.execute(sql`vacuum (analyze) ${tables}`);
}
