import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { landRecords } from '../../tests/support/landFiles/records.ts';
import { writeGeoPackage } from '../../tests/support/landFiles/writeFiles.ts';
import { addressOf, startCluster } from '../../tests/support/postgres/cluster.ts';
import { officeFile } from '../../tests/support/tools.ts';
import { programEnvironment } from '../../tests/support/programEnvironment.ts';
import { printTable } from './statistics.ts';

const looksEveryMs = 50;
const kilobytesPerMegabyte = 1000;
const most = { pglite: 240, postgres: 120, megabytes: 1000 } as const;

/** Returns the most memory that a process has had, in MB; undefined where /proc does not say so. */
function readPeak(pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / kilobytesPerMegabyte;
  } catch {
    return undefined;
  }
}

/** Runs the operator's command and returns its seconds and the most memory of its process. */
async function measureOffice(words: readonly string[], variables: Record<string, string>) {
  const began = performance.now();
  const env = { ...programEnvironment(), ...variables };
  const child = spawn(process.execPath, [officeFile, ...words], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  let megabytes = 0;
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, readPeak(child.pid) ?? 0);
  }, looksEveryMs);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`office ${words.join(' ')} ended with ${code}.\n${errors}`);
  return { seconds: (performance.now() - began) / 1000, megabytes };
}

type Engine = 'pglite' | 'postgres';

async function measureEngine(engine: Engine, file: string, variables: Record<string, string>) {
  const rows = [];
  for (const [step, words] of [
    ['dry run', ['import', 'land', file, '--dry-run']],
    ['import', ['import', 'land', file]],
    ['the same again', ['import', 'land', file]],
    ['undo', ['import', 'undo', '1']],
  ] as const) {
    const { seconds, megabytes } = await measureOffice(words, variables);
    rows.push({ engine, step, seconds: seconds.toFixed(1), MB: megabytes.toFixed(0) });
    if (seconds > most[engine] || megabytes > most.megabytes) {
      throw new Error(`${step} on ${engine}: ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB.`);
    }
  }
  return rows;
}

/**
 * Measures the import of a GeoPackage with 77,356 plots and all places above them on both engines; throws when it takes
 * more than 4 minutes embedded, 2 on PostgreSQL, or 1 GB of memory.
 */
export async function measureImport(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-import-'));
  const cluster = await startCluster({});
  try {
    const file = join(folder, 'land.gpkg');
    writeGeoPackage(file, { ...landRecords('full') });
    const server = { DATABASE_URL: addressOf(cluster.socket, 'postgres'), FILES_DIR: folder };
    const rows = [
      ...(await measureEngine('pglite', file, { DATA_DIR: join(folder, 'data') })),
      ...(await measureEngine('postgres', file, server)),
    ];
    const load = `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`;
    printTable(`Import of 94,479 rows, 77,356 of them plots (${load})`, rows);
  } finally {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
