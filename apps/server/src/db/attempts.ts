import { and, eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { attempts } from './schema/account.ts';

/** Who tried what: a number, a login name or an address, and the action. */
export interface Subject {
  subject: string;
  action: string;
}

const matches = ({ subject, action }: Subject) =>
  and(eq(attempts.subject, subject), eq(attempts.action, action));

/** Raises a counter in one statement and gives its new value; an ended window starts again at 1. */
export async function raiseAttempts(
  db: Database,
  who: Subject,
  windowMs: number,
  now: Date,
): Promise<number> {
  const oldest = new Date(now.getTime() - windowMs).toISOString();
  const isOver = sql`${attempts.windowStart} < ${oldest}::timestamptz`;
  const [row] = await db
    .insert(attempts)
    .values({ ...who, count: 1, windowStart: now })
    .onConflictDoUpdate({
      target: [attempts.subject, attempts.action],
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        windowStart: sql`case when ${isOver} then excluded.window_start else ${attempts.windowStart} end`,
      },
    })
    .returning({ count: attempts.count });
  return row?.count ?? 1;
}

/** Gives when a subject was locked, or undefined when it is not or the lock has ended. */
export async function lockedSince(
  db: Database,
  who: Subject,
  lockMs: number,
  now: Date,
): Promise<Date | undefined> {
  const [row] = await db.select({ lockedOn: attempts.lockedOn }).from(attempts).where(matches(who));
  const since = row?.lockedOn ?? undefined;
  return since && now.getTime() < since.getTime() + lockMs ? since : undefined;
}

/** Locks a subject from now and ends its counting window. */
export async function lockSubject(db: Database, who: Subject, now: Date): Promise<void> {
  await db
    .insert(attempts)
    .values({ ...who, count: 0, windowStart: now, lockedOn: now })
    .onConflictDoUpdate({
      target: [attempts.subject, attempts.action],
      set: { count: 0, windowStart: now, lockedOn: now },
    });
}

/** Forgets the attempts of a subject after a success. */
export async function clearAttempts(db: Database, who: Subject): Promise<void> {
  await db.delete(attempts).where(matches(who));
}
