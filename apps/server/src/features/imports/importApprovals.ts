import { and, eq, inArray } from 'drizzle-orm';
import { message } from '@temple-land/portal-core';
import type { RequestTransaction } from '../../approvals/change.ts';
import { Refused } from '../../approvals/refused.ts';
import { requestApproval } from '../../approvals/requestApproval.ts';
import { importJobs } from '../../db/schema/importJobs.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import { checkUndo, UndoRefused, type UndoRefusal } from './batches/undoBatch.ts';
import type { StoredJob } from './jobs/jobs.repository.ts';
import { takeJob } from './jobs/takeJob.ts';

/** Runs a request for approval and answers it. */
async function askSecond(
  context: SignedIn,
  work: (transaction: RequestTransaction) => Promise<void>,
) {
  try {
    await context.db.transaction((tx) => work({ tx, context }));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, key } = error.fault;
    return { status, message: message(context.language, key) };
  }
  return { status: 202 as const, isWaiting: true as const };
}

const joinNames = (files: readonly { name: string }[]) => files.map(({ name }) => name).join(', ');

const sum = (job: StoredJob, count: 'added' | 'changed') =>
  Object.values(job.counts).reduce((total, counts) => total + counts[count], 0);

/**
 * Answers api/admin/imports/ask: asks a second administrator to let checked rows be written; 404 and 409 as
 * `importRead`.
 */
export const importAsk: MemberHandler<'importAsk'> = async ({ id, reason }, context) => {
  const job = await takeJob(context, id, ['ready']);
  if (typeof job === 'number') return { status: job };
  return askSecond(context, (transaction) =>
    requestApproval(transaction, {
      kind: 'import',
      userId: null,
      importJobId: id,
      before: { importAdded: 0 },
      after: {
        importNumber: id,
        importFiles: joinNames(job.files),
        importAdded: sum(job, 'added'),
        importChanged: sum(job, 'changed'),
        importAccepted: job.acceptedCount,
      },
      reason,
    }),
  );
};

const undoKeys = {
  unknown: 'import.changed',
  undone: 'import.undone',
  builtOn: 'import.builtOn',
  applications: 'import.applications',
  references: 'import.references',
} as const satisfies Record<UndoRefusal, string>;

/**
 * Answers api/admin/imports/undo: asks a second administrator to let an import be undone; 404 unknown, 409 when it
 * cannot be undone or its undo waits already.
 */
export const importUndo: MemberHandler<'importUndo'> = async ({ batchId, reason }, context) => {
  const { language, clock, caller } = context;
  const request = async (transaction: RequestTransaction) => {
    const { tx } = transaction;
    await checkUndo(tx, batchId);
    const isOpen = and(
      eq(importJobs.batchId, batchId),
      eq(importJobs.step, 'undo'),
      inArray(importJobs.state, ['queued', 'running', 'ready']),
    );
    const [open] = await tx.select().from(importJobs).where(isOpen);
    const now = clock();
    const own = { step: 'undo', state: 'ready', userId: caller.userId, batchId, files: [] };
    const [job] =
      open === undefined
        ? await tx
            .insert(importJobs)
            .values({ ...own, createdOn: now, changedOn: now })
            .returning()
        : [open];
    if (job === undefined || job.state !== 'ready')
      throw new Refused({ status: 409, key: 'import.asked' });
    await requestApproval(transaction, {
      kind: 'importUndo',
      userId: null,
      importJobId: job.id,
      before: { importAdded: 0 },
      after: { importNumber: batchId },
      reason,
    });
  };
  try {
    return await askSecond(context, request);
  } catch (error) {
    if (!(error instanceof UndoRefused)) throw error;
    if (error.refusal === 'unknown') return { status: 404 };
    const values = { batch: String(batchId), n: String(error.count) };
    return { status: 409, message: message(language, undoKeys[error.refusal], values) };
  }
};
