import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { programEnvironment } from '../../../../tests/support/programEnvironment.ts';
import { readConfig } from '../config.ts';
import { addActivity } from '../db/activity/activityChain.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migration/migrate.ts';
import { openDatabase } from '../db/connection/open.ts';
import { activities } from '../db/schema/ledger.ts';

const patienceMs = 480_000;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-command-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const config = () => readConfig({ DATA_DIR: folder });

async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(config(), () => {});
  await migrate(database);
  const result = await work(database.db);
  await database.close();
  return result;
}

function run(command: string, ...words: string[]): Promise<{ code: number; text: string }> {
  const file = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  const env = { ...programEnvironment(), DATA_DIR: folder };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...words], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, text: stdout + stderr });
    });
  });
}

describe('the check of the recorded activity', () => {
  it(
    'reports a valid chain, and a record removed from the database',
    async () => {
      const seen = { seenIp: '192.0.2.1', userId: null, at: new Date() };
      await withDatabase(async (db) => {
        for (const record of ['one', 'two', 'three'])
          await addActivity(db, config(), { record, ...seen });
      });
      const whole = await run('checkActivity');
      expect(whole).toEqual({ code: 0, text: 'The chain of 3 records is intact.\n' });
      await withDatabase(async (db) => db.delete(activities).where(eq(activities.place, 2)));
      const broken = await run('checkActivity');
      expect(broken).toEqual({
        code: 1,
        text: 'The chain is broken at position 2: a record is missing.\n',
      });
    },
    patienceMs,
  );
});
