import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { certificateDaysLeft } from '@temple-land/portal-core';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { getDueDay } from '../backup/scheduledBackup.ts';
import { users } from '../schema/account.ts';
import { notifications } from '../schema/content.ts';
import { deliveries } from '../schema/deliveries.ts';
import { isNearlyFull, listAlerts, raiseAlerts, readCertificateEnd } from './alerts.ts';
import { recordTask } from './recordTask.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-alerts-'));
afterAll(() => rmSync(folder, { recursive: true }));
const service = makeAppBeforeAll({ BACKUP_DIR: folder });
const administrator = createBeforeAll(() => service.signInAs('administrator'));

const dayMinutes = 24 * 60;
const raise = () => raiseAlerts(service.deps);
const found = async () => (await listAlerts(service.deps.db)).map(({ kind }) => kind);

async function countNotices(): Promise<number> {
  const rows = await service.deps.db
    .select({ text: notifications.text })
    .from(notifications)
    .innerJoin(users, eq(notifications.userId, users.id))
    .where(eq(users.userType, 'A'));
  return rows.filter(({ text }) => text.startsWith('Alerts about the operation')).length;
}

describe('what needs an operator', () => {
  it('is an old backup: every administrator is told once a day, until there is one', async () => {
    const administrators = await service.deps.db.$count(users, eq(users.userType, 'A'));
    await raise();
    await raise();
    expect(await found()).toEqual(['backup']);
    const { alerts } = await service.result('operations', {}, administrator.token);
    expect(alerts).toMatchObject([{ kind: 'backup' }]);
    expect(await countNotices()).toBe(administrators);
    service.clock.pass(dayMinutes);
    await raise();
    expect(await countNotices()).toBe(2 * administrators);
    const { BACKUP_HOUR } = service.deps.config;
    const newest = getDueDay(
      new Date(service.clock.now().getTime() - dayMinutes * 60_000),
      BACKUP_HOUR,
    );
    writeFileSync(join(folder, `portal-${newest}.backup`), '');
    await raise();
    expect(await found()).toEqual([]);
    service.clock.pass(dayMinutes);
    await raise();
    expect(await found()).toEqual(['backup']);
    rmSync(join(folder, `portal-${newest}.backup`));
    writeFileSync(join(folder, 'portal-2999-01-01.backup'), '');
  });

  it('is a certificate that ends within three weeks, or that is not there', async () => {
    const { config, clock } = service.deps;
    const file = join(folder, 'fullchain.pem');
    config.CERTIFICATE_FILE = file;
    await raise();
    expect(await found()).toEqual(['certificate']);
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '90',
        '-subj',
        '/CN=land.example.in',
      ].concat(['-keyout', join(folder, 'privkey.pem'), '-out', file]),
      { stdio: 'ignore' },
    );
    const end = await readCertificateEnd(config);
    const minutesLeft = ((end?.getTime() ?? 0) - clock().getTime()) / 60_000;
    service.clock.pass(minutesLeft - (certificateDaysLeft + 1) * dayMinutes);
    await raise();
    expect(await found()).toEqual([]);
    const { token } = await service.signInAs('administrator');
    const { certificateUntil } = await service.result('operations', {}, token);
    expect(certificateUntil).toBe(end?.toISOString());
    service.clock.pass(2 * dayMinutes);
    await raise();
    expect(await found()).toEqual(['certificate']);
    config.CERTIFICATE_FILE = '';
  });

  it('is a disk of which less than a tenth and less than 2 GB are free', () => {
    const [bsize, gigabyte] = [4096, 1_000_000_000 / 4096];
    const isFull = (free: number, size: number) =>
      isNearlyFull({ bsize, bavail: free * gigabyte, blocks: size * gigabyte });
    expect([isFull(1, 20), isFull(1, 5), isFull(3, 500)]).toEqual([true, false, false]);
  });

  it('is a message that nobody has taken for an hour', async () => {
    const { db } = service.deps;
    const [user] = await db.select({ id: users.id }).from(users).limit(1);
    const createdOn = service.clock.now();
    const message = { recipient: '9437000001', channel: 'sms', createdOn } as const;
    await db.insert(deliveries).values({ ...message, userId: user?.id ?? 0, nextTryOn: createdOn });
    await raise();
    expect(await found()).toEqual([]);
    service.clock.pass(61);
    await raise();
    expect(await found()).toEqual(['messages']);
    await db.delete(deliveries);
  });

  it('is a task that failed today', async () => {
    const { db, clock } = service.deps;
    const run = () => Promise.reject(new Error('no disk'));
    const task = recordTask(db, clock, { key: 'backup', name: 'Backup', run });
    await expect(task.run()).rejects.toThrow('no disk');
    await raise();
    expect(await found()).toEqual(['tasks']);
    service.clock.pass(dayMinutes);
    await raise();
    expect(await found()).toEqual([]);
  });
});
