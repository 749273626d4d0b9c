import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { attempts } from '../schema/account.ts';

/** The subject of an attempt (a number, login name or address) and its action. */
export interface AttemptSubject {
  subject: string;
  action: string;
}

/**
 * The action of the counter of consecutive wrong passwords, which has no window and is not deleted with expired
 * counters.
 */
export const consecutiveAction = 'login-consecutive';

/** The allowed attempts per window, and the duration of the lock that follows. */
export interface AttemptLimit {
  attempts: number;
  windowMs: number;
  lockMs: number;
}

/** A counted attempt; it must be refused if `lockedOn` is set. */
export interface Attempt {
  count: number;
  lockedOn: Date | undefined;
}

const matchesSubject = ({ subject, action }: AttemptSubject) =>
  and(eq(attempts.subject, subject), eq(attempts.action, action));

const subtractMs = (now: Date, ms: number) =>
  sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;

/**
 * Counts an attempt and locks the subject above the limit, in one statement, so that parallel attempts cannot exceed
 * the limit. After the end of a lock or window the count restarts.
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

/** Locks a subject that has no attempts left; returns the start of the lock, undefined if attempts are left. */
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

/** Returns the start of the lock of a subject; undefined if it is not locked. */
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

/** Deletes the attempts of a subject after a success, but never a lock that began in the meantime. */
export async function clearAttempts(db: Database, who: AttemptSubject): Promise<void> {
  await db.delete(attempts).where(and(matchesSubject(who), isNull(attempts.lockedOn)));
}
