import { mkdirSync } from 'node:fs';
import { Option, type Command } from 'commander';
import { registerEntities, type ImportEntity } from '@temple-land/portal-core';
import {
  exportFormats,
  exportRecords,
  type ExportFormat,
} from '../../features/imports/exports/exportRecords.ts';
import { withDatabase } from './database.ts';
import { parseEntities } from './importOptions.ts';
import { limitMemory } from './limitMemory.ts';
import { createProgress, printReport, secondsSince, type ReportOptions } from './terminal.ts';

interface ExportOptions extends ReportOptions {
  format: ExportFormat;
  /** The registers to write. */
  only?: readonly ImportEntity[];
}

async function exportRegister(path: string, options: ExportOptions): Promise<void> {
  limitMemory();
  const began = performance.now();
  const { format, only: entities } = options;
  if (format !== 'gpkg') mkdirSync(path, { recursive: true });
  await withDatabase(async ({ db }) => {
    const progress = createProgress();
    const counts = await exportRecords(db, {
      format,
      path,
      onProgress: progress.show,
      ...(entities === undefined ? {} : { entities }),
    });
    progress.end();
    const seconds = secondsSince(began);
    const lines = Object.entries(counts).map(([name, count]) => `  ${count} ${name}`);
    printReport(options, { path, format, counts, seconds: Number(seconds) }, [
      `${path} was written in ${seconds} s; it contains names of persons.`,
      ...lines,
    ]);
  });
}

const formatOption = () =>
  new Option('--format <format>', 'one GeoPackage, or a file for each kind of record').choices(
    exportFormats,
  );

/** Adds the commands that write records to files. */
export function addExportCommands(program: Command): void {
  const commands = program
    .command('export')
    .description('writes records to files, in the form that an import reads');
  commands
    .command('land')
    .description('writes districts, tahasils, mouzas, khatiyans and plots that are in use')
    .argument('<path>', 'the GeoPackage, or the folder of the files of another format')
    .addOption(formatOption().default('gpkg'))
    .option('--json', 'reports as JSON')
    .action(exportRegister);
  commands
    .command('registers')
    .description('writes the registers that import registers reads')
    .argument('<path>', 'the folder of the files')
    .addOption(formatOption().default('csv'))
    .option('--only <kinds>', 'which registers, with commas between them', parseEntities, [
      ...registerEntities,
    ])
    .option('--json', 'reports as JSON')
    .action(exportRegister);
}
