import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { hashFiles } from '../../sources.ts';
import { kitPagesFolder } from './kits.ts';

/** The folder of the peers' packages: outside the workspace and never committed. */
export const peersFolder = '.cache/bench/peers';

const lists = ['package.json', 'pnpm-lock.yaml'];
const stamp = `${peersFolder}/installed`;

/** The pnpm arguments to install them without scripts, so that code of a peer runs only in the browser. */
export const install = ['install', '--frozen-lockfile', '--ignore-scripts', '--ignore-workspace'];

/** Runs pnpm in the folder of the peers; returns its error output if it failed. */
function runPnpm(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn('pnpm', install, { cwd: peersFolder });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code) => resolve(code === 0 ? undefined : said.trim().slice(-500)));
  });
}

/** Installs the peers if needed; returns the reason if that fails, for example without a network. */
export async function installPeers(): Promise<string | undefined> {
  const hash = hashFiles(lists.map((list) => `${kitPagesFolder}/peers/${list}`));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return undefined;
  mkdirSync(peersFolder, { recursive: true });
  for (const list of lists) cpSync(`${kitPagesFolder}/peers/${list}`, `${peersFolder}/${list}`);
  console.log('Installing the peers, without scripts');
  const fault = await runPnpm();
  if (fault === undefined) writeFileSync(stamp, hash);
  return fault;
}
