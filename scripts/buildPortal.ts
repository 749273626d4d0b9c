import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hashFiles } from './sources.ts';
import { run } from './run.ts';

const sources = [
  'apps/portal/src',
  'apps/portal/public',
  'apps/portal/index.html',
  'apps/portal/vite.config.ts',
  'apps/portal/prerender',
  'apps/portal/offline',
  'apps/portal/vite',
  'packages/ui/src',
  'packages/portal-core/src',
  'pnpm-lock.yaml',
];
const stamp = '.cache/portal-build';
const page = 'apps/portal/dist/pages/pages.json';

/** Builds the portal unless the last build was made from the same sources; throws when it fails. */
export async function buildPortal(): Promise<void> {
  const hash = hashFiles(sources);
  if (existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building the portal (about half a minute)');
  // Under a test runner NODE_ENV is 'test', with which Vite would build React's development version.
  const build = ['--filter', '@temple-land/portal', 'build'];
  const code = await run('pnpm', build, { NODE_ENV: 'production' });
  if (code !== 0) throw new Error('The portal could not be built; the lines above say why.');
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stamp, hash);
}
