import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { sql } from 'drizzle-orm';
import { certificateDaysLeft, type AlertKind, type ReplicaState } from '@temple-land/portal-core';
import manifest from '../../../package.json' with { type: 'json' };
import { readConfig, type Config } from '../../config.ts';
import { inspectConfiguredReplica } from '../../db/connection/open.ts';
import { queryRows, type Database } from '../../db/database.ts';
import { findAlerts, readCertificateEnd } from '../../db/operations/alerts.ts';
import { listKnownMigrations, listAppliedMigrations } from '../../db/migration/migrate.ts';
import { describeFileStore } from '../../ports/createFiles.ts';
import { readMaintenance } from '../../ports/maintenance.ts';
import { listMissingServices } from '../../listMissingServices.ts';
import { countAdministrators } from './administrators.ts';
import { hasDatabase, openPlaces } from './database.ts';
import { alignLabels, exitCodes, printReport, type ReportOptions } from './terminal.ts';

const counted = ['districts', 'tahasils', 'mouzas', 'khatiyans', 'plots', 'users', 'applications'];
const askWithinMs = 3000;
const dayMs = 24 * 60 * 60 * 1000;

/** Returns whether a server with these settings answers on this machine. */
export async function askServer({ HOST, PORT }: Config): Promise<boolean> {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  try {
    const signal = AbortSignal.timeout(askWithinMs);
    return (await fetch(`http://${host}:${PORT}/service/health`, { signal })).ok;
  } catch {
    return false;
  }
}

async function countRows(db: Database): Promise<Record<string, number>> {
  const counts = counted.map((table) => `(select count(*) from ${table}) as ${table}`);
  const [row] = await queryRows<Record<string, number>>(db, sql.raw(`select ${counts.join(', ')}`));
  return row ?? {};
}

/** What a database contains; undefined when it has no schema yet. */
async function readDatabase(db: Database, config: Config) {
  const [table] = await queryRows<{ found: boolean }>(
    db,
    sql`select to_regclass('public.migrations') is not null as found`,
  );
  if (!table?.found) return undefined;
  const done = new Set(await listAppliedMigrations(db));
  const pendingMigrations = listKnownMigrations().filter((tag) => !done.has(tag));
  if (pendingMigrations.length > 0) return { pendingMigrations };
  const rows = await countRows(db);
  const alerts = await findAlerts({ db, config, clock: () => new Date() });
  const replica = await inspectConfiguredReplica(config, db);
  return {
    pendingMigrations,
    rows,
    administrators: await countAdministrators(db),
    alerts,
    replica,
  };
}

// A server with an embedded database has locked the folder.
function readLock({ DATABASE_URL, DATA_DIR }: Config): string | undefined {
  if (DATABASE_URL !== '') return undefined;
  try {
    return readFileSync(join(DATA_DIR, 'portal.lock'), 'utf8').split(' ')[0];
  } catch {
    return undefined;
  }
}

async function inspect(config: Config) {
  if (!hasDatabase(config) || readLock(config) !== undefined) return undefined;
  const database = await openPlaces(config);
  try {
    return await readDatabase(database.db, config);
  } finally {
    await database.close();
  }
}

const alertTexts: Readonly<Record<AlertKind, string>> = {
  certificate: `ALERT: the certificate in CERTIFICATE_FILE ends within ${certificateDaysLeft} days or cannot be read`,
  backup: 'ALERT: there is no backup of the last two days in BACKUP_DIR',
  disk: 'ALERT: less than a tenth of a disk is free',
  messages: 'ALERT: messages wait for more than an hour, or ten failed in a day',
  tasks: 'ALERT: an hourly task failed today; the log says which',
};

function describeReplica({ state, lagSeconds, limitSeconds }: ReplicaState): string {
  if (state === 'unavailable') return 'does not answer as a replica; the primary is read';
  const lag = lagSeconds === null ? 'behind' : `${lagSeconds} s behind`;
  return state === 'inUse'
    ? `in use, ${lag}`
    : `${lag}, limit ${limitSeconds} s; the primary is read`;
}

const yesNo = (value: boolean) => (value ? 'yes' : 'no');

async function showStatus(options: ReportOptions): Promise<void> {
  const config = readConfig(process.env);
  const isAnswering = await askServer(config);
  const contents = await inspect(config);
  const certificateEnd = await readCertificateEnd(config);
  const certificateDays =
    certificateEnd && Math.floor((certificateEnd.getTime() - Date.now()) / dayMs);
  const report = {
    version: manifest.version,
    mode: config.PORTAL_MODE,
    database: config.DATABASE_URL === '' ? 'embedded' : 'PostgreSQL',
    files: describeFileStore(config),
    isDatabaseThere: hasDatabase(config),
    isAnswering,
    certificateDays,
    isInMaintenance: (await readMaintenance(config)) !== undefined,
    lockedBy: readLock(config),
    ...contents,
    missing: listMissingServices(config),
  };
  const { pendingMigrations, rows, administrators, alerts, replica } = { ...contents } as Partial<
    Extract<NonNullable<typeof contents>, { rows: object }>
  >;
  printReport(options, report, [
    ...alignLabels([
      ['Version', report.version],
      ['Mode', report.mode],
      ['Database', `${report.database}${report.isDatabaseThere ? '' : ', not made yet'}`],
      ...(replica ? ([['Replica', describeReplica(replica)]] as const) : []),
      ['Files', report.files],
      ['Server answers', yesNo(isAnswering)],
      ...(certificateDays === undefined
        ? []
        : ([['Certificate', `ends in ${certificateDays} days`]] as const)),
      ['Maintenance', report.isInMaintenance ? 'on' : 'off'],
      ...(report.lockedBy
        ? ([['Data folder', `in use by process ${report.lockedBy}`]] as const)
        : []),
      ...(pendingMigrations
        ? ([['Migrations to run', String(pendingMigrations.length)]] as const)
        : []),
      ...(administrators === undefined
        ? []
        : ([['Administrators', String(administrators)]] as const)),
      ...Object.entries(rows ?? {}).map(([table, count]) => [table, String(count)] as const),
    ]),
    ...(alerts ?? []).map((kind) => alertTexts[kind]),
    ...report.missing,
  ]);
  process.exitCode = isAnswering ? exitCodes.done : exitCodes.failed;
}

/** Adds the command that shows how the portal is. */
export function addStatusCommand(program: Command): void {
  program
    .command('status')
    .description('shows version, database and server; exit code 1 when the server does not answer')
    .option('--json', 'reports as JSON')
    .action(showStatus);
}
