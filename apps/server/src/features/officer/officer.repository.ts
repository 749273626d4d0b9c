import { and, asc, count, desc, eq, sql, sum, type SQL } from 'drizzle-orm';
import type { Input, StatusCode } from '@temple-land/portal-core';
import { documentsOf, selectApplications, stepsOf } from '../../db/applicationRows.ts';
import type { Database } from '../../db/database.ts';
import { applications, applicationSteps } from '../../db/schema/applications.ts';
import { territoryOf } from '../../db/territory.ts';
import type { Caller } from '../../handler.ts';

/** The applications that an officer may see: O by district, T by tahasil, by the server's own record. */
export function scopeOf(caller: Caller): SQL {
  return territoryOf(caller, applications);
}

const dayMs = 86_400_000;

/** Gives a page of an officer's queue, longest waiting first, and its length. */
export async function listQueue(
  db: Database,
  caller: Caller,
  request: Input<'officerQueue'>,
  now: Date,
) {
  const { applicationType, statusType, pageNumber, pageSize } = request;
  const where = and(
    scopeOf(caller),
    eq(applications.type, applicationType),
    statusType === undefined ? undefined : eq(applications.status, statusType),
  );
  const [all] = await db.select({ total: count() }).from(applications).where(where);
  const order = statusType === 'P' ? asc(applications.createdOn) : desc(applications.createdOn);
  const page = { order: sql`${order}`, limit: pageSize, offset: (pageNumber - 1) * pageSize };
  const found = await selectApplications(db, where, page);
  const ids = found.map(({ applicationId }) => applicationId);
  const [files, steps] = [await documentsOf(db, ids), await stepsOf(db, ids)];
  const rows = found.map((row) => ({
    ...row,
    waitingDays: Math.max(0, Math.floor((now.getTime() - Date.parse(row.createdOn)) / dayMs)),
    documents: files.get(row.applicationId) ?? [],
    history: steps.get(row.applicationId) ?? [],
  }));
  return { rows, total: all?.total ?? 0 };
}

/** Finds an application in an officer's scope. */
export async function findInScope(db: Database, caller: Caller, id: number, type: number) {
  const [row] = await db
    .select({
      id: applications.id,
      number: applications.number,
      applicantId: applications.applicantId,
    })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.type, type), scopeOf(caller)));
  return row;
}

/** Writes a decision when the application is pending and still in the version the officer saw. */
export async function decide(
  db: Database,
  id: number,
  version: number,
  status: StatusCode,
): Promise<boolean> {
  const rows = await db
    .update(applications)
    .set({ status, version: version + 1 })
    .where(
      and(eq(applications.id, id), eq(applications.version, version), eq(applications.status, 'P')),
    )
    .returning({ id: applications.id });
  return rows.length === 1;
}

/** Adds a step to an application's history. */
export async function addDecisionStep(
  db: Database,
  step: typeof applicationSteps.$inferInsert,
): Promise<void> {
  await db.insert(applicationSteps).values(step);
}

/** Gives how many applications of an officer's scope have each status, and the acres approved. */
export async function countByStatus(db: Database, caller: Caller) {
  return db
    .select({
      status: applications.status,
      total: count(),
      area: sum(applications.area).mapWith(Number),
    })
    .from(applications)
    .where(scopeOf(caller))
    .groupBy(applications.status);
}
