import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { buildPortal } from '../buildPortal.ts';
import { measurePages } from './pages.ts';
import { measureService } from './service.ts';
import { printTable } from './statistics.ts';

const port = 8096;
const base = `http://127.0.0.1:${port}`;
const folder = '.cache/bench-data';
const routes = ['/home', '/login', '/registration', '/website/grievance/addgrievance'];

async function isReady(): Promise<boolean> {
  const response = await fetch(`${base}/service/health`).catch(() => undefined);
  return response?.ok ?? false;
}

async function measureRoutes(): Promise<void> {
  printTable('Routes, 1.6 Mbps, 150 ms, CPU ÷ 4, 412 px', await measurePages(base, routes));
}

async function measureCalls(): Promise<void> {
  const { rows, errors } = await measureService(base);
  printTable(`Service, 50 connections, ${errors} errors`, rows);
}

/** What of the built portal can be measured. */
export const portalParts = { routes: measureRoutes, service: measureCalls } as const;

/** A name of such a part. */
export type PortalPart = keyof typeof portalParts;

/** Measures the built portal and its service on an embedded database of its own. */
export async function measurePortal(parts: readonly PortalPart[]): Promise<void> {
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
  try {
    while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100));
    const firstStart = ((performance.now() - began) / 1000).toFixed(1);
    printTable('First start', [{ 'to ready, s': firstStart, plots: '77,356' }]);
    for (const part of parts) await portalParts[part]();
  } finally {
    server.kill('SIGTERM');
  }
}
