import { runKillSeries } from '../../tests/support/kills/kills.ts';
import { percentile, printTable } from './statistics.ts';

const formatSeconds = (ms: number) => (ms / 1000).toFixed(1);

/** Kills server and database during writes on each engine; throws when anything is lost. */
export async function measureKills(kills: number): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  const harm: string[] = [];
  for (const engine of ['pglite', 'postgres'] as const) {
    const { starts, applications, papers, lost, incomplete } = await runKillSeries(
      engine,
      kills,
      console.log,
    );
    rows.push({
      engine,
      kills,
      'applications acknowledged': applications,
      'files acknowledged': papers,
      lost: lost.length,
      incomplete: incomplete.length,
      'start p50 s': formatSeconds(percentile(starts, 0.5)),
      'start max s': formatSeconds(Math.max(...starts)),
    });
    harm.push(...lost, ...incomplete);
  }
  printTable('Killed while writing', rows);
  if (harm.length > 0) throw new Error(`Lost or incomplete: ${harm.join(', ')}`);
}
