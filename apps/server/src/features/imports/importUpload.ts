import { and, eq, sql } from 'drizzle-orm';
import { importMaxBytes, importPartBytes, type Input } from '@temple-land/portal-core';
import { runOnce } from '../../db/idempotency.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import { importJobs, importParts } from '../../db/schema/importJobs.ts';
import type { MemberHandler } from '../../handler.ts';
import { cleanFileName } from './formats/cleanFileName.ts';
import { isKnownFile } from './formats/openTables.ts';
import { findJob } from './jobs/jobs.repository.ts';

const startLimit = { action: 'import', requests: 60, windowMs: 3_600_000 };
const openJobsMax = 10;

/** Returns names that differ: a number is put before a repeated one. */
const makeUnique = (names: readonly string[]) =>
  names.map((name, index) => (names.indexOf(name) === index ? name : `${index + 1}-${name}`));

/**
 * Answers api/admin/imports/start: opens an import for files of these names and sizes; 413 when they are too large
 * together, 415 for a kind that cannot be imported, 409 with too many open imports.
 */
export const importStart: MemberHandler<'importStart'> = async ({ files }, context) => {
  const { db, clock, caller } = context;
  await enforceRateLimit(context, startLimit);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > importMaxBytes) return { status: 413 };
  const names = makeUnique(files.map(({ name }) => cleanFileName(name)));
  if (!names.every(isKnownFile)) return { status: 415 };
  const isUploading = and(eq(importJobs.userId, caller.userId), eq(importJobs.state, 'uploading'));
  if ((await db.$count(importJobs, isUploading)) >= openJobsMax) return { status: 409 };
  return runOnce(context, async (tx) => {
    const now = clock();
    const named = names.map((name, index) => ({ name, bytes: files[index]?.bytes ?? 0 }));
    const row = { step: 'read', state: 'uploading', userId: caller.userId, files: named };
    const [job] = await tx
      .insert(importJobs)
      .values({ ...row, createdOn: now, changedOn: now })
      .returning({ id: importJobs.id });
    return { status: 200 as const, result: { id: job?.id ?? 0 } };
  });
};

/** Returns the size that a part of a file must have; undefined when the file has no such part. */
function getPartSize(bytes: number, part: number): number | undefined {
  const rest = bytes - part * importPartBytes;
  return rest > 0 ? Math.min(rest, importPartBytes) : undefined;
}

const readNumbers = ({ index, part }: Input<'importUpload'>) =>
  [Number(index), Number(part)] as const;

/**
 * Answers api/admin/imports/upload: stores a part of a file, of which each but the last has the same size; a part that
 * is sent again replaces the earlier one. 404 for the import of somebody else, 409 when it no longer takes files, 413
 * for a part of another size.
 */
export const importUpload: MemberHandler<'importUpload'> = async (input, context) => {
  const { db, files, random, caller, clock } = context;
  const [file, part] = readNumbers(input);
  const job = await findJob(db, input.id);
  if (job === undefined || job.userId !== caller.userId) return { status: 404 };
  if (job.state !== 'uploading') return { status: 409 };
  const { bytes } = input;
  if (getPartSize(job.files[file]?.bytes ?? 0, part) !== bytes.length) return { status: 413 };
  const storageKey = random.token(24);
  await files.put(storageKey, bytes);
  const earlier = await db.transaction(async (tx) => {
    const own = and(
      eq(importParts.jobId, job.id),
      eq(importParts.file, file),
      eq(importParts.part, part),
    );
    const [stored] = await tx.delete(importParts).where(own).returning();
    const row = { jobId: job.id, file, part, bytes: bytes.length, storageKey };
    await tx.insert(importParts).values(row);
    await tx.update(importJobs).set({ changedOn: clock() }).where(eq(importJobs.id, job.id));
    return stored;
  });
  if (earlier !== undefined) await files.remove(earlier.storageKey);
  const [sum] = await db
    .select({ sent: sql<number>`coalesce(sum(${importParts.bytes}), 0)`.mapWith(Number) })
    .from(importParts)
    .where(and(eq(importParts.jobId, job.id), eq(importParts.file, file)));
  return { status: 200, result: { sent: sum?.sent ?? 0 } };
};
