import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../serverProcess.ts';
import { addressOf } from './cluster.ts';

/** The connections to a database that pgbouncer shares among all its clients. */
const poolSize = 4;
const looksEveryMs = 50;

/** A pgbouncer with transaction pooling in front of the PostgreSQL of the tests. */
export interface Pgbouncer {
  /** Returns the address of a database through it. */
  addressOf(database: string): string;
  stop(): Promise<void>;
}

/** Starts Debian's pgbouncer. */
export async function startPgbouncer(socket: string): Promise<Pgbouncer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'portal-pgbouncer-'));
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${socket} user=portal`,
      '[pgbouncer]',
      'pool_mode = transaction',
      `default_pool_size = ${poolSize}`,
      'max_client_conn = 200',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      ...(process.getuid?.() === 0 ? ['user = nobody'] : []),
    ].join('\n'),
  );
  chmodSync(folder, 0o755);
  const child = spawn('pgbouncer', [settings], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const throughPooler = (database: string) => {
    const { pathname } = new URL(database);
    return `postgres://portal@127.0.0.1:${port}${pathname}`;
  };
  const canConnect = async () => {
    const client = new Client({ connectionString: throughPooler(addressOf(socket, 'postgres')) });
    await client.connect();
    await client.end();
    return true;
  };
  while (!(await canConnect().catch(() => false))) {
    if (child.exitCode !== null) throw new Error('pgbouncer did not start.');
    await sleep(looksEveryMs);
  }
  return {
    addressOf: throughPooler,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
