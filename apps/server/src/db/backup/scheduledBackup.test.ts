import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memoryFiles } from '../../../../../tests/support/fakes.ts';
import { openSample } from '../../../../../tests/support/sampleDatabase.ts';
import type { OpenDatabase } from '../database.ts';
import { createBackupKey, readBackupFile } from './backupFile.ts';
import { getDueDay, takeDueBackup } from './scheduledBackup.ts';
import { verifyBackup } from './verifyBackup.ts';

// Nine in the evening of the 16th in India.
const evening = new Date('2026-03-16T15:30:00Z');
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

let sample: OpenDatabase;
let folder: string;
let other: string;
let now: Date;
beforeAll(async () => {
  sample = await openSample();
  await sample.db.execute('update documents set storage_key = null');
});
afterAll(() => sample.close());
beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), 'portal-backups-'));
  [folder, other, now] = [join(parent, 'backups'), join(parent, 'other'), evening];
  mkdirSync(other);
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const take = (settings: { BACKUP_RECIPIENTS?: string[]; BACKUP_COPY_DIR?: string } = {}) =>
  takeDueBackup({
    db: sample.db,
    files: memoryFiles(() => now),
    clock: () => now,
    config: {
      BACKUP_DIR: folder,
      BACKUP_COPY_DIR: other,
      BACKUP_HOUR: 2,
      BACKUP_KEPT_DAYS: 3,
      BACKUP_RECIPIENTS: [],
      ...settings,
    },
  });

describe('the day of a backup', () => {
  it.each([
    ['2026-03-16T20:29:59Z', '2026-03-16'],
    ['2026-03-16T20:30:00Z', '2026-03-17'],
    ['2026-03-16T18:30:00Z', '2026-03-16'],
  ])('at %s is %s', (at, day) => {
    expect(getDueDay(new Date(at), 2)).toBe(day);
  });
});

describe('the backup of the day', () => {
  it('is taken once, also by two instances, can be restored, and is copied', async () => {
    await Promise.all([take(), take()]);
    await take();
    expect(readdirSync(folder)).toEqual(['portal-2026-03-16.backup']);
    const path = join(folder, 'portal-2026-03-16.backup');
    expect(readFileSync(join(other, 'portal-2026-03-16.backup'))).toEqual(readFileSync(path));
    expect((await verifyBackup(readBackupFile(path))).rows).toBeGreaterThan(800);
  });

  it('goes after the kept days in both folders, but never the newest', async () => {
    await take();
    now = new Date(evening.getTime() + dayMs);
    await take();
    now = new Date(evening.getTime() + 4 * dayMs);
    await take();
    const kept = ['portal-2026-03-17.backup', 'portal-2026-03-20.backup'];
    expect(readdirSync(folder)).toEqual(kept);
    expect(readdirSync(other)).toEqual(kept);
  });

  it('is left to the instance that is writing it, unless that one broke off', async () => {
    mkdirSync(folder);
    const part = join(folder, 'portal-2026-03-16.backup.part');
    writeFileSync(part, '');
    utimesSync(part, now, now);
    await take();
    expect(readdirSync(folder)).toEqual(['portal-2026-03-16.backup.part']);
    now = new Date(now.getTime() + hourMs);
    await take();
    expect(readdirSync(folder)).toEqual(['portal-2026-03-16.backup']);
  });

  it('is taken, and the failure told, when the disk of the copies is not there', async () => {
    await expect(take({ BACKUP_COPY_DIR: join(other, 'disk') })).rejects.toThrow('BACKUP_COPY_DIR');
    expect(readdirSync(folder)).toEqual(['portal-2026-03-16.backup']);
  });

  it('is readable with the key of its recipient only', async () => {
    const key = await createBackupKey(now);
    await take({ BACKUP_RECIPIENTS: [key.recipient] });
    const path = join(folder, 'portal-2026-03-16.backup.age');
    const [identity, wrong] = [join(other, 'key.txt'), join(other, 'wrong.txt')];
    writeFileSync(identity, key.file);
    writeFileSync(wrong, (await createBackupKey(now)).file);
    expect((await verifyBackup(readBackupFile(path, identity))).rows).toBeGreaterThan(800);
    await expect(text(readBackupFile(path))).rejects.toThrow('--identity');
    await expect(text(readBackupFile(path, wrong))).rejects.toThrow('no identity matched');
    writeFileSync(path, readFileSync(path).subarray(0, -100));
    await expect(text(readBackupFile(path, identity))).rejects.toThrow();
  });
});
