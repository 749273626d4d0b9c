import { cpus, loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../apps/server/src/db/database.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { installFieldKeys } from '../../apps/server/src/ports/fieldKeys.ts';
import { migrate } from '../../apps/server/src/db/migration/migrate.ts';
import { openMemory } from '../../apps/server/src/db/connection/pglite.ts';
import { openPostgres } from '../../apps/server/src/db/connection/postgres.ts';
import { seed } from '../../apps/server/src/db/seed/seed.ts';
import { listDifferences } from '../../tests/support/reportFigures.ts';
import { addressOf, careless, startCluster } from '../../tests/support/postgres/cluster.ts';
import { buildCalls, densePlots } from './land/calls.ts';
import { addBlock, growTo } from './land/grow.ts';
import { measure, runs, type Taken } from './land/measure.ts';
import { printTable } from './statistics.ts';

async function measureAll(database: OpenDatabase): Promise<Map<string, Taken>> {
  const taken = new Map<string, Taken>();
  for (const call of await buildCalls(database.db))
    taken.set(call[0], await measure(database, call));
  return taken;
}

async function fill(db: Database): Promise<void> {
  await seed(db, { size: 'full', now: new Date(), onProgress: console.log });
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

/** Compares the figures of all reports with those that SQL computes apart from them. */
async function compareReports(db: Database): Promise<void> {
  const differences = await listDifferences(db, new Date());
  console.log(
    differences.length === 0
      ? 'Every count and total of the reports is the one that SQL computes apart.'
      : `Figures of the reports that SQL computes otherwise:\n  ${differences.join('\n  ')}`,
  );
}

async function measureEngine(database: OpenDatabase, plotCount: number): Promise<void> {
  const { db, engine } = database;
  installFieldKeys(readConfig({}));
  await migrate(database);
  await fill(db);
  const small = await growTo(db, 0, console.log);
  const before = await measureAll(database);
  const large = await growTo(db, plotCount, console.log);
  const after = await measureAll(database);
  await compareReports(db);
  const dense = await densePlots(db);
  const title = `Land on ${engine}: ${small} plots, then ${large}; ${dense} plots on the dense tile`;
  printGrowth(title, before, after);
}

async function measurePostgres(plotCount: number): Promise<void> {
  const cluster = await startCluster(careless);
  try {
    const server = await openPostgres(addressOf(cluster.socket, 'postgres'));
    await measureEngine(server, plotCount);
    await server.close();
  } finally {
    await cluster.remove();
  }
}

async function measureEmbedded(plotCount: number): Promise<void> {
  const embedded = await openMemory();
  await measureEngine(embedded, plotCount);
  await embedded.close();
}

const measureByEngine = { postgres: measurePostgres, embedded: measureEmbedded };

/** An engine on which the land record can be measured alone. */
export type LandEngine = keyof typeof measureByEngine;

/** Every engine, in the order in which they are measured. */
export const landEngines = Object.keys(measureByEngine) as LandEngine[];

/**
 * Measures reports, search and tiles on the sample and on a record enlarged to `plotCount` plots, on both engines or on
 * those that are named.
 */
export async function measureLand(
  plotCount: number,
  engines: readonly LandEngine[] = landEngines,
): Promise<void> {
  for (const engine of engines) await measureByEngine[engine](plotCount);
  console.log(
    `\n${runs} runs of each call; load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores. CPU is that ` +
      'of the service and of the database together.',
  );
}
