import { lt } from 'drizzle-orm';
import { getRetentionLimit } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { reportFiles } from '../../../db/schema/reportSchedules.ts';
import type { Files } from '../../../ports/ports.ts';

/** Deletes files of scheduled reports by the retention schedule; a row before its file. */
export async function deleteOldReportFiles(db: Database, files: Files, now: Date): Promise<void> {
  const removed = await db
    .delete(reportFiles)
    .where(lt(reportFiles.madeOn, getRetentionLimit('reportFiles', now)))
    .returning({ key: reportFiles.storageKey });
  for (const { key } of removed) await files.remove(key);
}
