import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { hashOf } from '../../sources.ts';
import { benchFolder } from './kits.ts';

/** Where the packages of the peers stand: outside the workspace and never committed. */
export const peersFolder = '.cache/bench/peers';

const lists = ['package.json', 'pnpm-lock.yaml'];
const stamp = `${peersFolder}/installed`;

// Without scripts, so that nothing of a peer runs here before a browser runs it.
const install = ['install', '--frozen-lockfile', '--ignore-scripts', '--ignore-workspace'];

function runQuietly(): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn('pnpm', install, { cwd: peersFolder, stdio: 'ignore' });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Installs the peers unless they are; false when they cannot be had, for example without a network. */
export async function installPeers(): Promise<boolean> {
  const sources = lists.map((list) => `${benchFolder}/peers/${list}`);
  const hash = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  mkdirSync(peersFolder, { recursive: true });
  for (const list of lists) cpSync(`${benchFolder}/peers/${list}`, `${peersFolder}/${list}`);
  console.log('Installing the peers, without scripts');
  if ((await runQuietly()) !== 0) return false;
  writeFileSync(stamp, hash);
  return true;
}
