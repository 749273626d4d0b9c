import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { importParts, type JobFile } from '../../../db/schema/importJobs.ts';
import type { ImportedFile } from '../../../db/schema/imports.ts';
import type { Files, Scanner } from '../../../ports/ports.ts';
import type { StoredJob } from './jobs.repository.ts';

/** A step that cannot go on, with a reason that the screen knows. */
export class StepFailed extends Error {}

/** The services that read the files of a job. */
export interface FileServices {
  db: Database;
  files: Files;
  scanner: Scanner;
}

/** The files of a job on the local disk, with their hashes. */
export interface LocalFiles {
  paths: string[];
  imported: ImportedFile[];
}

const listParts = (db: Database, jobId: number) =>
  db
    .select()
    .from(importParts)
    .where(eq(importParts.jobId, jobId))
    .orderBy(asc(importParts.file), asc(importParts.part));

type Part = Awaited<ReturnType<typeof listParts>>[number];

/** Writes the parts of a file one after another and returns its hash; only one part is in memory. */
async function joinParts(
  files: Files,
  path: string,
  { name, bytes }: JobFile,
  parts: readonly Part[],
): Promise<ImportedFile> {
  const hash = createHash('sha256');
  const handle = await open(path, 'wx');
  let written = 0;
  try {
    for (const { storageKey } of parts) {
      const part = await files.get(storageKey);
      if (part === undefined) throw new StepFailed('incomplete');
      hash.update(part);
      await handle.writeFile(part);
      written += part.length;
    }
  } finally {
    await handle.close();
  }
  if (written !== bytes) throw new StepFailed('incomplete');
  return { name, bytes, sha256: hash.digest('hex') };
}

async function scanFile(scanner: Scanner, path: string): Promise<void> {
  let found: string | undefined;
  try {
    found = await scanner.find(createReadStream(path));
  } catch (error) {
    throw new StepFailed('notScanned', { cause: error });
  }
  if (found !== undefined) throw new StepFailed('harmful');
}

/** Runs work on the files of a job in a folder of its own, which is removed afterwards; each file is scanned first. */
export async function withLocalFiles<Result>(
  { db, files, scanner }: FileServices,
  job: StoredJob,
  work: (local: LocalFiles) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-import-'));
  try {
    const parts = await listParts(db, job.id);
    const local: LocalFiles = { paths: [], imported: [] };
    for (const [index, file] of job.files.entries()) {
      const path = join(folder, file.name);
      const own = parts.filter((part) => part.file === index);
      local.imported.push(await joinParts(files, path, file, own));
      await scanFile(scanner, path);
      local.paths.push(path);
    }
    return await work(local);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
