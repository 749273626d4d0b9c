import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { attempts } from '../schema/account.ts';

/** Who tried what: a number, a login name or an address, and the action. */
export interface AttemptSubject {
  subject: string;
  action: string;
}

/** Wrong passwords in a row: a counter without a window, which `sweep` leaves alone. */
export const consecutiveAction = 'login-consecutive';

/** How many attempts a window allows, and how long the lock is that follows. */
export interface AttemptLimit {
  attempts: number;
  windowMs: number;
  lockMs: number;
}

/** A counted attempt; with `lockedOn` it must be refused. */
export interface Attempt {
  count: number;
  lockedOn: Date | undefined;
}

const matchesSubject = ({ subject, action }: AttemptSubject) =>
  and(eq(attempts.subject, subject), eq(attempts.action, action));

const subtractMs = (now: Date, ms: number) =>
  sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;

/**
 * Counts an attempt and locks the subject when it is one too many, in one statement: of any number of
 * parallel attempts no more than the limit come back unlocked. A lock or window that ended starts afresh.
 */
export async function countAttempt(
  db: Database,
  who: AttemptSubject,
  limit: AttemptLimit,
  now: Date,
): Promise<Attempt> {
  const isLocked = sql`${attempts.lockedOn} > ${subtractMs(now, limit.lockMs)}`;
  const isFresh = sql`(${attempts.lockedOn} is not null or ${attempts.windowStart} <= ${subtractMs(now, limit.windowMs)})`;
  const isTooMany = sql`${attempts.count} >= ${limit.attempts}`;
  const pick = (locked: typeof isLocked, fresh: typeof isLocked, next: typeof isLocked) =>
    sql`case when ${isLocked} then ${locked} when ${isFresh} then ${fresh} else ${next} end`;
  const lockNow = sql`case when ${isTooMany} then excluded.window_start end`;
  const [row] = await db
    .insert(attempts)
    .values({ ...who, count: 1, windowStart: now })
    .onConflictDoUpdate({
      target: [attempts.subject, attempts.action],
      set: {
        count: pick(sql`${attempts.count}`, sql`1`, sql`${attempts.count} + 1`),
        windowStart: pick(
          sql`${attempts.windowStart}`,
          sql`excluded.window_start`,
          sql`${attempts.windowStart}`,
        ),
        lockedOn: pick(sql`${attempts.lockedOn}`, sql`null::timestamptz`, lockNow),
      },
    })
    .returning({ count: attempts.count, lockedOn: attempts.lockedOn });
  return { count: row?.count ?? 1, lockedOn: row?.lockedOn ?? undefined };
}

/** Locks a subject whose attempts are used up; returns when, or undefined while some are left. */
export async function lockIfExhausted(
  db: Database,
  who: AttemptSubject,
  limit: AttemptLimit,
  now: Date,
): Promise<Date | undefined> {
  await db
    .update(attempts)
    .set({ lockedOn: now })
    .where(
      and(matchesSubject(who), isNull(attempts.lockedOn), gte(attempts.count, limit.attempts)),
    );
  return findLockTime(db, who, limit, now);
}

/** Returns when a subject was locked, or undefined when it is not or the lock has ended. */
export async function findLockTime(
  db: Database,
  who: AttemptSubject,
  limit: AttemptLimit,
  now: Date,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ lockedOn: attempts.lockedOn })
    .from(attempts)
    .where(matchesSubject(who));
  const since = row?.lockedOn ?? undefined;
  return since && now.getTime() < since.getTime() + limit.lockMs ? since : undefined;
}

/** Forgets the attempts of a subject after a success, but never a lock that began meanwhile. */
export async function clearAttempts(db: Database, who: AttemptSubject): Promise<void> {
  await db.delete(attempts).where(and(matchesSubject(who), isNull(attempts.lockedOn)));
}
