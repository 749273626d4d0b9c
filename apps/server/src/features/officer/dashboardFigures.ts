import { and, asc, count, eq, gte, min, ne, sql } from 'drizzle-orm';
import type { ApplicationType, MonthCount, StageCount } from '@temple-land/portal-core';
import { isOverdue, isWaiting } from '../../db/applications/waiting.ts';
import type { Database } from '../../db/database.ts';
import { applications, applicationSteps } from '../../db/schema/applications.ts';
import type { Caller } from '../../handler.ts';
import { isInScope } from './officer.repository.ts';

const months = 6;
const indianOffsetMs = 5.5 * 3_600_000;

/** Counts the applications of an officer's scope that wait for somebody, by type and stage, largest first. */
export async function countByStage(db: Database, caller: Caller, now: Date): Promise<StageCount[]> {
  const rows = await db
    .select({
      applicationType: applications.type,
      state: applications.state,
      total: count(),
      overdue: sql<number>`count(*) filter (where ${isOverdue(now)})`.mapWith(Number),
    })
    .from(applications)
    .where(and(isInScope(caller), isWaiting))
    .groupBy(applications.type, applications.state)
    .orderBy(sql`count(*) desc`, asc(applications.type), asc(applications.state));
  return rows.map(({ applicationType, state, total, overdue }) => ({
    // The column's check constraint allows these four types only.
    applicationType: applicationType as ApplicationType,
    state,
    inTime: total - overdue,
    overdue,
  }));
}

const statusWords: Readonly<Record<string, Exclude<keyof MonthCount, 'month'>>> = {
  A: 'approved',
  P: 'pending',
  R: 'rejected',
  'G CLOSE': 'closed',
};

// The first moment of a month in India, `back` months before the one of `now`.
function getMonthStart(now: Date, back: number): Date {
  const there = new Date(now.getTime() + indianOffsetMs);
  const first = Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - back, 1);
  return new Date(first - indianOffsetMs);
}

const formatMonth = (start: Date) =>
  new Date(start.getTime() + indianOffsetMs).toISOString().slice(0, 7);

/** Counts the outcomes of the applications received in an officer's scope in the last six months. */
export async function countByMonth(db: Database, caller: Caller, now: Date): Promise<MonthCount[]> {
  const month = sql<string>`to_char(${applications.createdOn} at time zone 'Asia/Kolkata', 'YYYY-MM')`;
  const since = gte(applications.createdOn, getMonthStart(now, months - 1));
  const rows = await db
    .select({ month, status: applications.status, total: count() })
    .from(applications)
    .where(and(isInScope(caller), since))
    .groupBy(month, applications.status);
  return Array.from({ length: months }, (_, index) => {
    const name = formatMonth(getMonthStart(now, months - 1 - index));
    const counted = { month: name, approved: 0, pending: 0, rejected: 0, closed: 0 };
    for (const { status, total } of rows.filter((row) => row.month === name)) {
      const word = statusWords[status];
      if (word !== undefined) counted[word] = total;
    }
    return counted;
  });
}

/** Returns the median of the whole days from receipt to the first decision in an officer's scope, or null. */
export async function medianDaysToDecide(db: Database, caller: Caller): Promise<number | null> {
  const first = db
    .select({ from: applications.createdOn, to: min(applicationSteps.at).as('to') })
    .from(applications)
    .innerJoin(applicationSteps, eq(applicationSteps.applicationId, applications.id))
    .where(and(isInScope(caller), ne(applications.status, 'P'), ne(applicationSteps.status, 'P')))
    .groupBy(applications.id, applications.createdOn)
    .as('first');
  const wholeDays = sql`floor(extract(epoch from ${first.to} - ${first.from}) / 86400)`;
  const median = sql<string | null>`percentile_disc(0.5) within group (order by ${wholeDays})`;
  const [row] = await db.select({ median }).from(first);
  const days = row?.median ?? null;
  return days === null ? null : Number(days);
}
