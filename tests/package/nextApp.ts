import { spawn } from 'node:child_process';
import { copyFileSync, cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../../packages/ui/scripts/runCommand.ts';
import { packKit } from '../../packages/ui/scripts/tarball.ts';
import { versionsOf } from './freshApp.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

// Another version of the kit's peer than that of the workspace; its oldest.
const libraries = { next: '16.4.6', 'react-aria-components': '1.22.0' };

/** Packs the kit, installs it in an application of Next and builds that; returns its folder. */
export async function makeNextApp(temporary: string): Promise<string> {
  const tarball = await packKit(temporary);
  const folder = join(temporary, 'next');
  cpSync(`${root}tests/package/next`, folder, { recursive: true });
  copyFileSync(`${root}pnpm-lock.yaml`, join(folder, 'pnpm-lock.yaml'));
  const dependencies = {
    '@temple-land/ui': `file:${tarball}`,
    ...libraries,
    ...versionsOf(['react', 'react-dom']),
  };
  const manifest = { name: 'harbour-next', private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const flags = ['--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'];
  await runCommand(folder, 'pnpm', 'install', ...flags);
  await runCommand(folder, 'env', 'NEXT_TELEMETRY_DISABLED=1', 'pnpm', 'exec', 'next', 'build');
  return folder;
}

/** Returns the installed copies of a package by name and version. */
export function listCopies(folder: string, name: string): string[] {
  const installed = readdirSync(join(folder, 'node_modules/.pnpm'));
  const copies = installed.filter((entry) => entry.startsWith(`${name.replace('/', '+')}@`));
  return [...new Set(copies.map((entry) => entry.split('_')[0] ?? ''))];
}

/** Serves the built application; resolves with its address and a function that stops it. */
export async function serveNextApp(folder: string): Promise<{ url: string; stop: () => void }> {
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'start', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  for await (const line of createInterface(server.stdout)) {
    const url = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (url !== undefined) return { url, stop: () => server.kill() };
  }
  throw new Error('Next ended before it served the application.');
}
