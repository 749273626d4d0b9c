import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import manifest from '../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { applyKeyRotation } from './db/activity/applyKeyRotation.ts';
import { startBackupServer } from './db/backup/backupServer.ts';
import { writeCheckpointIfDue } from './db/maintenance/checkpoint.ts';
import type { OpenDatabase } from './db/database.ts';
import { migrate } from './db/migration/migrate.ts';
import { moveDocuments } from './db/maintenance/moveDocuments.ts';
import { listFailures } from './db/maintenance/runTasks.ts';
import { isSeeded } from './db/seed/mark.ts';
import type { Deps } from './handler.ts';
import { runHourlyTasks } from './hourly.ts';
import { trackSockets } from './http/connections/trackSockets.ts';
import { builtPages } from './http/pages/pages.ts';
import { missingServices } from './missingServices.ts';
import { systemRandom } from './ports/random.ts';
import { openIdentity } from './ports/identity.ts';
import { databaseLive, openHub } from './ports/live.ts';
import { openFiles } from './ports/openFiles.ts';
import { openSanitizer } from './ports/sanitizer/pool.ts';
import { clamdScanner, noScanner } from './ports/scanner.ts';
import { gatewaySms, outboxSms } from './ports/sms.ts';

const { version } = manifest;
const noticeMs = 1_000;
const drainWithinMs = 9_000;
const endWithinMs = 9_400;
const sweepEveryMs = 3_600_000;
const checkpointEveryMs = 60_000;
const clock = () => new Date();
const isEmbedded = ({ engine }: OpenDatabase) => engine === 'pglite';

// The sample's own code is only loaded when there is something to fill.
async function fillWithSample(database: OpenDatabase, { SEED_SIZE }: Config): Promise<void> {
  const { db } = database;
  if (await isSeeded(db)) return;
  const { seed } = await import('./db/seed/seed.ts');
  await seed(db, { size: SEED_SIZE, now: clock(), say: console.log });
  // The embedded engine has no process that would count rows for its planner.
  await db.execute(sql`analyze`);
  if (isEmbedded(database)) await writeCheckpointIfDue(db);
}

async function prepare(database: OpenDatabase, config: Config): Promise<Deps> {
  const { db } = database;
  await migrate(database);
  if (!(await applyKeyRotation(db, config, clock()))) {
    console.error(
      'The end of the activity chain is not sealed under CODE_KEY; see checkActivity.ts.',
    );
  }
  if (config.PORTAL_MODE === 'demo') await fillWithSample(database, config);
  const files = openFiles(config);
  const sanitizer = openSanitizer();
  sanitizer.start();
  await moveDocuments(db, files, systemRandom);
  return {
    db,
    clock,
    config,
    files,
    random: systemRandom,
    sms: config.SMS_URL === '' ? outboxSms(db, clock) : gatewaySms(config),
    scanner: config.SCAN_ADDRESS === '' ? noScanner : clamdScanner(config.SCAN_ADDRESS),
    sanitizer,
    live: databaseLive(db),
    identity: openIdentity(config),
  };
}

/** Logs which version runs in which mode, and what it does not offer because a setting is empty. */
function logStart({ log }: FastifyInstance, config: Config): void {
  log.info({ version, mode: config.PORTAL_MODE }, 'portal started');
  for (const missing of missingServices(config)) log.warn(missing);
}

/** Returns what logs the failures of the hour's work, each by itself. */
const logFailures =
  ({ log }: FastifyInstance) =>
  (error: Error) => {
    for (const failure of listFailures(error)) {
      log.error({ err: failure.cause ?? failure }, failure.message);
    }
  };

/** Runs work again and again; a failure is told and does not end it. Returns a function that stops it. */
function repeat(everyMs: number, work: () => Promise<unknown>, failed: (error: Error) => void) {
  const timer = setInterval(() => void work().catch(failed), everyMs);
  return () => clearInterval(timer);
}

/**
 * Brings the schema up to date, fills a demo with its sample once, and listens until the process is asked
 * to stop: then it answers what is under way, closes the database and ends the process.
 */
export async function serve(config: Config, database: OpenDatabase): Promise<void> {
  console.log(isEmbedded(database) ? `Embedded database in ${config.DATA_DIR}` : 'PostgreSQL');
  const deps = await prepare(database, config);
  const { db, files } = deps;
  const hub = await openHub(database);
  const serverState = { isStopping: false };
  const { connections } = database;
  const app = await createApp(deps, hub, builtPages, { serverState, connections });
  const breakOffAll = trackSockets(app.server);
  const closeControl = isEmbedded(database)
    ? await startBackupServer(config.DATA_DIR, db, files, clock)
    : undefined;
  const fails = (what: string) => (error: unknown) => app.log.error({ err: error }, what);
  const workHourly = async () => {
    await runHourlyTasks(deps, isEmbedded(database));
    app.log.info('hourly work done');
  };
  const stopSweeping = repeat(sweepEveryMs, workHourly, logFailures(app));
  const stopCheckpoints = isEmbedded(database)
    ? repeat(checkpointEveryMs, () => writeCheckpointIfDue(db), fails('checkpoint failed'))
    : () => {};
  const stop = async () => {
    stopSweeping();
    stopCheckpoints();
    setTimeout(() => process.exit(1), endWithinMs).unref();
    let cut = 0;
    setTimeout(() => {
      cut = breakOffAll();
      app.log.error({ connections: cut }, 'answers cut off');
    }, drainWithinMs).unref();
    serverState.isStopping = true;
    await sleep(noticeMs);
    await app.close();
    await closeControl?.();
    await hub.close();
    await database.close();
    app.log.info('portal stopped');
    process.exit(cut === 0 ? 0 : 1);
  };
  let isAsked = false;
  const stopOnce = (signal: NodeJS.Signals) => {
    if (isAsked) return;
    isAsked = true;
    app.log.info({ signal }, 'portal stops');
    void stop();
  };
  // A terminal that closes sends SIGHUP: what is under way is answered all the same.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stopOnce);
  await app.listen({ port: config.PORT, host: config.HOST });
  logStart(app, config);
  console.log(`Portal ready at http://${config.HOST}:${config.PORT}`);
  void workHourly().catch(logFailures(app));
}
