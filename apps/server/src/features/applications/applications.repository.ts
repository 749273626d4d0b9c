import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Input, LandApplication, OwnApplication } from '@temple-land/portal-core';
import { listApplications } from '../../db/applications/applicationRows.ts';
import { isAboutPlot } from '../../db/applications/otherPlots.ts';
import { loadStageProgress } from '../../db/applications/stageProgress.ts';
import { getActingPerson } from '../../db/accounts/actingPerson.ts';
import type { Database } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import type { Context, SignedIn } from '../../handler.ts';
import { drafts } from '../../db/schema/applicationDetails.ts';

/** Returns whether a user has a pending application for a plot. */
export async function hasPendingApplication(db: Database, applicantId: number, plotCode: string) {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.applicantId, applicantId),
        isAboutPlot(plotCode),
        eq(applications.type, 2),
        eq(applications.status, 'P'),
      ),
    );
  return row !== undefined;
}

/** Inserts an application and returns its id; undefined if its plot was taken in the meantime. */
export async function insertApplication(
  db: Database,
  values: typeof applications.$inferInsert,
): Promise<number | undefined> {
  const [row] = await db
    .insert(applications)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: applications.id });
  return row?.id;
}

/** Deletes the draft of a submitted form. */
export async function deleteDraft(db: Database, userId: number, formId: number): Promise<void> {
  await db.delete(drafts).where(and(eq(drafts.userId, userId), eq(drafts.formId, formId)));
}

/** Returns a page of the applications that match a condition, newest first, and the number of all. */
export async function listPage(
  { db, language }: Pick<Context, 'db' | 'language'>,
  where: SQL,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
) {
  const [all] = await db.select({ total: count() }).from(applications).where(where);
  const rows = await listApplications(db, where, {
    order: desc(applications.createdOn),
    limit: pageSize,
    offset: (pageNumber - 1) * pageSize,
    language,
  });
  return { rows, total: all?.total ?? 0 };
}

async function findApplication(
  { db, language }: Pick<Context, 'db' | 'language'>,
  request: Input<'applyLandDraft'>,
  reader: SQL | undefined,
) {
  const where = and(
    'applicationNo' in request
      ? eq(applications.number, request.applicationNo)
      : eq(applications.id, request.applicationId),
    reader,
  );
  const slice = { order: desc(applications.createdOn), limit: 1, offset: 0, language };
  const [row] = await listApplications(db, where, slice);
  return row;
}

/** Returns an application that the caller sent for somebody else. */
export async function findFiledApplication(
  { db, caller, language }: SignedIn,
  request: Input<'applyLandDraft'>,
) {
  const filed = eq(applications.filedById, getActingPerson(caller).userId);
  return findApplication({ db, language }, request, filed);
}

/** Returns an application of the caller by its id or its number. */
export async function findOwnApplication(
  { db, caller, language }: SignedIn,
  request: Input<'applyLandDraft'>,
) {
  return findApplication({ db, language }, request, eq(applications.applicantId, caller.userId));
}

/** Returns applications with whose turn they are, since when and until when. */
export async function addProgress<Row extends LandApplication>(
  rows: readonly Row[],
  { db, clock, caller, language }: Pick<SignedIn, 'caller' | 'clock' | 'db' | 'language'>,
): Promise<(Row & Pick<OwnApplication, 'progress'>)[]> {
  const ids = rows.map(({ applicationId }) => applicationId);
  const progress = await loadStageProgress(db, ids, caller, { now: clock(), language });
  return rows.flatMap((row) => {
    const found = progress.get(row.applicationId);
    return found === undefined ? [] : [{ ...row, progress: found }];
  });
}
