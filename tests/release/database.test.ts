import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { careless, runOn, startCluster, type Cluster } from '../support/postgres/cluster.ts';
import { programEnvironment } from '../support/programEnvironment.ts';
import { freePort } from '../support/serverProcess.ts';
import { officeFile, runOffice } from '../support/tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-roles-'));
const [certificate, key] = [join(folder, 'server.pem'), join(folder, 'server.key')];
const settings = join(folder, 'portal.env');
let cluster: Cluster;
let port = 0;

const address = (role: string, database = 'portal') =>
  `postgres://${role}@localhost:${port}/${database}?sslmode=verify-full&sslrootcert=${certificate}`;

async function runAs(role: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: address(role) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function makeCertificate(): void {
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=db'];
  const names = ['-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', [...kind, ...names, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
}

const statementsOf = (text: string) =>
  text
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

beforeAll(async () => {
  makeCertificate();
  if (process.getuid?.() === 0) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
    for (const path of [key, certificate, folder]) chownSync(path, id('-u'), id('-g'));
  }
  port = await freePort();
  // The socket of the cluster has the port in its name.
  process.env['PGPORT'] = String(port);
  const tls = { ssl: 'on', ssl_cert_file: certificate, ssl_key_file: key };
  const network = { listen_addresses: 'localhost', port: String(port) };
  cluster = await startCluster({ ...careless, ...tls, ...network });
  const text = readFileSync('deploy/postgres/roles.sql', 'utf8')
    .replace(":'owner_password'", "'owner'")
    .replace(":'service_password'", "'service'");
  const [server = '', database = ''] = text.split('\\connect portal');
  for (const statement of statementsOf(server)) await runOn(cluster.socket, statement);
  for (const statement of statementsOf(database)) await runAs('portal', statement);
});
afterAll(async () => {
  await cluster?.remove();
  rmSync(folder, { recursive: true, force: true });
});

it('the owner makes the schema, and the service runs over TLS without the right to change it', async () => {
  const made = await runOffice(
    [
      `--settings=${settings}`,
      'init',
      `--database-url=${address('portal_owner')}`,
      `--files-dir=${join(folder, 'files')}`,
      '--origin=https://land.example.in',
      '--sms-url=https://sms.example.in/send',
      `--port=${await freePort()}`,
      '--admin=admin.one:9437000555:Minati Nayak',
      '--admin=admin.two:9437000556:Prakash Das',
    ],
    {},
  );
  expect(made).toMatchObject({ code: 0 });
  const secret = join(folder, 'database_url');
  writeFileSync(secret, `${address('portal_service')}\n`, { mode: 0o600 });
  const lines = readFileSync(settings, 'utf8').replace(
    /^DATABASE_URL=.*$/m,
    `DATABASE_URL_FILE=${secret}`,
  );
  writeFileSync(settings, lines);
  expect(statSync(settings).mode & 0o777).toBe(0o600);

  const server = spawn(process.execPath, [officeFile, `--settings=${settings}`, 'start'], {
    env: programEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const part of server.stdout.setEncoding('utf8')) {
    printed += String(part);
    if (printed.includes('hourly work done')) break;
  }
  server.kill('SIGKILL');
  expect(printed).toContain('Portal ready');
  expect(printed).not.toContain('"level":50');

  for (const statement of [
    'create table other (id int)',
    'drop table users',
    'alter table users add x int',
  ]) {
    await expect(runAs('portal_service', statement)).rejects.toMatchObject({ code: '42501' });
  }
});

it('a database with a certificate of another authority or for another host is not trusted', async () => {
  const other = address('portal_service').replace(
    certificate,
    '/etc/ssl/certs/ca-certificates.crt',
  );
  const client = new Client({ connectionString: other });
  await expect(client.connect()).rejects.toThrow(/self-signed certificate/);
  const elsewhere = address('portal_service').replace('@localhost:', '@127.0.0.1:');
  const named = new Client({ connectionString: elsewhere });
  await expect(named.connect()).rejects.toThrow(/does not match certificate/);
});
