import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the secrets of the compose file are made by its script, for root only, with certificates of one authority', () => {
  const script = join(folder, 'secrets.sh');
  copyFileSync('deploy/compose/secrets.sh', script);
  execFileSync('sh', [script]);
  const secrets = join(folder, 'secrets');
  expect(statSync(secrets).mode & 0o777).toBe(0o700);
  const compose = readFileSync('deploy/compose/compose.yaml', 'utf8');
  const named = [...compose.matchAll(/\{ file: secrets\/(\w+) \}/g)].map(([, name]) => name);
  // The token of the gateway is the operator's.
  const made = new Set([...readdirSync(secrets), 'sms_token']);
  expect(made).toEqual(new Set(named));
  for (const host of ['database', 'store']) {
    const check = ['verify', '-CAfile', 'ca', '-verify_hostname', host, `${host}_certificate`];
    execFileSync('openssl', check, { cwd: secrets });
  }
  const password = readFileSync(join(secrets, 'service_password'), 'utf8').trim();
  expect(readFileSync(join(secrets, 'database_url'), 'utf8')).toContain(`:${password}@database/`);
});
