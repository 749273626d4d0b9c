import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runOffice } from '../../../../tests/support/tools.ts';
import { readConfig } from '../config.ts';
import { readBackupFile } from '../db/backup/backupFile.ts';
import { verifyBackup } from '../db/backup/verifyBackup.ts';
import { openDatabase } from '../db/connection/open.ts';
import type { Database } from '../db/database.ts';
import {
  listAppliedMigrations,
  listKnownMigrations,
  runMigrations,
} from '../db/migration/migrate.ts';

const patienceMs = 480_000;
const newest = listKnownMigrations();
// A schema of an earlier release, which had no table of messages to send.
const earlier = newest.slice(0, newest.indexOf('0017_pending_changes') + 1);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-upgrade-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = await openDatabase(readConfig({ DATA_DIR: folder }), () => {});
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const upgrade = (...words: string[]) =>
  runOffice(['upgrade', '--json', ...words], { DATA_DIR: folder, BACKUP_DIR: folder });

describe('an upgrade', () => {
  it(
    'backs up, migrates, says what changed, and does nothing the second time',
    async () => {
      await withDatabase((db) => db.transaction((tx) => runMigrations(tx, earlier)));
      const { code, output } = await upgrade();
      expect(code).toBe(0);
      const report = JSON.parse(output) as { backup: string; changes: object[] };
      expect(report).toMatchObject({
        from: '0017_pending_changes',
        migrations: newest.slice(earlier.length),
        activity: { isWhole: true },
      });
      expect(report.changes).toContainEqual({ table: 'deliveries', before: null, after: 0 });
      expect(await verifyBackup(readBackupFile(report.backup))).toMatchObject({ files: 0 });
      expect(await withDatabase(listAppliedMigrations)).toEqual(newest);
      expect(JSON.parse((await upgrade()).output)).toMatchObject({ migrations: [] });
      expect(readdirSync(folder).filter((name) => name.startsWith('before-'))).toHaveLength(1);
    },
    patienceMs,
  );

  it(
    'that cannot be done is found on the copy, and changes nothing',
    async () => {
      await withDatabase(async (db) => {
        await db.transaction((tx) => runMigrations(tx, earlier));
        await db.execute(sql`create table deliveries as select 1 as id`);
      });
      const { code, output } = await upgrade('--backup', join(folder, 'before.backup'));
      const reason = /failed on a copy, and changed nothing.*deliveries/;
      expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(reason) });
      expect(existsSync(join(folder, 'before.backup'))).toBe(true);
      expect(await withDatabase(listAppliedMigrations)).toEqual(earlier);
    },
    patienceMs,
  );

  it(
    'of a database of a newer version is refused',
    async () => {
      await withDatabase((db) =>
        db.transaction(async (tx) => {
          await runMigrations(tx, earlier);
          await tx.execute(sql`insert into migrations (tag) values ('9999_later')`);
        }),
      );
      const { code, output } = await upgrade();
      expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('9999_later') });
      expect(readdirSync(folder).filter((name) => name.endsWith('.backup'))).toEqual([]);
    },
    patienceMs,
  );
});
