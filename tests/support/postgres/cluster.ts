import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPrograms } from './programs.ts';

const patienceMs = 240_000;
const looksEveryMs = 20;

/** Settings that make a cluster fast and unsafe on a power failure. */
export const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** A PostgreSQL cluster of the tests, reachable by a socket in its folder. */
export interface Cluster {
  version: string;
  /** The folder of its socket, for `addressOf`. */
  socket: string;
  /** The folder of its data. */
  data: string;
  /** Kills the server at once, like a power failure. */
  kill(): Promise<void>;
  /** Pauses every process of the server, like a hanging disk. */
  pause(): void;
  /** Resumes them. */
  resume(): void;
  /** Starts the server again. */
  start(): Promise<void>;
  /** Stops the server; closes all connections. */
  stop(): Promise<void>;
  /** Stops the server and removes its folder. */
  remove(): Promise<void>;
}

type Owner = { uid: number; gid: number } | undefined;

/** Returns the user as whom a PostgreSQL runs when this process is root's, which it refuses. */
export function ownerOfServer(): Owner {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim());
  return { uid: id('-u'), gid: id('-g') };
}

function makeFolder(owner: Owner): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pg-'));
  chmodSync(folder, 0o755);
  for (const name of ['data', 'socket']) {
    mkdirSync(join(folder, name), { mode: 0o700 });
    if (owner !== undefined) chownSync(join(folder, name), owner.uid, owner.gid);
  }
  return folder;
}

/** Returns the URL of a database of the cluster with its socket in a folder. */
export const addressOf = (socket: string, database: string) =>
  `postgres://portal@localhost/${database}?host=${encodeURIComponent(socket)}`;

/** Runs statements one by one on the cluster's database `postgres`. */
export async function runOn(socket: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: addressOf(socket, 'postgres') });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function whenReady(socket: string, server: ChildProcess, output: () => string) {
  for (const until = Date.now() + patienceMs; ;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${output()}`);
    const isReady = await runOn(socket).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > until) throw new Error(`PostgreSQL is not ready: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, looksEveryMs));
  }
}

// PostgreSQL's processes have their own process groups, so they are found by their parent.
function signalTree(parent: number | undefined, signal: NodeJS.Signals): void {
  if (parent === undefined) return;
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  const rows = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const children = rows.filter(([, owner]) => owner === parent).map(([pid = 0]) => pid);
  for (const pid of [parent, ...children]) process.kill(pid, signal);
}

type Settings = Readonly<Record<string, string>>;

/**
 * Starts a replica of a cluster that streams its log; the cluster is stopped while its files are copied. Where the server
 * is PostgreSQL's own, `pg_basebackup --write-recovery-conf` does the same without a stop.
 */
export async function startReplica(primary: Cluster, settings: Settings): Promise<Cluster> {
  const follow = { primary_conninfo: `host=${primary.socket} user=portal`, ...settings };
  await primary.stop();
  return startCluster(follow, async (data) => {
    cpSync(primary.data, data, { recursive: true, preserveTimestamps: true });
    writeFileSync(join(data, 'standby.signal'), '');
    await primary.start();
  });
}

/**
 * Creates a cluster in a temporary folder, empty unless `fill` makes its data, and starts it; settings as in
 * postgresql.conf.
 */
export async function startCluster(
  settings: Settings,
  fill?: (data: string) => Promise<void>,
): Promise<Cluster> {
  const owner = ownerOfServer();
  const folder = makeFolder(owner);
  const discard = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', discard);
  const { folder: programs, version } = findPrograms(join(folder, 'programs'));
  const [data, socket] = [join(folder, 'data'), join(folder, 'socket')];
  const environment = { LC_ALL: 'C', PATH: process.env['PATH'] ?? '' };
  const making = ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const options = { ...owner, cwd: folder, env: environment };
  if (fill === undefined) {
    execFileSync(join(programs, 'initdb'), [...making, '--no-locale'], {
      ...options,
      stdio: 'pipe',
    });
  } else {
    await fill(data);
    if (owner !== undefined) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, data]);
  }

  const all = {
    listen_addresses: '',
    unix_socket_directories: socket,
    timezone: 'UTC',
    max_connections: '300',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess | undefined;
  const start = async () => {
    let printed = '';
    const child = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-4000);
    });
    server = child;
    await whenReady(socket, child, () => printed);
  };
  const end = async (signal: NodeJS.Signals) => {
    const child = server;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill(signal);
    await ended;
  };
  process.prependOnceListener('exit', () => server?.kill('SIGKILL'));
  await start();
  return {
    version,
    socket,
    data,
    start,
    pause: () => signalTree(server?.pid, 'SIGSTOP'),
    resume: () => signalTree(server?.pid, 'SIGCONT'),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
    remove: async () => {
      await end('SIGINT');
      discard();
    },
  };
}
