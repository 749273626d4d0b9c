import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { openControl } from './db/backup/control.ts';
import { sweep, sweepActivities } from './db/housekeeping.ts';
import { migrate } from './db/migrate.ts';
import { moveDocuments } from './db/moveDocuments.ts';
import { openDatabase } from './db/open.ts';
import { seed } from './db/seed/seed.ts';
import { sweepFiles } from './db/sweepFiles.ts';
import { runClock } from './features/workflow/clock.ts';
import { builtPages } from './http/pages.ts';
import { systemChance } from './ports/chance.ts';
import { openIdentity } from './ports/identity.ts';
import { databaseLive, openHub } from './ports/live.ts';
import { openFiles } from './ports/openFiles.ts';
import { clamdScanner, noScanner } from './ports/scanner.ts';
import { gatewaySms, outboxSms } from './ports/sms.ts';

const noticeMs = 1_000;
const drainWithinMs = 9_000;
const sweepEveryMs = 3_600_000;

/** Starts the server: configuration, database, schema, sample data once, then listens. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const clock = () => new Date();
  const database = await openDatabase(config, () => {
    console.error(`The lock on ${config.DATA_DIR} was taken away; stopping before data is harmed.`);
    process.exit(1);
  });
  const { db } = database;
  console.log(
    database.engine === 'pglite' ? `Embedded database in ${config.DATA_DIR}` : 'PostgreSQL',
  );
  await migrate(database);
  if (config.PORTAL_MODE === 'demo')
    await seed(db, { size: config.SEED_SIZE, now: clock(), say: console.log });
  const files = openFiles(config);
  await moveDocuments(db, files, systemChance);
  const hub = await openHub(database);
  const sms = config.SMS_URL === '' ? outboxSms(db, clock) : gatewaySms(config);
  const scanner = config.SCAN_ADDRESS === '' ? noScanner : clamdScanner(config.SCAN_ADDRESS);
  const live = databaseLive(db);
  const identity = openIdentity(config);
  const outside = { chance: systemChance, sms, live, files, scanner, identity };
  const deps = { db, clock, config, ...outside };
  const standing = { isStopping: false };
  const app = await createApp(deps, hub, builtPages, {
    standing,
    connections: database.connections,
  });
  const closeControl =
    database.engine === 'pglite' ? await openControl(config.DATA_DIR, db, files, clock) : undefined;
  const sweeping = setInterval(() => {
    sweep(db, clock())
      .then(() => sweepActivities(db, config, clock()))
      .then(() => sweepFiles(db, files, clock()))
      .then(() => runClock({ db, live }, clock()))
      .catch((error: unknown) => app.log.error({ err: error }, 'sweep failed'));
  }, sweepEveryMs);
  const stop = async () => {
    clearInterval(sweeping);
    setTimeout(() => process.exit(1), drainWithinMs).unref();
    standing.isStopping = true;
    await sleep(noticeMs);
    await app.close();
    await closeControl?.();
    await hub.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: config.PORT, host: config.HOST });
  console.log(`Portal ready at http://${config.HOST}:${config.PORT}`);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
