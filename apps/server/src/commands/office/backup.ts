import { statSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { and, asc, eq } from 'drizzle-orm';
import { readConfig } from '../../config.ts';
import { requestBackup } from '../../db/backup/backupServer.ts';
import { createBackupKey, readBackupFile, writeBackupFile } from '../../db/backup/backupFile.ts';
import { restoreBackup } from '../../db/backup/restoreBackup.ts';
import { streamBackup } from '../../db/backup/streamBackup.ts';
import { verifyBackup } from '../../db/backup/verifyBackup.ts';
import { eraseAgain } from '../../db/erasure/eraseAgain.ts';
import { readErasures } from '../../db/erasure/erasureLog.ts';
import { users } from '../../db/schema/account.ts';
import { createTestCopyMask } from '../../db/testCopy/testCopy.ts';
import { hashPassword } from '../../features/account/passwords/passwordHash.ts';
import { installFieldKeys } from '../../ports/fieldKeys.ts';
import { createFiles } from '../../ports/createFiles.ts';
import { systemRandom } from '../../ports/random.ts';
import { findExistingPlaces, openPlaces, targetPlaces } from './database.ts';
import { printReport, secondsSince, type ReportOptions } from './terminal.ts';

const ownerOnly = 0o600;
const identityOption = ['--identity <file>', 'file with the key of an encrypted backup'] as const;

// A running server with an embedded database writes the backup itself.
async function write(file: string, now: Date): Promise<void> {
  const places = findExistingPlaces(process.env);
  const { BACKUP_RECIPIENTS: recipients } = readConfig(process.env);
  const running = places.DATABASE_URL === '' ? await requestBackup(places.DATA_DIR) : undefined;
  if (running !== undefined) return writeBackupFile(file, running, recipients);
  const database = await openPlaces(places);
  try {
    const source = streamBackup(database.db, createFiles(places), now);
    return await writeBackupFile(file, source, recipients);
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

interface ReadOptions extends ReportOptions {
  identity?: string;
}

async function verify(file: string, options: ReadOptions): Promise<void> {
  installFieldKeys(readConfig(process.env));
  const began = performance.now();
  const restored = await verifyBackup(readBackupFile(file, options.identity));
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

const passwordBytes = 9;

/** Restores a backup as a test copy, whose accounts all have one new password, and reports how to log in. */
async function restoreCopy(file: string, options: ReadOptions): Promise<void> {
  installFieldKeys(readConfig(process.env));
  const began = performance.now();
  const places = targetPlaces(process.env);
  const database = await openPlaces(places);
  try {
    const password = `Copy#7${systemRandom.token(passwordBytes)}`;
    const mask = await createTestCopyMask(await hashPassword(password), new Date());
    const source = readBackupFile(file, options.identity);
    const restored = await restoreBackup(database.db, createFiles(places), source, mask);
    const isAdministrator = and(eq(users.userType, 'A'), eq(users.isBlocked, 0));
    const administrators = await database.db
      .select({ loginId: users.loginId })
      .from(users)
      .where(isAdministrator)
      .orderBy(asc(users.id));
    const names = administrators.map(({ loginId }) => loginId);
    const { rows, files, takenAt } = restored;
    const seconds = secondsSince(began);
    const report = { file, ...restored, administrators: names, password, seconds: Number(seconds) };
    printReport(options, report, [
      `Test copy: ${rows} rows and ${files} files in ${seconds} s, as of ${takenAt}; every person is masked`,
      `Administrators: ${names.join(', ')}. The password of every account, shown only now: ${password}`,
    ]);
  } finally {
    await database.close();
  }
}

async function restore(file: string, options: ReadOptions): Promise<void> {
  const config = readConfig(process.env);
  installFieldKeys(config);
  const began = performance.now();
  const places = targetPlaces(process.env);
  const database = await openPlaces(places);
  try {
    const stored = createFiles(places);
    const { db } = database;
    const restored = await restoreBackup(db, stored, readBackupFile(file, options.identity));
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

async function createKey(file: string, options: ReportOptions): Promise<void> {
  const { file: text, recipient } = await createBackupKey(new Date());
  writeFileSync(file, text, { mode: ownerOnly, flag: 'wx' });
  printReport(options, { file, recipient }, [
    `${file}: keep it away from this machine; without it no encrypted backup can be restored.`,
    `BACKUP_RECIPIENTS=${recipient}`,
  ]);
}

/** Adds the commands that back up the portal's data and restore a backup. */
export function addBackupCommands(program: Command): void {
  program
    .command('backup')
    .description('writes all data and uploaded files into one new file, also while the server runs')
    .argument('<file>', 'the backup file')
    .option('--verify', 'restores an existing backup into memory, to prove that it can be restored')
    .option(...identityOption)
    .option('--json', 'reports as JSON')
    .action((file: string, options: ReadOptions & { verify?: boolean }) =>
      options.verify ? verify(file, options) : take(file, options),
    );
  program
    .command('restore')
    .description('restores a backup into the empty database of the settings')
    .argument('<file>', 'the backup file')
    .option('--test-copy', 'masks every person; the copy sends no messages and does no hourly work')
    .option(...identityOption)
    .option('--json', 'reports as JSON')
    .action((file: string, options: ReadOptions & { testCopy?: boolean }) =>
      options.testCopy ? restoreCopy(file, options) : restore(file, options),
    );
  program
    .command('backup-key')
    .description(
      'creates the key file of encrypted backups and shows the setting that belongs to it',
    )
    .argument('<file>', 'the new key file')
    .option('--json', 'reports as JSON')
    .action(createKey);
}
