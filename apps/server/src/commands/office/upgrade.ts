import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { sql } from 'drizzle-orm';
import manifest from '../../../package.json' with { type: 'json' };
import { readConfig, type Config } from '../../config.ts';
import { checkChain } from '../../db/activity/checkChain.ts';
import { readBackupFile, writeBackupFile } from '../../db/backup/backupFile.ts';
import { listTables, quoteIdentifier } from '../../db/backup/catalogue.ts';
import { streamBackup } from '../../db/backup/streamBackup.ts';
import { verifyBackup } from '../../db/backup/verifyBackup.ts';
import { queryRows, type Database, type OpenDatabase } from '../../db/database.ts';
import { listAppliedMigrations, listKnownMigrations, migrate } from '../../db/migration/migrate.ts';
import { createFiles } from '../../ports/createFiles.ts';
import { installFieldKeys } from '../../ports/fieldKeys.ts';
import { findExistingPlaces, openPlaces } from './database.ts';
import { askServer } from './status.ts';
import { exitCodes, messageOf, printReport, secondsSince, type ReportOptions } from './terminal.ts';

interface UpgradeOptions extends ReportOptions {
  backup?: string;
  rehearsal: boolean;
}

type Counts = Readonly<Record<string, number>>;

async function countTables(db: Database): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const { table } of await listTables(db)) {
    const counted = sql.raw(`select count(*)::int as rows from ${quoteIdentifier(table)}`);
    const [row] = await queryRows<{ rows: number }>(db, counted);
    counts[table] = row?.rows ?? 0;
  }
  return counts;
}

/** Returns the tables whose number of rows an upgrade changed, with both numbers; null where there was no table. */
const compareCounts = (before: Counts, after: Counts) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .map((table) => ({ table, before: before[table] ?? null, after: after[table] ?? null }))
    .filter((change) => change.before !== change.after);

async function listPending(db: Database): Promise<{ pending: string[]; last: string }> {
  const [known, applied] = [listKnownMigrations(), await listAppliedMigrations(db)];
  const unknown = applied.filter((tag) => !known.includes(tag));
  if (unknown.length > 0) {
    throw new Error(`The database is of a newer version of the portal: ${unknown.join(', ')}.`);
  }
  return { pending: known.filter((tag) => !applied.includes(tag)), last: applied.at(-1) ?? '' };
}

const nameBackup = ({ BACKUP_DIR, BACKUP_RECIPIENTS }: Config, now: Date): string => {
  const time = now.toISOString().slice(0, 16).replace(':', '');
  const name = `before-upgrade-${time}.backup${BACKUP_RECIPIENTS.length > 0 ? '.age' : ''}`;
  return join(BACKUP_DIR, name);
};

/** Takes the backup to which one goes back, and tries the upgrade on a copy of it in memory. */
async function backUp(db: Database, config: Config, file: string, isRehearsed: boolean) {
  const { BACKUP_RECIPIENTS: recipients } = config;
  const stream = () => streamBackup(db, createFiles(config), new Date());
  await writeBackupFile(file, stream(), recipients);
  if (!isRehearsed) return;
  try {
    // An encrypted file cannot be read here: its key is elsewhere.
    await verifyBackup(recipients.length === 0 ? readBackupFile(file) : stream());
  } catch (error) {
    throw new Error(`The upgrade failed on a copy, and changed nothing. ${messageOf(error)}`, {
      cause: error,
    });
  }
}

async function upgradeDatabase(database: OpenDatabase, config: Config, options: UpgradeOptions) {
  const { db } = database;
  const began = performance.now();
  const { pending, last } = await listPending(db);
  const version = manifest.version;
  if (pending.length === 0) {
    const words = `The database has the schema of version ${version} already: ${last}.`;
    printReport(options, { version, from: last, migrations: [] }, [words]);
    return;
  }
  const file = options.backup ?? nameBackup(config, new Date());
  const before = await countTables(db);
  await backUp(db, config, file, options.rehearsal);
  await migrate(database);
  const changes = compareCounts(before, await countTables(db));
  const activity = await checkChain(db, config);
  const seconds = secondsSince(began);
  const report = { version, from: last, migrations: pending, backup: file, changes, activity };
  printReport(options, { ...report, seconds: Number(seconds) }, [
    `Upgraded from ${last} to ${pending.at(-1)} (${pending.length} migrations) in ${seconds} s.`,
    `Backup of before: ${file}, ${(statSync(file).size / 1_000_000).toFixed(1)} MB`,
    ...changes.map(
      ({ table, before: was, after: is }) =>
        `${table}: ${was ?? 'no table'} -> ${is ?? 'no table'} rows`,
    ),
    activity.isWhole
      ? `The chain of ${activity.length} activity records is intact.`
      : `The chain of activity records is broken at position ${activity.place} (${activity.fault}).`,
    'Start the server of this version now.',
  ]);
  process.exitCode = activity.isWhole ? exitCodes.done : exitCodes.faults;
}

async function upgrade(options: UpgradeOptions): Promise<void> {
  const config = readConfig(process.env);
  installFieldKeys(config);
  if (await askServer(config)) {
    throw new Error('The server answers: stop every instance first, then upgrade.');
  }
  const database = await openPlaces(findExistingPlaces(process.env));
  try {
    await upgradeDatabase(database, config, options);
  } finally {
    await database.close();
  }
}

/** Adds the command that brings the database to the schema of this version. */
export function addUpgradeCommand(program: Command): void {
  program
    .command('upgrade')
    .description(
      'backs up, tries the upgrade on a copy in memory, migrates the database to this version and says what changed',
    )
    .option('--backup <file>', 'the backup file; by default before-upgrade-… in BACKUP_DIR')
    .option('--no-rehearsal', 'migrates without trying it on a copy first')
    .option('--json', 'reports as JSON')
    .action(upgrade);
}
