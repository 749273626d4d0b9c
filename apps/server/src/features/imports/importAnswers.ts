import {
  importEntities,
  type ImportBatch,
  type ImportJob,
  type ImportJobSummary,
  type ImportState,
} from '@temple-land/portal-core';
import type { ImportCount } from '../../db/schema/imports.ts';
import type { SignedIn } from '../../handler.ts';
import { findBatchesOf, type ImportBatch as StoredBatch } from './batches/listBatches.ts';
import { countFaultKinds, listNames, listWaiting } from './imports.repository.ts';
import { countArrived, type StoredJob } from './jobs/jobs.repository.ts';

const toCounts = (counts: Readonly<Record<string, ImportCount>>) =>
  // The database does not keep the order of the keys of a stored object.
  importEntities.flatMap((entity) => {
    const { added, changed, unchanged } = counts[entity] ?? {};
    if (added === undefined || changed === undefined || unchanged === undefined) return [];
    return [{ entity, added, changed, unchanged }];
  });

/** Returns an import as the screen shows it. */
export const toBatch = (batch: StoredBatch, jobs: readonly StoredJob[]): ImportBatch => ({
  id: batch.id,
  importedOn: batch.importedOn.toISOString(),
  importedBy: batch.importedBy,
  isOnScreen: batch.userId !== null,
  files: batch.files,
  counts: toCounts(batch.counts),
  undoneOn: batch.undoneOn?.toISOString() ?? null,
  undoneBy: batch.undoneBy ?? '',
  undoReason: batch.undoReason,
  isUndoing: jobs.some(
    ({ step, state, batchId }) =>
      step === 'undo' && batchId === batch.id && ['ready', 'queued', 'running'].includes(state),
  ),
});

/** Returns what lists show of jobs. */
export async function toSummaries(
  { db, clock, caller }: SignedIn,
  jobs: readonly StoredJob[],
): Promise<ImportJobSummary[]> {
  const names = await listNames(
    db,
    jobs.map(({ userId }) => userId),
  );
  const waiting = await listWaiting(
    db,
    jobs.map(({ id }) => id),
    clock(),
  );
  const arrived = await countArrived(db, jobs);
  return jobs.map((job) => ({
    id: job.id,
    step: job.step as ImportJobSummary['step'],
    state: job.state as ImportState,
    startedBy: names.get(job.userId) ?? '',
    startedOn: job.createdOn.toISOString(),
    isOwn: job.userId === caller.userId,
    isWaiting: waiting.has(job.id),
    files: job.files.map(({ name, bytes }, index) => ({
      name,
      bytes,
      sent: arrived.get(`${job.id} ${index}`) ?? 0,
    })),
    batchId: job.batchId,
  }));
}

/** Returns the numbers of the imports in force with the same files. */
async function findSame({ db }: SignedIn, { files, batchId }: StoredJob): Promise<number[]> {
  const hashes = files.flatMap(({ sha256 }) => (sha256 === undefined ? [] : [sha256]));
  if (hashes.length === 0) return [];
  const batches = await findBatchesOf(db, hashes);
  return batches.map(({ id }) => id).filter((id) => id !== batchId);
}

/** Returns a job with what its last step has found. */
export async function toJob(context: SignedIn, job: StoredJob): Promise<ImportJob> {
  const [summary] = await toSummaries(context, [job]);
  if (summary === undefined) throw new Error('A job has no summary.');
  const kinds = await countFaultKinds(context.db, job.id);
  return {
    ...summary,
    tables: job.tables ?? [],
    mapping: job.mapping ?? [],
    crs: job.crs as ImportJob['crs'],
    accepted: job.accepted,
    progress: job.progress,
    rows: job.rows,
    faultCount: job.faultCount,
    acceptedCount: job.acceptedCount,
    faultKinds: kinds as ImportJob['faultKinds'],
    counts: toCounts(job.counts),
    problem: job.problem,
    same: await findSame(context, job),
  };
}
