import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPostgres } from '../../apps/server/src/db/connection/postgres.ts';
import { inspectReplica } from '../../apps/server/src/db/connection/replica.ts';
import { queryRows } from '../../apps/server/src/db/database.ts';
import { makeCertificate } from '../support/certificate.ts';
import {
  addressOf,
  ownerOfServer,
  runOn,
  startCluster,
  type Cluster,
} from '../support/postgres/cluster.ts';
import { installedFolder } from '../support/postgres/programs.ts';
import { freePort } from '../support/serverProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-basebackup-'));
const passwords = join(folder, 'pgpass');
const text = readFileSync('docs/running.md', 'utf8');
const fast = { fsync: 'off', full_page_writes: 'off' };

/** Returns a part of the commands of the document; what is not found is a fault of the test. */
function readCommand(pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`running.md has no ${pattern.source}.`);
  return found;
}

let primary: Cluster;
let replica: Cluster;
beforeAll(async () => {
  const programs = installedFolder() ?? '';
  process.env['PG_BIN'] = programs;
  const owner = ownerOfServer();
  const { key, certificate } = makeCertificate(folder, 'localhost');
  const port = String(await freePort());
  // The socket of a cluster has the port in its name.
  process.env['PGPORT'] = port;
  writeFileSync(passwords, `localhost:${port}:*:replication:secret\n`, { mode: 0o600 });
  for (const path of [folder, key, certificate, passwords]) {
    if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
  }
  const tls = { ssl: 'on', ssl_cert_file: certificate, ssl_key_file: key };
  primary = await startCluster({ ...fast, ...tls, port, listen_addresses: 'localhost' });

  await runOn(primary.socket, readCommand(/psql -c "(create role .+)"/).replace('…', 'secret'));
  const rule = readCommand(/echo "(hostssl .+)" >> /).replace('10.0.0.2', '127.0.0.1');
  const rules = join(primary.data, 'pg_hba.conf');
  // A new cluster of the tests trusts everybody.
  writeFileSync(rules, 'local all all trust\n');
  appendFileSync(rules, `${rule}\n`);
  await runOn(primary.socket, 'select pg_reload_conf()');

  replica = await startCluster({ ...fast, port }, async (data) => {
    const command = readCommand(/runuser -u postgres -- (pg_basebackup .+)/)
      .replace('/var/lib/postgresql/15/main', data)
      .replace('/var/lib/postgresql/.pgpass', passwords)
      .replace('db.internal', 'localhost')
      .replace('/etc/temple-land/database-ca.pem', certificate);
    const env = { PATH: `${programs}:${process.env['PATH']}`, PGPORT: port };
    execFileSync('sh', ['-c', command], { ...owner, cwd: folder, env, stdio: 'inherit' });
  });
});
afterAll(async () => {
  await replica?.remove();
  await primary?.remove();
  rmSync(folder, { recursive: true, force: true });
});

it('the commands of the document make a replica that streams over TLS, which the portal reads', async () => {
  const { db, close } = await openPostgres(addressOf(primary.socket, 'postgres'));
  const streams = sql`select usename, state, ssl, sync_state
    from pg_stat_replication join pg_stat_ssl using (pid) where application_name = 'walreceiver'`;
  const streaming = { usename: 'replication', state: 'streaming', ssl: true, sync_state: 'async' };
  await vi.waitFor(async () => expect(await queryRows(db, streams)).toEqual([streaming]), {
    timeout: 60_000,
    interval: 100,
  });
  await runOn(primary.socket, 'create table of_both (id integer)');
  const address = addressOf(replica.socket, 'postgres');
  await vi.waitFor(
    async () => {
      const state = await inspectReplica({ primary: db, address, limitSeconds: 5 });
      expect(state).toMatchObject({ state: 'inUse' });
      await runOn(replica.socket, 'select * from of_both');
    },
    { timeout: 60_000, interval: 100 },
  );
  await expect(runOn(replica.socket, 'insert into of_both values (1)')).rejects.toMatchObject({
    code: '25006',
  });
  await close();
});
