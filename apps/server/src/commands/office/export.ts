import { mkdirSync } from 'node:fs';
import { Option, type Command } from 'commander';
import {
  exportFormats,
  exportLand,
  type ExportFormat,
} from '../../features/landImport/exports/exportLand.ts';
import { withDatabase } from './database.ts';
import { limitMemory } from './limitMemory.ts';
import { createProgress, printReport, secondsSince, type ReportOptions } from './terminal.ts';

interface ExportOptions extends ReportOptions {
  format: ExportFormat;
}

async function exportRegister(path: string, options: ExportOptions): Promise<void> {
  limitMemory();
  const began = performance.now();
  const { format } = options;
  if (format !== 'gpkg') mkdirSync(path, { recursive: true });
  await withDatabase(async ({ db }) => {
    const progress = createProgress();
    const counts = await exportLand(db, { format, path, onProgress: progress.show });
    progress.end();
    const seconds = secondsSince(began);
    const lines = Object.entries(counts).map(([name, count]) => `  ${count} ${name}`);
    printReport(options, { path, format, counts, seconds: Number(seconds) }, [
      `${path} was written in ${seconds} s; it contains names of persons.`,
      ...lines,
    ]);
  });
}

/** Adds the commands that write records to files. */
export function addExportCommands(program: Command): void {
  program
    .command('export')
    .description('writes records to files, in the form that an import reads')
    .command('land')
    .description('writes districts, tahasils, mouzas, khatiyans and plots that are in use')
    .argument('<path>', 'the GeoPackage, or the folder of the files of another format')
    .addOption(
      new Option('--format <format>', 'one GeoPackage, or a file for each kind of record')
        .choices(exportFormats)
        .default('gpkg'),
    )
    .option('--json', 'reports as JSON')
    .action(exportRegister);
}
