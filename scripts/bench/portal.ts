import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { buildPortal } from '../buildPortal.ts';
import { measurePages } from './pages.ts';
import { measurePortal } from './portal/measure.ts';
import { runLighthouse } from './portal/lighthouse.ts';
import { printTable } from './statistics.ts';

const port = Number(process.env['BENCH_PORT'] ?? 8096);
const origin = `http://127.0.0.1:${port}`;
const folder = '.cache/bench-data';
const routes = ['/home', '/login', '/registration', '/website/grievance/addgrievance'];

async function isReady(): Promise<boolean> {
  const response = await fetch(`${origin}/service/health`).catch(() => undefined);
  return response?.ok ?? false;
}

/** Loads the public pages of a portal on a slow network and prints their sizes and paint times. */
export async function measureRoutes(base: string): Promise<void> {
  printTable('Routes, 1.6 Mbps, 150 ms, CPU ÷ 4, 412 px', await measurePages(base, routes));
}

/** Measures the landing page against its budgets and prints each with its verdict. */
export async function measureLanding(base: string, rounds: number): Promise<void> {
  await measurePortal(base, rounds);
}

/** Runs Lighthouse on six public pages with its mobile profile and prints the scores. */
export async function measureLighthouse(base: string): Promise<void> {
  printTable('Lighthouse, mobile', await runLighthouse(base));
}

/** Builds the portal, starts it on a new embedded database, measures it and stops it. */
export async function withPortal(measure: (base: string) => Promise<void>): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await buildPortal();
  const began = performance.now();
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      ADDRESS_LIMIT_FACTOR: '10000',
    },
  });
  const gone = new Promise((resolve) => server.once('exit', resolve));
  try {
    while (server.exitCode === null && !(await isReady()))
      await new Promise((resolve) => setTimeout(resolve, 100));
    if (server.exitCode !== null) throw new Error('The portal did not start; see above.');
    const firstStart = ((performance.now() - began) / 1000).toFixed(1);
    printTable('First start', [{ 'to ready, s': firstStart, plots: '77,356' }]);
    await measure(origin);
  } finally {
    server.kill('SIGTERM');
    await gone;
  }
}
