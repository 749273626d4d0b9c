import { and, asc, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import type { ImportProgress, ImportState } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/errors/sqlState.ts';
import { importFaults, importJobs, importParts } from '../../../db/schema/importJobs.ts';

/** An import on screen as it is stored. */
export type StoredJob = typeof importJobs.$inferSelect;

type JobChange = Partial<Omit<typeof importJobs.$inferInsert, 'id' | 'userId'>>;

/** The time without a sign of life after which a running job belongs to a process that is gone. */
const silentMs = 60_000;

/** Returns a job, which can be locked until the transaction ends. */
export async function findJob(db: Database, id: number, isLocked = false) {
  const query = db.select().from(importJobs).where(eq(importJobs.id, id));
  const [job] = await (isLocked ? query.for('update') : query);
  return job;
}

/** Changes a job. */
export async function changeJob(
  db: Database,
  id: number,
  now: Date,
  change: JobChange,
): Promise<void> {
  await db
    .update(importJobs)
    .set({ ...change, changedOn: now })
    .where(eq(importJobs.id, id));
}

/** Ends a running step of a job; throws when another process has taken the job for interrupted. */
export async function finishStep(
  db: Database,
  id: number,
  now: Date,
  change: JobChange,
): Promise<void> {
  const isRunning = and(eq(importJobs.id, id), eq(importJobs.state, 'running'));
  const ended = await db
    .update(importJobs)
    .set({ ...change, changedOn: now, seenOn: null, progress: null })
    .where(isRunning)
    .returning({ id: importJobs.id });
  if (ended.length === 0) throw new Error(`Import job ${id} no longer runs.`);
}

/** Takes the oldest queued job while no other one runs; undefined without one. */
export async function claimJob(db: Database, now: Date): Promise<StoredJob | undefined> {
  const next = sql`(select id from import_jobs where state = 'queued'
    and not exists (select 1 from import_jobs where state = 'running')
    order by id limit 1 for update skip locked)`;
  try {
    const [job] = await db
      .update(importJobs)
      .set({ state: 'running', seenOn: now, changedOn: now, problem: '' })
      .where(sql`${importJobs.id} = ${next}`)
      .returning();
    return job;
  } catch (error) {
    // Another process has taken one at the same moment.
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/** Renews the sign of life of a running job, with what it does now. */
export async function showProgress(
  db: Database,
  id: number,
  now: Date,
  progress: ImportProgress | undefined,
): Promise<void> {
  await db
    .update(importJobs)
    .set({ seenOn: now, ...(progress === undefined ? {} : { progress }) })
    .where(and(eq(importJobs.id, id), eq(importJobs.state, 'running')));
}

/** Marks running jobs without a sign of life as interrupted: all of them when this is the only process. */
export async function interruptJobs(db: Database, now: Date, isAlone = false): Promise<void> {
  const isSilent = lt(importJobs.seenOn, new Date(now.getTime() - silentMs));
  await db
    .update(importJobs)
    .set({ state: 'interrupted', seenOn: null, progress: null, changedOn: now })
    .where(and(eq(importJobs.state, 'running'), isAlone ? undefined : isSilent));
}

const finishedStates: ImportState[] = ['done', 'discarded'];

/** Returns the jobs that are not finished, oldest first. */
export const listOpenJobs = (db: Database) =>
  db
    .select()
    .from(importJobs)
    .where(notInArray(importJobs.state, finishedStates))
    .orderBy(asc(importJobs.id));

/** Returns how many bytes of each file of some jobs have arrived, by job and file. */
export async function countArrived(db: Database, jobs: readonly StoredJob[]) {
  const ids = jobs.map(({ id }) => id);
  if (ids.length === 0) return new Map<string, number>();
  const rows = await db
    .select({
      jobId: importParts.jobId,
      file: importParts.file,
      bytes: sql<number>`sum(${importParts.bytes})`.mapWith(Number),
    })
    .from(importParts)
    .where(inArray(importParts.jobId, ids))
    .groupBy(importParts.jobId, importParts.file);
  return new Map(rows.map(({ jobId, file, bytes }) => [`${jobId} ${file}`, bytes]));
}

/** Deletes the files, the first rows and the faults of a job, which can name persons; returns the keys of the files. */
export async function deleteContents(tx: Database, jobIds: readonly number[]): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const ids = [...jobIds];
  const dropped = await tx
    .delete(importParts)
    .where(inArray(importParts.jobId, ids))
    .returning({ key: importParts.storageKey });
  await tx.delete(importFaults).where(inArray(importFaults.jobId, ids));
  await tx.update(importJobs).set({ tables: null }).where(inArray(importJobs.id, ids));
  return dropped.map(({ key }) => key);
}

/** Returns the jobs that nothing has changed since a moment and that no process works on. */
export async function listForgotten(db: Database, since: Date): Promise<number[]> {
  const rows = await db
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(
      and(
        lt(importJobs.changedOn, since),
        or(
          notInArray(importJobs.state, ['queued', 'running', ...finishedStates]),
          sql`${importJobs.tables} is not null`,
        ),
      ),
    );
  return rows.map(({ id }) => id);
}
