import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import manifest from '../apps/server/package.json' with { type: 'json' };
import { buildPortal } from './buildPortal.ts';
import { run } from './run.ts';

// pnpm run release: one archive with Node, the libraries and the built pages, which needs neither pnpm nor a registry.

const executable = 0o755;
const options = { folder: { type: 'string', default: '.cache/release' } } as const;
const target = resolve(parseArgs({ options }).values.folder);
const name = `temple-land-portal-${manifest.version}-${process.platform}-${process.arch}`;
const stage = join(target, name);

const copied = [
  'CHANGELOG.md',
  'apps/portal/dist',
  'apps/server/assets',
  'apps/server/migrations',
  'apps/server/package.json',
  'apps/server/src',
  'deploy',
  'docs/going-live.md',
  'docs/running.md',
  'packages/portal-core/package.json',
  'packages/portal-core/src',
];
/** What pnpm reads to install; a release has no use for it. */
const forInstallation = ['package.json', 'patches', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

// Of the snapshots of the schema the server reads the journal only.
const isNeeded = (path: string) =>
  !path.endsWith('.test.ts') && !/migrations\/meta\/\d+_snapshot\.json$/.test(path);

const office = `#!/bin/sh
# The operator's command; settings are in portal.env of the working directory, or in --settings FILE.
here=$(dirname -- "$(readlink -f -- "$0")")
exec "$here/bin/node" "$here/apps/server/src/commands/runOffice.ts" "$@"
`;

function copyFiles(): void {
  rmSync(stage, { recursive: true, force: true });
  for (const path of [...copied, ...forInstallation]) {
    mkdirSync(dirname(join(stage, path)), { recursive: true });
    cpSync(path, join(stage, path), { recursive: true, filter: isNeeded });
  }
  mkdirSync(join(stage, 'bin'));
  cpSync(process.execPath, join(stage, 'bin/node'), { dereference: true });
  writeFileSync(join(stage, 'office'), office, { mode: executable });
  chmodSync(join(stage, 'office'), executable);
}

/** Installs the libraries of the server from pnpm's store, with links inside the folder only. */
async function install(): Promise<void> {
  const asked = ['--prod', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts', '--silent'];
  const filter = ['--filter', '@temple-land/server...'];
  const code = await run('pnpm', ['--dir', stage, 'install', ...asked, ...filter]);
  if (code !== 0) throw new Error('The libraries could not be installed; the lines above say why.');
  for (const path of forInstallation) rmSync(join(stage, path), { recursive: true });
  const { version } = manifest;
  const own = { name: 'temple-land-portal', version, private: true, type: 'module' };
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(own, undefined, 2)}\n`);
}

/** Writes the archive; owners, order and times do not depend on who builds it. */
function pack(): string {
  const archive = `${stage}.tar.gz`;
  rmSync(archive, { force: true });
  const time = existsSync('.git')
    ? execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }).trim()
    : '0';
  const plain = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--mtime=@${time}`];
  const files = ['--mode=go-w,a+rX', '-C', target, '-cf', archive, name];
  execFileSync('tar', [...plain, '--use-compress-program=gzip -n1', ...files]);
  return archive;
}

await buildPortal();
copyFiles();
await install();
const archive = pack();
rmSync(stage, { recursive: true });
const sha256 = createHash('sha256').update(readFileSync(archive)).digest('hex');
writeFileSync(`${archive}.sha256`, `${sha256}  ${name}.tar.gz\n`);
console.log(`${archive}: ${(statSync(archive).size / 1_000_000).toFixed(0)} MB, SHA-256 ${sha256}`);
