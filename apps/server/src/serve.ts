import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import manifest from '../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import { applyFieldKeys } from './db/maintenance/fieldKeys.ts';
import { installFieldKeys } from './ports/fieldKeys.ts';
import type { Config } from './config.ts';
import { applyKeyRotation } from './db/activity/applyKeyRotation.ts';
import { startBackupServer } from './db/backup/backupServer.ts';
import { writeCheckpointIfDue } from './db/maintenance/checkpoint.ts';
import { openConfiguredReplica } from './db/connection/open.ts';
import type { Database, OpenDatabase } from './db/database.ts';
import { migrate } from './db/migration/migrate.ts';
import { createCallCounter } from './db/operations/callCounter.ts';
import { createSms } from './db/notifications/createSms.ts';
import { countMessages } from './db/operations/countMessages.ts';
import { moveDocuments } from './db/maintenance/moveDocuments.ts';
import { listFailures } from './db/maintenance/runTasks.ts';
import { isTestCopy, withoutServices } from './db/testCopy/testCopy.ts';
import { isSeeded } from './db/seed/isSeeded.ts';
import type { Deps } from './handler.ts';
import { runHourlyTasks } from './hourly.ts';
import { createSerialRun, repeatEvery } from './db/maintenance/repeatEvery.ts';
import { trackSockets } from './http/connections/trackSockets.ts';
import { builtPages } from './http/pages/pages.ts';
import { listMissingServices } from './listMissingServices.ts';
import { systemRandom } from './ports/random.ts';
import { createIdentity } from './ports/identity.ts';
import { createPaymentGateway } from './ports/paymentGateway.ts';
import { createHub } from './http/live/hub.ts';
import { interruptJobs } from './features/imports/jobs/jobs.repository.ts';
import { runImportJobs } from './features/imports/jobs/runJobs.ts';
import { sendDeliveries } from './features/deliveries/sendDeliveries.ts';
import { checkFileStore, createFiles } from './ports/createFiles.ts';
import { createSanitizer } from './ports/sanitizer/pool.ts';
import { createClamdScanner, noScanner } from './ports/scanner.ts';
import { createMail } from './ports/mail.ts';
import { createGatewaySms, createOutboxSms } from './ports/sms.ts';

const { version } = manifest;
const drainNoticeMs = 1_000;
const drainTimeoutMs = 9_000;
const closeTimeoutMs = 9_400;
const hourlyIntervalMs = 3_600_000;
const checkpointIntervalMs = 60_000;
const sendIntervalMs = 5_000;
const importIntervalMs = 1_000;
const clock = () => new Date();
const isEmbedded = ({ engine }: OpenDatabase) => engine === 'pglite';

// The code of the sample is only loaded if the database is to be seeded.
async function fillWithSample(database: OpenDatabase, { SEED_SIZE }: Config): Promise<void> {
  const { db } = database;
  if (await isSeeded(db)) return;
  const { seed } = await import('./db/seed/seed.ts');
  await seed(db, { size: SEED_SIZE, now: clock(), onProgress: console.log });
  // The embedded engine has no background process for planner statistics.
  await db.execute(sql`analyze`);
  if (isEmbedded(database)) await writeCheckpointIfDue(db);
}

/** Migrates the schema, and returns the settings for its database: a test copy runs without services outside. */
async function openSchema(database: OpenDatabase, settings: Config) {
  installFieldKeys(settings);
  await migrate(database);
  const isCopy = await isTestCopy(database.db);
  if (isCopy) console.log('Test copy: no messages are sent, no hourly work is done');
  return { config: isCopy ? withoutServices(settings) : settings, isCopy };
}

async function prepareDatabase(database: OpenDatabase, config: Config): Promise<Deps> {
  const { db } = database;
  await applyFieldKeys(db, config);
  if (!(await applyKeyRotation(db, config, clock()))) {
    console.error(
      'The end of the activity chain is not sealed under CODE_KEY; see checkActivity.ts.',
    );
  }
  if (config.PORTAL_MODE === 'demo') await fillWithSample(database, config);
  await checkFileStore(config);
  const files = createFiles(config);
  const sanitizer = createSanitizer();
  sanitizer.start();
  await moveDocuments(db, files, systemRandom);
  return {
    db,
    clock,
    config,
    files,
    random: systemRandom,
    sms: createSms(db, countMessages(createSmsGateway(db, config), db, clock)),
    mail: createMail(config),
    scanner: config.SCAN_ADDRESS === '' ? noScanner : createClamdScanner(config.SCAN_ADDRESS),
    sanitizer,
    identity: createIdentity(config),
    payments: createPaymentGateway(config),
    calls: createCallCounter(db, clock),
  };
}

