import { and, inArray, lt } from 'drizzle-orm';
import { getRetentionLimit } from '@temple-land/portal-core';
import type { Files } from '../../ports/ports.ts';
import type { Database } from '../database.ts';
import { documents, documentTickets } from '../schema/documents.ts';
import { isTemporaryFile } from '../applications/temporaryFiles.ts';
import { importParts } from '../schema/importJobs.ts';
import { reportFiles } from '../schema/reportSchedules.ts';

const batchSize = 200;
const ticketRetentionMs = 3_600_000;

/** How long a file without a row is kept, so that a restored older backup still has its files. */
const orphanRetentionMs = 7 * 86_400_000;

async function deleteUnreferenced(
  db: Database,
  files: Files,
  keys: readonly string[],
): Promise<void> {
  const rows = await db
    .select({ key: documents.storageKey })
    .from(documents)
    .where(inArray(documents.storageKey, [...keys]));
  const parts = await db
    .select({ key: importParts.storageKey })
    .from(importParts)
    .where(inArray(importParts.storageKey, [...keys]));
  const reports = await db
    .select({ key: reportFiles.storageKey })
    .from(reportFiles)
    .where(inArray(reportFiles.storageKey, [...keys]));
  const known = new Set([...rows, ...parts, ...reports].map(({ key }) => key));
  for (const key of keys) if (!known.has(key)) await files.remove(key);
}

async function deleteOrphans(db: Database, files: Files, oldest: Date): Promise<void> {
  let keys: string[] = [];
  for await (const key of files.olderThan(oldest)) {
    keys.push(key);
    if (keys.length < batchSize) continue;
    await deleteUnreferenced(db, files, keys);
    keys = [];
  }
  if (keys.length > 0) await deleteUnreferenced(db, files, keys);
}

/**
 * Deletes temporary files after 24 hours, files without a row after a week, and unused tickets. A row is deleted before
 * its file, so that no row refers to a missing file.
 */
export async function deleteUnusedFiles(db: Database, files: Files, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const dropped = await db
    .delete(documents)
    .where(and(isTemporaryFile(), lt(documents.createdOn, getRetentionLimit('unsentFiles', now))))
    .returning({ key: documents.storageKey });
  for (const { key } of dropped) if (key !== null) await files.remove(key);
  await db.delete(documentTickets).where(lt(documentTickets.createdOn, ago(ticketRetentionMs)));
  await deleteOrphans(db, files, ago(orphanRetentionMs));
}
