import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { applicationNumber, type ApplicationType, type Input } from '@temple-land/portal-core';
import { selectApplications } from '../../db/applicationRows.ts';
import type { Database } from '../../db/database.ts';
import { applications, applicationSteps, sequences } from '../../db/schema/applications.ts';
import { documents } from '../../db/schema/documents.ts';

/** Finds the number of the application that a user already made with this key. */
export async function findByKey(db: Database, applicantId: number, key: string) {
  const [row] = await db
    .select({ number: applications.number })
    .from(applications)
    .where(and(eq(applications.applicantId, applicantId), eq(applications.idempotencyKey, key)));
  return row?.number;
}

/** Tells whether a user has a pending application for a plot. */
export async function hasLiveApplication(db: Database, applicantId: number, plotCode: string) {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.applicantId, applicantId),
        eq(applications.plotCode, plotCode),
        eq(applications.type, 2),
        eq(applications.status, 'P'),
      ),
    );
  return row !== undefined;
}

/** Gives the next application number of a type, district and year; rolls back with its transaction. */
export async function nextNumber(
  db: Database,
  type: ApplicationType,
  district: string,
  year: number,
): Promise<string> {
  const [row] = await db
    .insert(sequences)
    .values({ type, district, year, last: 1 })
    .onConflictDoUpdate({
      target: [sequences.type, sequences.district, sequences.year],
      set: { last: sql`${sequences.last} + 1` },
    })
    .returning({ last: sequences.last });
  return applicationNumber(type, year, district, row?.last ?? 1);
}

/** Stores a pending land application and gives its id; undefined when the key was used meanwhile. */
export async function insertApplication(
  db: Database,
  number: string,
  applicantId: number,
  request: Input<'applyLand'>,
  now: Date,
): Promise<number | undefined> {
  const [row] = await db
    .insert(applications)
    .values({
      number,
      type: 2,
      applicantId,
      districtId: request.districtCode,
      tahasilId: request.tahasilCode,
      mouzaId: request.villageCode,
      khataNo: request.khataNo,
      plotCode: request.plotCode ?? '',
      purpose: request.purpose,
      holding: request.holding,
      area: request.area,
      status: 'P',
      idempotencyKey: request.idempotencyKey,
      createdOn: now,
    })
    .onConflictDoNothing()
    .returning({ id: applications.id });
  return row?.id;
}

/** Hands a user's own temporary files to an application; gives how many were his to hand over. */
export async function attachDocuments(
  db: Database,
  applicationId: number,
  ownerId: number,
  tempIds: readonly string[],
  createdAfter: Date,
): Promise<number> {
  const rows = await db
    .update(documents)
    .set({ applicationId })
    .where(
      and(
        inArray(documents.tempId, [...tempIds]),
        eq(documents.ownerId, ownerId),
        isNull(documents.applicationId),
        sql`${documents.createdOn} > ${createdAfter.toISOString()}::timestamptz`,
      ),
    )
    .returning({ id: documents.id });
  return rows.length;
}

/** A step to add to an application's history. */
export interface NewStep {
  applicationId: number;
  at: Date;
  byName: string;
  byUserId: number;
  status: string;
  remark: string;
}

/** Adds a step to an application's history. */
export async function addStep(db: Database, step: NewStep): Promise<void> {
  await db.insert(applicationSteps).values(step);
}

/** Gives a page of a user's applications, newest first, and their number. */
export async function listOwn(db: Database, userId: number, pageNumber: number, pageSize: number) {
  const where = eq(applications.applicantId, userId);
  const [all] = await db.select({ total: count() }).from(applications).where(where);
  const rows = await selectApplications(db, where, {
    order: desc(applications.createdOn),
    limit: pageSize,
    offset: (pageNumber - 1) * pageSize,
  });
  return { rows, total: all?.total ?? 0 };
}

/** Gives one application of a user. */
export async function findOwn(db: Database, userId: number, id: number) {
  const where = and(eq(applications.id, id), eq(applications.applicantId, userId));
  const page = { order: desc(applications.createdOn), limit: 1, offset: 0 };
  const [row] = await selectApplications(db, where, page);
  return row;
}

/** Closes a user's own pending application; false when it is not pending any more. */
export async function closeOwn(db: Database, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .update(applications)
    .set({ status: 'G CLOSE', version: sql`${applications.version} + 1` })
    .where(
      and(
        eq(applications.id, id),
        eq(applications.applicantId, userId),
        eq(applications.status, 'P'),
      ),
    )
    .returning({ id: applications.id });
  return rows.length === 1;
}
