import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { queryRows, type OpenDatabase } from '../../../apps/server/src/db/database.ts';
import { median, percentile } from '../statistics.ts';
import type { Call } from './calls.ts';

const warmRuns = 5;

/** How often each call is made. */
export const runs = 40;

const ticksPerSecond = 100;

/** The cost of a call: times in ms, processor time in ms of the service and of the database process. */
export interface Taken {
  p50: number;
  p99: number;
  cpu: number;
  kB: number | undefined;
}

// The embedded engine runs in this process; the processor time of PostgreSQL is read from /proc.
async function databaseCpuMs({ db, engine }: OpenDatabase): Promise<number> {
  if (engine === 'pglite' || process.platform !== 'linux') return 0;
  const backends = await queryRows<{ pid: number }>(
    db,
    sql`select pid from pg_stat_activity where datname = current_database()`,
  );
  const ticks = backends.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return (ticks.reduce((sum, own) => sum + own, 0) * 1000) / ticksPerSecond;
}

/** Measures the cost of a call over several runs. */
export async function measure(database: OpenDatabase, [, run]: Call): Promise<Taken> {
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
