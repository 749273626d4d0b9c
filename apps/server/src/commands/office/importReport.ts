import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImportProgress } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import type { ImportedFile } from '../../db/schema/imports.ts';
import { findBatchesOf, type ImportBatch } from '../../features/imports/batches/listBatches.ts';
import type { ImportResult } from '../../features/imports/importRecords.ts';
import type { MappedTable, Mapping } from '../../features/imports/mapping/mapping.ts';
import {
  describeFault,
  writeFaultReport,
  type ReportedFault,
} from '../../features/imports/report/faultReport.ts';
import { printReport, secondsSince, type ReportOptions } from './terminal.ts';

const faultsShown = 10;

/** Returns the name, the size and the SHA-256 of a file. */
export async function hashFile(path: string): Promise<ImportedFile> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { name: basename(path), bytes: statSync(path).size, sha256: hash.digest('hex') };
}

/** Returns the lines that show a mapping. */
export const describeMapping = ({ tables }: Mapping): string[] =>
  Object.entries(tables)
    .flatMap(([table, parts]) => [parts].flat().map((part) => [table, part] as const))
    .flatMap(([table, { entity, fields }]) => [
      entity === 'skip' ? `${table}: not recognised, skipped` : `${table}: ${entity}s`,
      ...Object.entries(fields).map(([field, source]) => {
        if ('value' in source) return `  ${field} = "${source.value}"`;
        return `  ${field} <- ${source.column}${'unit' in source ? ` (${source.unit})` : ''}`;
      }),
    ]);

/** Returns the line that shows what an import does now. */
export const describeProgress = ({ phase, about, rows }: ImportProgress): string =>
  phase === 'read' ? `${about}: ${rows} rows read` : `${phase}ing ${about}s`.replace('eing', 'ing');

const describeCounts = (counts: ImportResult['counts']) =>
  Object.entries(counts).map(
    ([entity, { added, changed, unchanged }]) =>
      `  ${entity}s: ${added} added, ${changed} changed, ${unchanged} unchanged`,
  );

/** Returns the line that shows an import in a list. */
export function describeBatch(batch: ImportBatch): string {
  const names = batch.files.map(({ name, sha256 }) => `${name} (SHA-256 ${sha256})`).join(', ');
  const end = batch.undoneOn
    ? `, undone ${batch.undoneOn.toISOString()} by ${batch.undoneBy ?? ''}`
    : '';
  return `${batch.id}  ${batch.importedOn.toISOString()} by ${batch.importedBy}${end}: ${names}`;
}

/** An import with what came of it. */
export interface FinishedImport extends ImportResult {
  tables: readonly MappedTable[];
  files: readonly ImportedFile[];
  isDryRun: boolean;
  options: ReportOptions & { report: string };
  began: number;
}

const describeFaults = ({ tables, faults }: FinishedImport) =>
  faults.map((fault) => describeFault(tables, fault));

const writeReport = (
  { options, faultCount, acceptedCount }: FinishedImport,
  faults: ReportedFault[],
) => writeFaultReport(options.report, faults, faultCount + acceptedCount);

async function reportFaults(finished: FinishedImport): Promise<void> {
  const { faultCount, options, rows } = finished;
  const described = describeFaults(finished);
  const written = await writeReport(finished, described);
  const first = described
    .filter(({ isAccepted }) => !isAccepted)
    .slice(0, faultsShown)
    .map(
      ({ table, row, cell, column, message }) =>
        `  ${table}, row ${row}, ${cell === '' ? column : `${cell} ${column}`}: ${message}`,
    );
  const more = faultCount > faultsShown ? ['  …'] : [];
  const head = `${faultCount} faults in ${rows} rows; nothing was changed. All are in ${written.join(' and ')}.`;
  printReport(options, { rows, faultCount, report: written }, [head, ...first, ...more]);
}

/** Writes the accepted faults of an import without others; returns the line that says so. */
async function reportAccepted(finished: FinishedImport): Promise<string[]> {
  if (finished.acceptedCount === 0) return [];
  const written = await writeReport(finished, describeFaults(finished));
  return [`${finished.acceptedCount} accepted faults are in ${written.join(' and ')}.`];
}

/** Reports what came of an import; faults are also written to files. */
export async function reportImport(db: Database, finished: FinishedImport): Promise<void> {
  const { counts, rows, batchId, isDryRun, options, began, files, faultCount } = finished;
  if (faultCount > 0) return reportFaults(finished);
  const accepted = await reportAccepted(finished);
  const seconds = secondsSince(began);
  const known = await findBatchesOf(
    db,
    files.map(({ sha256 }) => sha256),
  );
  const same = known.filter(({ id }) => id !== batchId).map(({ id }) => id);
  const outcome = {
    dry: `${rows} rows without a fault; this was a dry run, nothing was changed.`,
    none: `${rows} rows; the register has all of this already, nothing was changed.`,
    done: `Import ${batchId}: ${rows} rows in ${seconds} s.`,
  }[isDryRun ? 'dry' : batchId === undefined ? 'none' : 'done'];
  const repeated = same.length > 0 ? [`These files were imported before: ${same.join(', ')}.`] : [];
  const { acceptedCount } = finished;
  const took = Number(seconds);
  const report = { rows, counts, batch: batchId, isDryRun, acceptedCount, same, seconds: took };
  printReport(options, report, [outcome, ...describeCounts(counts), ...accepted, ...repeated]);
}
