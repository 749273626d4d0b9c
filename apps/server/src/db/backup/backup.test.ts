import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmpty, openSample } from '../../../../../tests/support/sampleDatabase.ts';
import { countingRandom, memoryFiles } from '../../../../../tests/support/fakes.ts';
import type { Files } from '../../ports/ports.ts';
import { moveDocuments } from '../maintenance/moveDocuments.ts';
import type { OpenDatabase } from '../database.ts';
import { documents } from '../schema/documents.ts';
import { listTables } from './catalogue.ts';
import { readBackupFile, writeBackupFile } from './backupFile.ts';
import { restoreBackup } from './restoreBackup.ts';
import { verifyBackup } from './verifyBackup.ts';
import { streamBackup } from './streamBackup.ts';

const now = new Date('2026-03-16T06:30:00Z');

const stored = memoryFiles(() => now);
let brought: Files;
let sample: OpenDatabase;
let lines: string;
let empty: OpenDatabase;
beforeAll(async () => {
  sample = await openSample();
  await moveDocuments(sample.db, stored, countingRandom());
  lines = await text(streamBackup(sample.db, stored, now));
});
afterAll(() => sample.close());
beforeEach(async () => {
  empty = await openEmpty();
  brought = memoryFiles(() => now);
});
afterEach(() => empty.close());

const restore = (backup: string) =>
  restoreBackup(empty.db, brought, Readable.from([Buffer.from(backup)]));

describe('a backup', () => {
  it('is identical after a restore and a new backup', async () => {
    const { rows, files, takenAt } = await restore(lines);
    expect(takenAt).toBe(now.toISOString());
    expect(rows).toBeGreaterThan(800);
    expect(files).toBeGreaterThan(60);
    expect(await text(streamBackup(empty.db, brought, now))).toBe(lines);
  });

  it('fails if a file is missing that a row refers to', async () => {
    const partly = { ...stored, get: async () => undefined };
    await expect(text(streamBackup(sample.db, partly, now))).rejects.toThrow(
      /uploaded files are not in the file store\. FILES_DIR/,
    );
  });

  it('omits a file whose row was deleted during the backup', async () => {
    await restore(lines);
    const [lost] = await empty.db.select({ key: documents.storageKey }).from(documents).limit(1);
    const going = {
      ...brought,
      get: async (key: string) => (key === lost?.key ? undefined : brought.get(key)),
    };
    const taken = streamBackup(empty.db, going, now);
    const rest = text(taken);
    await empty.db.delete(documents).where(eq(documents.storageKey, lost?.key ?? ''));
    const files = (await rest).match(/^F/gm)?.length;
    expect(files).toBe((lines.match(/^F/gm)?.length ?? 0) - 1);
  });

  it('is verified by a restore into memory', async () => {
    const proved = await verifyBackup(Readable.from([Buffer.from(lines)]));
    expect(proved).toMatchObject({ takenAt: now.toISOString(), rows: expect.any(Number) });
    const cut = verifyBackup(Readable.from([Buffer.from(lines.replace(/^R.*\n/m, ''))]));
    await expect(cut).rejects.toThrow('is incomplete');
  });

  it.each([
    ['is cut short', () => lines.slice(0, lines.length / 2), /is incomplete|JSON|json/],
    ['lost a file', () => lines.replace(/^F.*\n/m, ''), 'is incomplete'],
    [
      'holds another file than was stored',
      () => lines.replace(/^(F.*"sha256":")[0-9a-f]{64}/m, `$1${'0'.repeat(64)}`),
      'damaged',
    ],
    ['lost a row', () => lines.replace(/^R.*\n/m, ''), 'is incomplete'],
    ['is something else', () => '{"name":"portal"}\n', 'not a backup'],
    ['is empty', () => '', 'not a backup'],
    [
      'is of a newer version',
      () => lines.replace('0000_initial', '9999_later'),
      'other migrations',
    ],
  ])('that %s is refused, and nothing of it is stored', async (_, damaged, reason) => {
    await expect(restore(damaged())).rejects.toThrow(reason);
    expect(await listTables(empty.db)).toEqual([]);
  });

  it('is not restored into a database with data', async () => {
    await restore(lines);
    await expect(restore(lines)).rejects.toThrow('is not empty');
  });
});

describe('the file of a backup', () => {
  let folder = '';
  const file = () => join(folder, 'portal.backup');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-file-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is readable by its owner only, returns its lines, and is not overwritten', async () => {
    await writeBackupFile(file(), Readable.from([lines]));
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(await text(readBackupFile(file()))).toBe(lines);
    await expect(writeBackupFile(file(), Readable.from(['']))).rejects.toThrow('already');
  });

  it('does not exist after a failed backup', async () => {
    const failing = Readable.from(
      (function* lost() {
        yield 'H{}';
        throw new Error('The database is gone.');
      })(),
    );
    await expect(writeBackupFile(file(), failing)).rejects.toThrow('gone');
    expect(() => statSync(file())).toThrow('ENOENT');
  });

  it('causes an error when it is damaged', async () => {
    await writeBackupFile(file(), Readable.from([lines]));
    writeFileSync(file(), readFileSync(file()).subarray(0, -100));
    await expect(restoreBackup(empty.db, brought, readBackupFile(file()))).rejects.toThrow(
      'unexpected end',
    );
    await expect(text(readBackupFile(join(folder, 'none')))).rejects.toThrow('ENOENT');
  });
});
