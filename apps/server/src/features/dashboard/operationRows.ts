import { and, asc, desc, eq, gt, gte, lt, or, sql } from 'drizzle-orm';
import {
  maskLogin,
  reviewedLists,
  type DashboardRow,
  type OperationFigure,
} from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { startOfIndianDay, startOfNextIndianDay } from '../../db/indianDay.ts';
import { localText } from '../../db/query/localName.ts';
import { signIns, users } from '../../db/schema/account.ts';
import { callDays, taskDays } from '../../db/schema/operations.ts';
import type { DashboardReader } from './dashboardReader.ts';
import type { FoundRows, ListRequest } from './listRequest.ts';
import { isDueForReview, isSignInFailed, reviewedTables } from './operationConditions.ts';

type Row<Kind extends DashboardRow['kind']> = Extract<DashboardRow, { kind: Kind }>;

const none: FoundRows = { rows: [], total: 0 };
const total = sql<number>`count(*) over ()`.mapWith(Number);
const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function toFound<Found extends { total: number }>(
  rows: readonly Found[],
  toRow: (row: Found) => DashboardRow,
): FoundRows {
  return { total: rows[0]?.total ?? 0, rows: rows.map(toRow) };
}

/** Returns the refused sign-ins of known accounts on a day, or all, the newest first. */
async function listFailedSignIns(db: Database, { part, limit, offset }: ListRequest) {
  const isDay = dayPattern.test(part);
  if (part !== '' && !isDay) return none;
  const isOfDay = isDay
    ? and(gte(signIns.at, startOfIndianDay(part)), lt(signIns.at, startOfNextIndianDay(part)))
    : undefined;
  const rows = await db
    .select({ signIn: signIns, loginId: users.loginId, userType: users.userType, total })
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .where(and(isSignInFailed, isOfDay))
    .orderBy(desc(signIns.at), desc(signIns.id))
    .limit(limit)
    .offset(offset);
  return toFound(rows, ({ signIn, loginId, userType }) => ({
    kind: 'signIn',
    id: signIn.id,
    at: signIn.at.toISOString(),
    account: maskLogin(loginId),
    // The columns' check constraints allow these values only.
    userType: userType as Row<'signIn'>['userType'],
    outcome: signIn.outcome as Row<'signIn'>['outcome'],
    browserName: signIn.browserName,
  }));
}

/** Returns the calls with failed or refused requests on a day, or on all days, the most failures first. */
async function listFailedCalls(db: Database, { part, limit, offset }: ListRequest) {
  if (part !== '' && !dayPattern.test(part)) return none;
  const rows = await db
    .select({ call: callDays, total })
    .from(callDays)
    .where(
      and(
        or(gt(callDays.failed, 0), gt(callDays.refused, 0)),
        part === '' ? undefined : eq(callDays.day, part),
      ),
    )
    .orderBy(desc(callDays.failed), desc(callDays.refused), desc(callDays.day), asc(callDays.call))
    .limit(limit)
    .offset(offset);
  return toFound(rows, ({ call }) => ({ kind: 'call', ...call }));
}

/** Returns the runs of a task, or of all, by day, the newest first. */
async function listTaskRuns(db: Database, { part, limit, offset }: ListRequest) {
  const rows = await db
    .select({ run: taskDays, total })
    .from(taskDays)
    .where(part === '' ? undefined : eq(taskDays.task, part))
    .orderBy(desc(taskDays.lastOn), desc(taskDays.id))
    .limit(limit)
    .offset(offset);
  return toFound(rows, ({ run }) => ({ kind: 'task', ...run, lastOn: run.lastOn.toISOString() }));
}

/** Returns the records of a list of content that are due for review, the longest unchanged first. */
async function listContentForReview(
  db: Database,
  { now, language }: DashboardReader,
  { part, limit, offset }: ListRequest,
) {
  const list = reviewedLists.find((known) => known === part);
  if (list === undefined) return none;
  const { table, title, ...others } = reviewedTables[list];
  const rows = await db
    .select({
      id: table.id,
      title: localText(title, others, language),
      reviewedOn: table.reviewedOn,
      total,
    })
    .from(table)
    .where(and(eq(table.isActive, true), isDueForReview(table, now)))
    .orderBy(asc(table.reviewedOn), asc(table.id))
    .limit(limit)
    .offset(offset);
  return toFound(rows, (row) => ({
    kind: 'content',
    list,
    id: row.id,
    title: row.title,
    reviewedOn: row.reviewedOn.toISOString(),
  }));
}

const lists: Readonly<
  Record<
    OperationFigure,
    (db: Database, reader: DashboardReader, request: ListRequest) => Promise<FoundRows>
  >
> = {
  failedSignIns: (db, _, request) => listFailedSignIns(db, request),
  failedCalls: (db, _, request) => listFailedCalls(db, request),
  taskRuns: (db, _, request) => listTaskRuns(db, request),
  reviewDue: listContentForReview,
};

/** Returns a page of the list behind a figure of operation; empty for readers who are no administrators. */
export const listOperationRows = async (
  db: Database,
  reader: DashboardReader,
  request: ListRequest & { figure: OperationFigure },
): Promise<FoundRows> =>
  reader.caller.userType === 'A' ? lists[request.figure](db, reader, request) : none;
