import { and, asc, desc, eq, inArray, not, sql } from 'drizzle-orm';
import {
  getNextRun,
  getRetentionEnd,
  holdsDataRight,
  maxReportSchedules,
  message,
} from '@temple-land/portal-core';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import { reportFiles, reportSchedules } from '../../../db/schema/reportSchedules.ts';
import type { MemberHandler } from '../../../handler.ts';
import { findColumns } from '../register/makeReportFile.ts';
import { refuseDay } from '../register/reportHistory.ts';

/** Answers api/officer/report/schedule/list: the schedules of the caller by name, each with the files that are kept. */
export const reportScheduleList: MemberHandler<'reportScheduleList'> = async (
  _,
  { db, caller },
) => {
  const rows = await db
    .select()
    .from(reportSchedules)
    .where(eq(reportSchedules.userId, caller.userId))
    .orderBy(asc(sql`lower(${reportSchedules.name})`));
  const ids = rows.map(({ id }) => id);
  const made = await db
    .select()
    .from(reportFiles)
    .where(inArray(reportFiles.scheduleId, ids))
    .orderBy(desc(reportFiles.id));
  const filesOf = (id: number) => made.filter(({ scheduleId }) => scheduleId === id);
  return {
    status: 200,
    result: rows.map(({ id, name, rhythm, file, isPaused, nextOn, problem }) => ({
      scheduleId: id,
      name,
      rhythm,
      file,
      isPaused,
      problem,
      nextOn: nextOn.toISOString(),
      files: filesOf(id).map(({ id: fileId, madeOn, bytes }) => ({
        fileId,
        madeOn: madeOn.toISOString(),
        keptUntil: getRetentionEnd('reportFiles', madeOn).toISOString(),
        bytes,
      })),
    })),
  };
};

/**
 * Answers api/officer/report/schedule/save: has a report made regularly under a name, in place of an older schedule of
 * that name; 400 for a day of which it has no data, 403 without a right to download it, 409 for too many.
 */
export const reportScheduleSave: MemberHandler<'reportScheduleSave'> = async (
  { name, rhythm, file },
  { db, caller, clock, dataRights, language },
) => {
  const reader = { caller, view: file, now: clock(), language };
  const columns = findColumns(file, dataRights, 'export');
  if (!columns) return { status: 403, message: message(language, 'report.noRight') };
  const refusal = await refuseDay(db, reader);
  if (refusal !== undefined) return { status: 400, message: refusal };
  const { userId } = caller;
  const isSameName = sql`lower(${reportSchedules.name}) = lower(${name})`;
  return db.transaction(async (tx) => {
    const others = and(eq(reportSchedules.userId, userId), not(isSameName));
    if ((await tx.$count(reportSchedules, others)) >= maxReportSchedules) return { status: 409 };
    const now = clock();
    const values = { rhythm, file, nextOn: getNextRun(rhythm, now), isPaused: false };
    const changed = await tx
      .update(reportSchedules)
      .set({ ...values, name, problem: null })
      .where(and(eq(reportSchedules.userId, userId), isSameName))
      .returning({ id: reportSchedules.id });
    if (changed.length > 0) return { status: 200 };
    await tx
      .insert(reportSchedules)
      .values({ ...values, userId, name, createdOn: now })
      .onConflictDoNothing();
    return { status: 200 };
  });
};

/** Answers api/officer/report/schedule/pause: stops a schedule of the caller, or continues it from the next time on. */
export const reportSchedulePause: MemberHandler<'reportSchedulePause'> = async (
  { scheduleId, isPaused },
  { db, caller, clock },
) => {
  const isOwn = and(eq(reportSchedules.id, scheduleId), eq(reportSchedules.userId, caller.userId));
  const [row] = await db.select().from(reportSchedules).where(isOwn);
  if (!row) return { status: 404 };
  const nextOn = isPaused ? row.nextOn : getNextRun(row.rhythm, clock());
  await db.update(reportSchedules).set({ isPaused, nextOn }).where(isOwn);
  return { status: 200 };
};

/** Answers api/officer/report/schedule/delete: deletes a schedule of the caller with its files. */
export const reportScheduleDelete: MemberHandler<'reportScheduleDelete'> = async (
  { scheduleId },
  { db, caller, files },
) => {
  const isOwn = and(eq(reportSchedules.id, scheduleId), eq(reportSchedules.userId, caller.userId));
  const removed = await db.transaction(async (tx) => {
    const [own] = await tx.select().from(reportSchedules).where(isOwn).for('update');
    if (!own) return undefined;
    const gone = await tx
      .delete(reportFiles)
      .where(eq(reportFiles.scheduleId, scheduleId))
      .returning({ key: reportFiles.storageKey });
    await tx.delete(reportSchedules).where(isOwn);
    return gone;
  });
  for (const { key } of removed ?? []) await files.remove(key);
  return { status: removed === undefined ? 404 : 200 };
};

/**
 * Answers api/officer/report/schedule/file: a file that was made for the caller, recorded; none without the rights to
 * data that it needs.
 */
export const reportScheduleFile: MemberHandler<'reportScheduleFile'> = async (
  { fileId },
  context,
) => {
  const { db, caller, files, dataRights } = context;
  const [found] = await db
    .select({ file: reportFiles, schedule: reportSchedules })
    .from(reportFiles)
    .innerJoin(reportSchedules, eq(reportSchedules.id, reportFiles.scheduleId))
    .where(and(eq(reportFiles.id, fileId), eq(reportSchedules.userId, caller.userId)));
  if (!found) return undefined;
  const { file, schedule } = found;
  if (!file.rights.every((right) => holdsDataRight(dataRights, right))) return undefined;
  const bytes = await files.get(file.storageKey);
  if (bytes === undefined) return undefined;
  const remark = `scheduled report ${schedule.file.report} as ${schedule.file.format}`;
  await addAuditEntry(db, context, { action: 'EXPORT', remark, changedFields: [] });
  return { fileName: file.fileName, mediaType: file.mediaType, bytes };
};