/** Logs version and mode, and the disabled services. */
function logStart({ log }: FastifyInstance, config: Config): void {
  log.info({ version, mode: config.PORTAL_MODE }, 'portal started');
  for (const missing of listMissingServices(config)) log.warn(missing);
}

/** Creates a function that logs the failures of the hourly tasks, one line each. */
const createFailureLogger =
  ({ log }: FastifyInstance) =>
  (error: Error) => {
    for (const failure of listFailures(error)) {
      log.error({ err: failure.cause ?? failure }, failure.message);
    }
  };

const createSmsGateway = (db: Database, config: Config) =>
  config.SMS_URL === '' ? createOutboxSms(db, clock) : createGatewaySms(config);

/**
 * Migrates the schema, seeds a demo once, and listens until the process receives a stop signal: then finishes running
 * requests, closes the database and exits.
 */
export async function serve(settings: Config, database: OpenDatabase): Promise<void> {
  console.log(isEmbedded(database) ? `Embedded database in ${settings.DATA_DIR}` : 'PostgreSQL');
  const { config, isCopy } = await openSchema(database, settings);
  const prepared = await prepareDatabase(database, config);
  const { db, files } = prepared;
  const serverState = { isStopping: false };
  const fails = (what: string) => (error: unknown) => app.log.error({ err: error }, what);
  const replica = await openConfiguredReplica(config, db, fails('read on the replica failed'));
  const deps = replica === undefined ? prepared : { ...prepared, replica };
  const hub = await createHub(database);
  const { connections } = database;
  const operations = { serverState, connections, isTestCopy: isCopy };
  const app = await createApp(deps, hub, builtPages, operations);
  const breakOffAll = trackSockets(app.server);
  const closeControl = isEmbedded(database)
    ? await startBackupServer(config.DATA_DIR, db, files, clock)
    : undefined;
  const workHourly = async () => {
    if (isCopy) return;
    await runHourlyTasks(deps, isEmbedded(database));
    app.log.info('hourly work done');
  };
  const stopSweeping = repeatEvery(hourlyIntervalMs, workHourly, createFailureLogger(app));
  const stopCheckpoints = isEmbedded(database)
    ? repeatEvery(checkpointIntervalMs, () => writeCheckpointIfDue(db), fails('checkpoint failed'))
    : () => {};
  const stopSending = repeatEvery(
    sendIntervalMs,
    () => (isCopy ? Promise.resolve() : sendDeliveries(deps)),
    // What a stop interrupts is sent by the next process.
    (error) => (serverState.isStopping ? undefined : fails('messages not sent')(error)),
  );
  // The work of an earlier process on this folder has ended with it.
  if (isEmbedded(database)) await interruptJobs(db, clock(), true);
  const stopImporting = repeatEvery(
    importIntervalMs,
    createSerialRun(() => runImportJobs(deps)),
    fails('import failed'),
  );
  const stop = async () => {
    stopSweeping();
    stopSending();
    stopImporting();
    stopCheckpoints();
    setTimeout(() => process.exit(1), closeTimeoutMs).unref();
    let cut = 0;
    setTimeout(() => {
      cut = breakOffAll();
      app.log.error({ connections: cut }, 'answers cut off');
    }, drainTimeoutMs).unref();
    serverState.isStopping = true;
    await sleep(drainNoticeMs);
    await app.close();
    await closeControl?.();
    await deps.calls.save().catch(fails('counts of requests not saved'));
    await hub.close();
    await replica?.close();
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
  // A closing terminal sends SIGHUP: running requests are finished too.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stopOnce);
  await app.listen({ port: config.PORT, host: config.HOST });
  logStart(app, config);
  console.log(`Portal ready at http://${config.HOST}:${config.PORT}`);
  void workHourly().catch(createFailureLogger(app));
}
