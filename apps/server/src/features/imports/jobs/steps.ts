import { importPreviewRows, type ImportProgress } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { importFaults } from '../../../db/schema/importJobs.ts';
import type { Deps } from '../../../handler.ts';
import { findUserName } from '../../../db/accounts/findUserName.ts';
import { undoBatch, UndoRefused } from '../batches/undoBatch.ts';
import { openTables } from '../formats/openTables.ts';
import { importRecords, type ImportResult } from '../importRecords.ts';
import { guessMapping } from '../mapping/guess.ts';
import { mapTables, type MappedTable } from '../mapping/mapping.ts';
import { fromWireMapping, readPreview, toWireMapping } from '../mapping/wireMapping.ts';
import { describeFault } from '../report/faultReport.ts';
import { StepFailed, withLocalFiles, type LocalFiles } from './jobFiles.ts';
import { finishStep, type StoredJob } from './jobs.repository.ts';

/** The services of the background work on imports. */
export type JobServices = Pick<Deps, 'clock' | 'config' | 'db' | 'files' | 'scanner'>;

/** Shows what a step does now. */
type Report = (progress: ImportProgress) => void;

const faultsPerInsert = 500;

/** Reads the tables of the files, their first rows, and guesses the mapping. */
async function read(services: JobServices, job: StoredJob): Promise<void> {
  const { db, clock } = services;
  await withLocalFiles(services, job, async ({ paths, imported }) => {
    const opened = (await Promise.all(paths.map((path) => openTables(path)))).flat();
    if (opened.length === 0) throw new StepFailed('empty');
    const tables = [];
    for (const table of opened) tables.push(await readPreview(table, importPreviewRows));
    const mapping = toWireMapping(guessMapping(opened));
    await finishStep(db, job.id, clock(), { state: 'mapping', files: imported, tables, mapping });
  });
}

async function openMapped({ paths }: LocalFiles, { mapping, crs }: StoredJob) {
  const tables = (await Promise.all(paths.map((path) => openTables(path)))).flat();
  const mapped = mapTables(tables, fromWireMapping(mapping ?? []), crs);
  if (mapped.length === 0) throw new StepFailed('skipped');
  return mapped;
}

/** Replaces the stored faults of a job. */
async function saveFaults(
  tx: Database,
  jobId: number,
  tables: readonly MappedTable[],
  { faults }: ImportResult,
): Promise<void> {
  for (let first = 0; first < faults.length; first += faultsPerInsert) {
    const rows = faults.slice(first, first + faultsPerInsert).map((fault, index) => {
      const { kind, isAccepted, message: _, ...place } = describeFault(tables, fault);
      const position = first + index + 1;
      const detail = fault.detail ?? '';
      return { jobId, position, kind, isAccepted, place: { ...place, detail } };
    });
    await tx.insert(importFaults).values(rows);
  }
}

const toFindings = ({ rows, faultCount, acceptedCount, counts }: ImportResult) => ({
  rows,
  faultCount,
  acceptedCount,
  counts,
});

/** Ends a step that has written nothing: with its faults, without a change, or ready to be written. */
async function finishUnwritten(
  { db, clock }: JobServices,
  job: StoredJob,
  tables: readonly MappedTable[],
  result: ImportResult,
): Promise<void> {
  const isChange = Object.values(result.counts).some(({ added, changed }) => added + changed > 0);
  const unfaulty = isChange ? 'ready' : 'done';
  const state = result.faultCount > 0 ? 'faults' : unfaulty;
  await db.transaction(async (tx) => {
    await saveFaults(tx, job.id, tables, result);
    await finishStep(tx, job.id, clock(), { step: 'check', state, ...toFindings(result) });
  });
}

/** Checks all rows, and writes them when the step is the import itself; the same rows are checked again for it. */
async function importRows(services: JobServices, job: StoredJob, report: Report): Promise<void> {
  const { db, config, clock } = services;
  await withLocalFiles(services, job, async (local) => {
    const tables = await openMapped(local, job);
    const { userId, accepted } = job;
    const result = await importRecords(
      db,
      config,
      {
        tables,
        files: local.imported,
        operator: await findUserName(db, userId),
        userId,
        isDryRun: job.step === 'check',
        accept: accepted,
        onProgress: report,
        onWritten: async (tx, written) => {
          const { batchId = null } = written;
          await finishStep(tx, job.id, clock(), { state: 'done', batchId, ...toFindings(written) });
        },
      },
      clock(),
    );
    if (result.batchId === undefined) await finishUnwritten(services, job, tables, result);
  });
}

/** Undoes an import. */
async function undo({ db, config, clock }: JobServices, job: StoredJob): Promise<void> {
  const { userId, reason, batchId } = job;
  const operator = await findUserName(db, userId);
  try {
    await undoBatch(db, config, batchId ?? 0, {
      operator,
      userId,
      reason,
      now: clock(),
      onUndone: (tx) => finishStep(tx, job.id, clock(), { state: 'done' }),
    });
  } catch (error) {
    if (!(error instanceof UndoRefused)) throw error;
    throw new StepFailed(error.message, { cause: error });
  }
}

/** The background work of each step. */
export const steps: Readonly<
  Record<string, (services: JobServices, job: StoredJob, report: Report) => Promise<void>>
> = { read, check: importRows, import: importRows, undo };
