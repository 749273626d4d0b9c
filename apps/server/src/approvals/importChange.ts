import { eq } from 'drizzle-orm';
import { importJobs } from '../db/schema/importJobs.ts';
import type { ChangeKind } from './change.ts';
import { Refused } from './refused.ts';

/** An import of land records, or its undo: its approval lets the background work begin. */
export const importChange: ChangeKind = {
  readPresent: async (tx, { importJobId, before }) => {
    const isSubject = eq(importJobs.id, importJobId ?? 0);
    const [job] = await tx.select().from(importJobs).where(isSubject).for('update');
    return job?.state === 'ready' ? before : undefined;
  },
  apply: async ({ tx, context }, { kind, importJobId, reason }) => {
    const [job] = await tx
      .update(importJobs)
      .set({
        step: kind === 'importUndo' ? 'undo' : 'import',
        state: 'queued',
        changedOn: context.clock(),
        reason,
      })
      .where(eq(importJobs.id, importJobId ?? 0))
      .returning({ id: importJobs.id });
    if (job === undefined) throw new Refused({ status: 409, key: 'change.outdated' });
  },
};
