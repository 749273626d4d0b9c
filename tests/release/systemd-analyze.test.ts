import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const name = 'temple-land-portal.service';
const folder = mkdtempSync(join(tmpdir(), 'portal-systemd-'));
const unit = join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const analyze = (...words: string[]) =>
  spawnSync('systemd-analyze', [...words, unit], { encoding: 'utf8' });

it('the unit of systemd is valid and leaves the service few rights', () => {
  const text = readFileSync(join('deploy/systemd', name), 'utf8');
  const office = '/opt/temple-land-portal/current/office';
  expect(text).toContain(office);
  writeFileSync(unit, text.replace(office, process.execPath));
  expect(analyze('verify')).toMatchObject({ status: 0, stderr: '' });
  // systemd opens the log before it would make a folder of LogsDirectory: the start failed with 209/STDOUT.
  const log = /^StandardOutput=append:(.+)$/m.exec(text)?.[1] ?? 'no log';
  const files = readFileSync('deploy/systemd/temple-land.tmpfiles', 'utf8');
  const rotated = readFileSync('deploy/logrotate.conf', 'utf8');
  expect(files).toContain(`\nd ${dirname(log)} 0750 temple-land temple-land -\n`);
  expect(files).toContain(`\nf ${log} 0640 temple-land temple-land -\n`);
  expect(rotated).toContain(`\n${log} {\n`);
  // Of 100: 96 of a unit without any restriction.
  expect(analyze('security', '--offline=true', '--threshold=20')).toMatchObject({ status: 0 });
});
