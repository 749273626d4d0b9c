import { eq } from 'drizzle-orm';
import type { ImportProgress } from '@temple-land/portal-core';
import { importFaults } from '../../../db/schema/importJobs.ts';
import { UnreadableFile } from '../formats/sourceTable.ts';
import { StepFailed } from './jobFiles.ts';
import { claimJob, finishStep, interruptJobs, showProgress } from './jobs.repository.ts';
import type { StoredJob } from './jobs.repository.ts';
import { steps, type JobServices } from './steps.ts';

const signEveryMs = 2_000;

/** Renews the sign of life of a job until the returned function is called. */
function keepAlive({ db, clock }: JobServices, { id }: StoredJob) {
  let progress: ImportProgress | undefined;
  // One at a time: on the embedded database it waits for the transaction of the import.
  let isShowing = false;
  const show = async () => {
    if (isShowing) return;
    isShowing = true;
    await showProgress(db, id, clock(), progress).catch(() => undefined);
    isShowing = false;
  };
  const timer = setInterval(() => void show(), signEveryMs);
  const report = (next: ImportProgress) => {
    progress = next;
  };
  return { report, stop: () => clearInterval(timer) };
}

async function runJob(services: JobServices, job: StoredJob): Promise<void> {
  const { db, clock } = services;
  const { report, stop } = keepAlive(services, job);
  try {
    await db.delete(importFaults).where(eq(importFaults.jobId, job.id));
    await steps[job.step]?.(services, job, report);
  } catch (error) {
    const isKnown = error instanceof UnreadableFile || error instanceof StepFailed;
    const problem = isKnown ? error.message : 'unexpected';
    await finishStep(db, job.id, clock(), { state: 'failed', problem }).catch(() => undefined);
    if (!isKnown) throw error;
  } finally {
    stop();
  }
}

/** Runs the queued steps of imports, one after another; a step of a process that is gone is marked as interrupted. */
export async function runImportJobs(services: JobServices): Promise<void> {
  const { db, clock } = services;
  await interruptJobs(db, clock());
  for (;;) {
    const job = await claimJob(db, clock());
    if (job === undefined) return;
    await runJob(services, job);
  }
}
