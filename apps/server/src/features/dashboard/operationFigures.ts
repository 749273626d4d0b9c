import { count, eq, gte, isNotNull, max, sql, sum } from 'drizzle-orm';
import {
  formatIndianDate,
  reviewedLists,
  type MessageKind,
  type Operations,
  type RecordFigure,
  type ReviewedList,
} from '@temple-land/portal-core';
import { queryRows, type Database } from '../../db/database.ts';
import { startOfIndianDay } from '../../db/indianDay.ts';
import { signIns } from '../../db/schema/account.ts';
import { documents } from '../../db/schema/documents.ts';
import { callDays, messageDays, taskDays } from '../../db/schema/operations.ts';
import type { DashboardReader } from './dashboardReader.ts';
import { isDueForReview, isSignInFailed, reviewedTables } from './operationConditions.ts';
import { recordConditions } from './recordConditions.ts';
import { listPlotRows } from './recordRows.ts';

const dayMs = 86_400_000;
const chartDays = 14;
const taskDayCount = 30;
const months = 6;
const largestTables = 5;

/** Returns the last days in India, yyyy-MM-dd, oldest first. */
export const listLastDays = (now: Date, days = chartDays): string[] =>
  Array.from({ length: days }, (_, index) =>
    formatIndianDate(new Date(now.getTime() - (days - 1 - index) * dayMs)),
  );

function listLastMonths(now: Date): string[] {
  const [year = 0, month = 0] = formatIndianDate(now).split('-').map(Number);
  return Array.from({ length: months }, (_, index) =>
    new Date(Date.UTC(year, month - months + index, 1)).toISOString().slice(0, 7),
  );
}

/** Counts the sign-ins of known accounts on the last fourteen days. */
export async function listSignInDays(db: Database, now: Date): Promise<Operations['signIns']> {
  const shown = listLastDays(now);
  const day = sql<string>`to_char(${signIns.at} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
  const failed = sql<number>`(count(*) filter (where ${isSignInFailed}))::int`;
  const rows = await db
    .select({ day, failed, all: count() })
    .from(signIns)
    .where(gte(signIns.at, startOfIndianDay(shown[0] ?? '')))
    .groupBy(day);
  return shown.map((name) => {
    const { all = 0, failed = 0 } = rows.find((row) => row.day === name) ?? {};
    return { day: name, signedIn: all - failed, failed };
  });
}

/** Sums the SMS of the last six months. */
export async function listMessageMonths(db: Database, now: Date): Promise<Operations['messages']> {
  const shown = listLastMonths(now);
  const month = sql<string>`to_char(${messageDays.day}, 'YYYY-MM')`;
  const toSum = (column: typeof messageDays.sent) => sum(column).mapWith(Number);
  const rows = await db
    .select({
      month,
      kind: messageDays.kind,
      sent: toSum(messageDays.sent),
      failed: toSum(messageDays.failed),
      parts: toSum(messageDays.parts),
    })
    .from(messageDays)
    .where(gte(messageDays.day, `${shown[0] ?? ''}-01`))
    .groupBy(month, messageDays.kind);
  return shown.map((name) => {
    const own = rows.filter((row) => row.month === name);
    const sent = (kind: MessageKind) => own.find((row) => row.kind === kind)?.sent ?? 0;
    const add = (key: 'failed' | 'parts') => own.reduce((total, row) => total + row[key], 0);
    return {
      month: name,
      code: sent('code'),
      notice: sent('notice'),
      failed: add('failed'),
      parts: add('parts'),
    };
  });
}

/** Measures the database, its largest tables and the uploaded files. */
export async function measureStorage(db: Database): Promise<Operations['storage']> {
  const [database] = await queryRows<{ bytes: number }>(
    db,
    sql`select pg_database_size(current_database())::float as bytes`,
  );
  const tables = await queryRows<{ name: string; bytes: number }>(
    db,
    sql`select relname as name, pg_total_relation_size(oid)::float as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by 2 desc, 1 limit ${largestTables}`,
  );
  const [stored] = await db
    .select({ files: count(), bytes: sum(documents.size).mapWith(Number) })
    .from(documents)
    .where(isNotNull(documents.storageKey));
  return {
    database: database?.bytes ?? 0,
    files: stored?.files ?? 0,
    fileBytes: stored?.bytes ?? 0,
    tables,
  };
}

/** Returns the hourly tasks that ran in the last thirty days, the one that ran last first. */
export async function listTasks(db: Database, now: Date): Promise<Operations['tasks']> {
  const rows = await db
    .select()
    .from(taskDays)
    .where(gte(taskDays.day, listLastDays(now, taskDayCount)[0] ?? ''))
    .orderBy(sql`${taskDays.lastOn} desc, ${taskDays.id} desc`);
  const tasks = new Map<string, Operations['tasks'][number]>();
  for (const { task, lastOn, lastMs, runs, failures } of rows) {
    const known = tasks.get(task) ?? {
      task,
      lastOn: lastOn.toISOString(),
      lastMs,
      runs: 0,
      failures: 0,
    };
    tasks.set(task, { ...known, runs: known.runs + runs, failures: known.failures + failures });
  }
  return [...tasks.values()];
}

/** Sums the requests of all calls on the last fourteen days. */
export async function listRequestDays(db: Database, now: Date): Promise<Operations['requests']> {
  const shown = listLastDays(now);
  const rows = await db
    .select({
      day: callDays.day,
      requests: sum(callDays.requests).mapWith(Number),
      failed: sum(callDays.failed).mapWith(Number),
      refused: sum(callDays.refused).mapWith(Number),
    })
    .from(callDays)
    .where(gte(callDays.day, shown[0] ?? ''))
    .groupBy(callDays.day);
  const none = { requests: 0, failed: 0, refused: 0 };
  return shown.map((day) => ({ ...none, ...rows.find((row) => row.day === day), day }));
}

async function countReviews(db: Database, list: ReviewedList, now: Date) {
  const { table } = reviewedTables[list];
  const [row] = await db
    .select({
      active: count(),
      due: sql<number>`(count(*) filter (where ${isDueForReview(table, now)}))::int`,
    })
    .from(table)
    .where(eq(table.isActive, true));
  return { list, active: row?.active ?? 0, due: row?.due ?? 0 };
}

/** Counts the content in use, and what is due for review. */
export async function listReviews(db: Database, now: Date): Promise<Operations['reviews']> {
  const reviews: Operations['reviews'] = [];
  for (const list of reviewedLists) reviews.push(await countReviews(db, list, now));
  return reviews;
}

/** Counts the plots whose record or outline lacks something, as their lists do. */
export async function loadQuality(
  db: Database,
  reader: DashboardReader,
): Promise<Operations['quality']> {
  const countPlots = async (figure: RecordFigure, part = '') => {
    const page = { figure, part, limit: 1, offset: 0 };
    const where = recordConditions[figure](reader.now, part);
    return (await listPlotRows(db, reader, where, page)).total;
  };
  const [compared] = await db
    .select({ lastOn: max(taskDays.lastOn) })
    .from(taskDays)
    .where(eq(taskDays.task, 'outlines'));
  return {
    withoutClass: await countPlots('plotsOfKisam', 'other'),
    withoutOutline: await countPlots('plotsWithoutOutline'),
    otherArea: await countPlots('plotsOfOtherArea'),
    comparedOn: compared?.lastOn?.toISOString() ?? null,
  };
}
