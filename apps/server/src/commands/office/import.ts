import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import {
  acceptableFaults,
  type AcceptableFault,
  type ImportEntity,
} from '@temple-land/portal-core';
import { listBatches } from '../../features/imports/batches/listBatches.ts';
import { undoBatch } from '../../features/imports/batches/undoBatch.ts';
import { openTables } from '../../features/imports/formats/openTables.ts';
import { importRecords } from '../../features/imports/importRecords.ts';
import { guessMapping } from '../../features/imports/mapping/guess.ts';
import { mapTables, parseMapping, type Mapping } from '../../features/imports/mapping/mapping.ts';
import { usualTolerance } from '../../features/imports/rows/outlineChecks.ts';
import { operatorName } from './administrators.ts';
import { withDatabase } from './database.ts';
import { parseAccepted, parseEntity, parseNumber, parsePercent } from './importOptions.ts';
import {
  describeBatch,
  describeMapping,
  describeProgress,
  hashFile,
  reportImport,
} from './importReport.ts';
import { limitMemory } from './limitMemory.ts';
import { createProgress, exitCodes, printReport, type ReportOptions } from './terminal.ts';

interface ImportOptions extends ReportOptions {
  as?: ImportEntity;
  mapping?: string;
  writeMapping?: string;
  dryRun?: boolean;
  crs: string;
  accept: readonly AcceptableFault[];
  tolerance: number;
  report: string;
}

function writeMapping(file: string, mapping: Mapping): void {
  if (existsSync(file)) throw new Error(`There is a file ${file} already.`);
  writeFileSync(file, `${JSON.stringify(mapping, undefined, 2)}\n`);
  process.stderr.write(`The mapping was written to ${file}.\n`);
}

/** Returns the tables of the files with their mapping, which is shown when it is a guess. */
async function openAll(paths: readonly string[], options: ImportOptions) {
  const tables = (await Promise.all(paths.map((path) => openTables(path)))).flat();
  const mapping =
    options.mapping === undefined
      ? guessMapping(tables, options.as)
      : parseMapping(readFileSync(options.mapping, 'utf8'));
  if (options.mapping === undefined) {
    process.stderr.write(`${describeMapping(mapping).join('\n')}\n`);
  }
  if (options.writeMapping !== undefined) writeMapping(options.writeMapping, mapping);
  return mapTables(tables, mapping, options.crs);
}

async function importFiles(paths: string[], options: ImportOptions): Promise<void> {
  limitMemory();
  const began = performance.now();
  const tables = await openAll(paths, options);
  if (tables.length === 0)
    throw new Error('No table of these files has records that can be imported.');
  const files = await Promise.all(paths.map(hashFile));
  await withDatabase(async ({ db }, config) => {
    const progress = createProgress();
    const { accept, tolerance, dryRun: isDryRun = false } = options;
    const work = { tables, files, operator: operatorName(), isDryRun, accept, tolerance };
    const result = await importRecords(
      db,
      config,
      { ...work, onProgress: (step) => progress.show(describeProgress(step)) },
      new Date(),
    );
    progress.end();
    await reportImport(db, { ...work, ...result, options, began });
    if (result.faultCount > 0) process.exitCode = exitCodes.faults;
  });
}

async function list(options: ReportOptions): Promise<void> {
  await withDatabase(async ({ db }) => {
    const batches = await listBatches(db);
    const lines = batches.map(describeBatch);
    printReport(options, { imports: batches }, lines.length > 0 ? lines : ['There is no import.']);
  });
}

async function undo(number: number, options: ReportOptions): Promise<void> {
  limitMemory();
  await withDatabase(async ({ db }, config) => {
    await undoBatch(db, config, number, { operator: operatorName(), now: new Date() });
    printReport(options, { undone: number }, [`Import ${number} was undone.`]);
  });
}

const addFileOptions = (command: Command) =>
  command
    .option('--mapping <file>', 'which column is which field; without it, a guess')
    .option('--write-mapping <file>', 'writes the mapping that was used')
    .option(
      '--as <kind>',
      'what the files contain, where the guess is wrong: plots, khatiyans, …',
      parseEntity,
    )
    .option('--dry-run', 'reads and checks everything and changes nothing')
    .option('--report <name>', 'faults are written to NAME.json and NAME.xlsx', 'import-faults')
    .option(
      '--accept <faults>',
      `faults that do not prevent the import: ${acceptableFaults.join(',')}`,
      parseAccepted,
      [],
    )
    .option(
      '--tolerance <percent>',
      'how much of a plot may lie in another one or outside its mouza',
      parsePercent,
      usualTolerance,
    )
    .option('--crs <code>', 'coordinate system of files that do not name one', 'EPSG:4326')
    .option('--json', 'reports as JSON');

/** Adds the commands that import records, list imports and undo one. */
export function addImportCommands(program: Command): void {
  const commands = program.command('import').description('imports records from files');
  addFileOptions(
    commands
      .command('land')
      .description(
        'imports districts, tahasils, mouzas, khatiyans and plots; with a fault, nothing',
      )
      .argument('<files...>', 'CSV, XLSX, GeoJSON, GeoPackage, zipped shapefile or KML'),
  ).action(importFiles);
  addFileOptions(
    commands
      .command('registers')
      .description(
        'imports officers, citizens, leases, encroachments, sale and court cases, land applications, tenders and lists; with a fault, nothing',
      )
      .argument('<files...>', 'CSV or XLSX, named after what they contain: officers.csv'),
  ).action(importFiles);
  commands
    .command('list')
    .description('lists the imports')
    .option('--json', 'reports as JSON')
    .action(list);
  commands
    .command('undo')
    .description('undoes an import while nothing builds on it')
    .argument('<number>', 'number of the import', parseNumber)
    .option('--json', 'reports as JSON')
    .action(undo);
}
