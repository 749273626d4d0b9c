import { and, eq } from 'drizzle-orm';
import { importJobs } from '../../../db/schema/importJobs.ts';
import type { SignedIn } from '../../../handler.ts';
import { listWaiting } from '../imports.repository.ts';
import { findJob, type StoredJob } from './jobs.repository.ts';

/** Returns an own job that is in one of some states and not waiting for approval; otherwise the status of the refusal. */
export async function takeJob(
  { db, clock, caller }: SignedIn,
  id: number,
  states: readonly string[],
): Promise<StoredJob | 404 | 409> {
  const job = await findJob(db, id);
  if (job === undefined || job.userId !== caller.userId) return 404;
  if (!states.includes(job.state)) return 409;
  return (await listWaiting(db, [id], clock())).has(id) ? 409 : job;
}

/** Changes a job that is still in the state in which it was found; returns the status of the answer. */
export async function moveJob(
  { db, clock }: SignedIn,
  { id, state }: StoredJob,
  change: Partial<StoredJob>,
): Promise<200 | 409> {
  const moved = await db
    .update(importJobs)
    .set({ ...change, changedOn: clock() })
    .where(and(eq(importJobs.id, id), eq(importJobs.state, state)))
    .returning({ id: importJobs.id });
  return moved.length === 1 ? 200 : 409;
}
