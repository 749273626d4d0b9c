import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import { rowsOf, type Database, type OpenDatabase } from '../../apps/server/src/db/database.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { openMemory } from '../../apps/server/src/db/pglite.ts';
import { openPostgres } from '../../apps/server/src/db/postgres.ts';
import { seed } from '../../apps/server/src/db/seed/seed.ts';
import { addressOf, careless, startCluster } from '../../tests/support/postgres/cluster.ts';
import { callsOn, densePlots, type Call } from './land/calls.ts';
import { addBlock, growTo } from './land/grow.ts';
import { median, percentile, printTable } from './statistics.ts';

const [warmRuns, runs] = [5, 40];
const ticksPerSecond = 100;

/** What one call took: times in ms, CPU in ms of the service and of the database's process beside it. */
interface Taken {
  p50: number;
  p99: number;
  cpu: number;
  kB: number | undefined;
}

// The embedded engine runs in this process; PostgreSQL's processes are read where the system tells.
async function databaseCpuMs({ db, engine }: OpenDatabase): Promise<number> {
  if (engine === 'pglite' || process.platform !== 'linux') return 0;
  const backends = await rowsOf<{ pid: number }>(
    db,
    sql`select pid from pg_stat_activity where datname = current_database()`,
  );
  const ticks = backends.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return (ticks.reduce((sum, own) => sum + own, 0) * 1000) / ticksPerSecond;
}

async function measure(database: OpenDatabase, [, run]: Call): Promise<Taken> {
  for (let turn = 0; turn < warmRuns; turn += 1) await run();
  const times: number[] = [];
  let kB: number | undefined;
  const [own, theirs] = [process.cpuUsage(), await databaseCpuMs(database)];
  for (let turn = 0; turn < runs; turn += 1) {
    const began = performance.now();
    kB = await run();
    times.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(own);
  const cpu = ((user + system) / 1000 + (await databaseCpuMs(database)) - theirs) / runs;
  return { p50: median(times), p99: percentile(times, 0.99), cpu, kB };
}

async function measureAll(database: OpenDatabase): Promise<Map<string, Taken>> {
  const taken = new Map<string, Taken>();
  for (const call of await callsOn(database.db)) taken.set(call[0], await measure(database, call));
  return taken;
}

async function fill(db: Database): Promise<void> {
  await seed(db, { size: 'full', now: new Date(), say: console.log });
  await addBlock(db);
  await db.execute(sql`analyze`);
}

const ms = (value: number) => value.toFixed(1);

function printGrowth(title: string, before: Map<string, Taken>, after: Map<string, Taken>): void {
  const rows = [...before].map(([call, small]) => {
    const large = after.get(call) ?? small;
    return {
      call,
      'p50 ms': ms(small.p50),
      'CPU ms': ms(small.cpu),
      'p50 ms, grown': ms(large.p50),
      'p99 ms, grown': ms(large.p99),
      'CPU ms, grown': ms(large.cpu),
      'p50 grows': `×${(large.p50 / small.p50).toFixed(2)}`,
      'CPU grows': `×${(large.cpu / small.cpu).toFixed(2)}`,
      'kB sent': large.kB?.toFixed(1) ?? '',
    };
  });
  printTable(title, rows);
}

async function measureEngine(database: OpenDatabase, wanted: number): Promise<void> {
  const { db, engine } = database;
  await migrate(database);
  await fill(db);
  const small = await growTo(db, 0, console.log);
  const before = await measureAll(database);
  const large = await growTo(db, wanted, console.log);
  const after = await measureAll(database);
  const dense = await densePlots(db);
  const title = `Land on ${engine}: ${small} plots, then ${large}; ${dense} plots on the dense tile`;
  printGrowth(title, before, after);
}

/** Measures reports, search and tiles on the sample and on a record grown to so many plots, on both engines. */
export async function measureLand(wanted: number): Promise<void> {
  const cluster = await startCluster(careless);
  try {
    const server = await openPostgres(addressOf(cluster.socket, 'postgres'));
    await measureEngine(server, wanted);
    await server.close();
  } finally {
    await cluster.remove();
  }
  const embedded = await openMemory();
  await measureEngine(embedded, wanted);
  await embedded.close();
  console.log(
    `\n${runs} runs of each call; load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores. CPU is that ` +
      'of the service and of the database together.',
  );
}
