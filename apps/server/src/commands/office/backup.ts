import { statSync } from 'node:fs';
import type { Command } from 'commander';
import { readConfig } from '../../config.ts';
import { requestBackup } from '../../db/backup/backupServer.ts';
import { readBackupFile, writeBackupFile } from '../../db/backup/backupFile.ts';
import { restoreBackup } from '../../db/backup/restoreBackup.ts';
import { streamBackup } from '../../db/backup/streamBackup.ts';
import { verifyBackup } from '../../db/backup/verifyBackup.ts';
import { eraseAgain } from '../../db/erasure/eraseAgain.ts';
import { readErasures } from '../../db/erasure/erasureLog.ts';
import { installFieldKeys } from '../../ports/fieldKeys.ts';
import { createFiles } from '../../ports/createFiles.ts';
import { findExistingPlaces, openPlaces, targetPlaces } from './database.ts';
import { printReport, secondsSince, type ReportOptions } from './terminal.ts';

// A running server with an embedded database writes the backup itself.
async function write(file: string, now: Date): Promise<void> {
  const places = findExistingPlaces(process.env);
  const running = places.DATABASE_URL === '' ? await requestBackup(places.DATA_DIR) : undefined;
  if (running !== undefined) return writeBackupFile(file, running);
  const database = await openPlaces(places);
  try {
    return await writeBackupFile(file, streamBackup(database.db, createFiles(places), now));
  } finally {
    await database.close();
  }
}

async function take(file: string, options: ReportOptions): Promise<void> {
  const [now, began] = [new Date(), performance.now()];
  await write(file, now);
  const [bytes, takenAt, seconds] = [statSync(file).size, now.toISOString(), secondsSince(began)];
  printReport(options, { file, bytes, takenAt, seconds: Number(seconds) }, [
    `${file}: ${(bytes / 1_000_000).toFixed(1)} MB in ${seconds} s, all that was committed until ${takenAt}`,
  ]);
}

async function verify(file: string, options: ReportOptions): Promise<void> {
  installFieldKeys(readConfig(process.env));
  const began = performance.now();
  const restored = await verifyBackup(readBackupFile(file));
  const { rows, files, takenAt } = restored;
  const seconds = secondsSince(began);
  printReport(options, { file, ...restored, seconds: Number(seconds) }, [
    `${file}: whole, ${rows} rows and ${files} files restored in ${seconds} s to try it, all that was committed until ${takenAt}`,
  ]);
}

const describeErasures = (file: string, again: readonly string[]): string =>
  file === ''
    ? 'ERASURE_LOG is not set: accounts that were erased after the backup are back, and must be erased again'
    : `${again.length} accounts erased again that were erased after the backup${again.length > 0 ? ': ' : ''}${again.join(', ')}`;

async function restore(file: string, options: ReportOptions): Promise<void> {
  const config = readConfig(process.env);
  installFieldKeys(config);
  const began = performance.now();
  const places = targetPlaces(process.env);
  const database = await openPlaces(places);
  try {
    const stored = createFiles(places);
    const { db } = database;
    const restored = await restoreBackup(db, stored, readBackupFile(file));
    const { rows, files, takenAt } = restored;
    const erasures = readErasures(config.ERASURE_LOG);
    const now = new Date();
    const erasedAgain = await eraseAgain({ db, files: stored, config, erasures, takenAt, now });
    const seconds = secondsSince(began);
    printReport(options, { file, ...restored, erasedAgain, seconds: Number(seconds) }, [
      `${rows} rows and ${files} files in ${seconds} s (RTO), all that was committed until ${takenAt} (RPO)`,
      describeErasures(config.ERASURE_LOG, erasedAgain),
    ]);
  } finally {
    await database.close();
  }
}

/** Adds the commands that back up the portal's data and restore a backup. */
export function addBackupCommands(program: Command): void {
  program
    .command('backup')
    .description('writes all data and uploaded files into one new file, also while the server runs')
    .argument('<file>', 'the backup file')
    .option('--verify', 'restores an existing backup into memory, to prove that it can be restored')
    .option('--json', 'reports as JSON')
    .action((file: string, options: ReportOptions & { verify?: boolean }) =>
      options.verify ? verify(file, options) : take(file, options),
    );
  program
    .command('restore')
    .description('restores a backup into the empty database of the settings')
    .argument('<file>', 'the backup file')
    .option('--json', 'reports as JSON')
    .action(restore);
}
