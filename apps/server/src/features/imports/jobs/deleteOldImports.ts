import { and, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { importJobs } from '../../../db/schema/importJobs.ts';
import type { Files } from '../../../ports/ports.ts';
import { deleteContents, listForgotten } from './jobs.repository.ts';

const keptMs = 7 * 86_400_000;

/** Deletes files, first rows and faults of imports that nothing has changed for a week; unfinished ones are discarded. */
export async function deleteOldImports(db: Database, files: Files, now: Date): Promise<void> {
  const ids = await listForgotten(db, new Date(now.getTime() - keptMs));
  if (ids.length === 0) return;
  const keys = await db.transaction(async (tx) => {
    const isOpen = notInArray(importJobs.state, ['done', 'queued', 'running']);
    await tx
      .update(importJobs)
      .set({ state: 'discarded' })
      .where(and(inArray(importJobs.id, ids), isOpen));
    return deleteContents(tx, ids);
  });
  for (const key of keys) await files.remove(key);
}
