import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import manifest from '../../apps/server/package.json' with { type: 'json' };
import { freePort } from '../support/serverProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-release-'));
const office = join(folder, 'unpacked/office');
const work = join(folder, 'work');
// No Node, no pnpm, no home: what the archive does not have is not there.
const environment = { PATH: '/usr/bin:/bin', HOME: join(folder, 'none') };
const init = (port: number) => [
  'init',
  '--embedded',
  '--data-dir=data',
  '--files-dir=files',
  '--origin=https://land.example.in',
  '--sms-url=https://sms.example.in/send',
  `--port=${port}`,
  '--admin=admin.one:9437000555:Minati Nayak',
  '--admin=admin.two:9437000556:Prakash Das',
];

let server: ChildProcess | undefined;
beforeAll(() => {
  for (const name of ['unpacked', 'work']) mkdirSync(join(folder, name));
  execFileSync(process.execPath, ['scripts/release.ts', '--folder', folder], { stdio: 'inherit' });
  const archive = readdirSync(folder).find((name) => name.endsWith('.tar.gz')) ?? '';
  execFileSync('sha256sum', ['--check', '--quiet', `${archive}.sha256`], { cwd: folder });
  const unpack = ['-xzf', archive, '-C', 'unpacked', '--strip-components=1'];
  execFileSync('tar', unpack, { cwd: folder });
});
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const run = (...words: string[]): string =>
  execFileSync(office, words, { cwd: work, env: environment, encoding: 'utf8' });

it('the release runs from an empty folder without Node, pnpm and a registry', async () => {
  const links = execFileSync('find', ['unpacked', '-type', 'l', '-lname', '/*'], { cwd: folder });
  expect(links.toString()).toBe('');
  expect(run('--version')).toBe(`${manifest.version}\n`);
  const scripts = join('unpacked', 'apps/portal/dist/assets');
  const development = ['-rlE', 'Encountered two children with the same key', scripts];
  expect(spawnSync('grep', development, { cwd: folder }).stdout.toString()).toBe('');
  const port = await freePort();
  expect(run(...init(port))).toContain('https://land.example.in/login#user=admin.one');

  server = spawn(office, ['start'], { cwd: work, env: environment, stdio: ['ignore', 'pipe', 2] });
  let printed = '';
  for await (const text of server.stdout?.setEncoding('utf8') ?? []) {
    printed += String(text);
    if (printed.includes('Portal ready')) break;
  }
  const home = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${home}/service/health`)).json()).toEqual({ status: 200 });
  // A new office is closed to the public until its administrators open it.
  expect((await fetch(`${home}/home`)).status).toBe(503);
  expect((await fetch(`${home}/login`)).status).toBe(200);
  const status = JSON.parse(run('status', '--json')) as object;
  expect(status).toMatchObject({
    version: manifest.version,
    isAnswering: true,
    mode: 'production',
  });
  run('backup', 'portal.backup');
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
