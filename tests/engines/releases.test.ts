import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readBackupFile } from '../../apps/server/src/db/backup/backupFile.ts';
import { restoreBackup } from '../../apps/server/src/db/backup/restoreBackup.ts';
import { streamBackup } from '../../apps/server/src/db/backup/streamBackup.ts';
import { openMemory } from '../../apps/server/src/db/connection/pglite.ts';
import {
  listKnownMigrations,
  listAppliedMigrations,
} from '../../apps/server/src/db/migration/migrate.ts';
import { memoryFiles } from '../support/fakes.ts';
import { openEmpty } from '../support/sampleDatabase.ts';

/**
 * Backups of earlier schemas, each with the sample and an errand in it, named by their last migration.
 * Before a migration is published, the schema before it gets one: office backup.
 */
const folder = fileURLToPath(new URL('releases', import.meta.url));
const releases = readdirSync(folder).map((file) => basename(file, '.backup'));

/** Columns whose values a later migration changes on purpose, as table.column. */
const reshaped = new Set([
  // The workflow closes reports of misuse and cases with R, no longer with G CLOSE.
  'applications.status',
  'application_steps.status',
  // Corners of plots are packed a hundred times finer.
  'plots.ring',
  // Keys of requests have a table of their own.
  'applications.idempotency_key',
  // The figures of mouzas are added up anew: what is sold by a deed is not vacant.
  'mouza_facts.version',
  'mouza_facts.area_vacant',
  // Numbers and addresses are encrypted.
  'users.login_id',
  'users.mobile',
  'users.email',
  'case_parties.mobile_no',
  'queries.mobile',
  'queries.email',
  'page_reports.contact',
  'pending_changes.before',
  'pending_changes.after',
  'bidders.aadhaar_end',
  'land_details.identity_end',
  'drafts.content',
  'field_reports.content',
  'attempts.subject',
]);

/** Tables to which a later migration adds rows of its own: the roles of the workflow, and its newer versions. */
const extended = new Set(['roles', 'role_menu', 'workflow_versions']);

/** Tables that a later migration empties: what lives for minutes, and the sent messages of a demo. */
const emptied = new Set(['codes', 'outbox', 'registration_tickets']);

type Row = Record<string, unknown>;
type Tables = Map<string, { columns: string[]; rows: Row[] }>;

async function tablesIn(backup: Readable): Promise<Tables> {
  const tables: Tables = new Map();
  let rows: Row[] = [];
  for (const line of (await text(backup)).split('\n')) {
    if (line.startsWith('R')) rows.push(JSON.parse(line.slice(1)) as Row);
    if (!line.startsWith('T')) continue;
    const { table, columns } = JSON.parse(line.slice(1)) as { table: string; columns: string[] };
    rows = [];
    tables.set(table, { columns, rows });
  }
  return tables;
}

const cut = (rows: readonly Row[], columns: readonly string[]) =>
  rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort();

describe.each(releases)('a database of %s', (release) => {
  it.each([
    ['PGlite', () => openMemory()],
    ['PostgreSQL', () => openEmpty()],
  ])('comes to the schema of today with every row, on %s', async (_, open) => {
    const file = join(folder, `${release}.backup`);
    const files = memoryFiles(() => new Date());
    const database = await open();
    await restoreBackup(database.db, files, readBackupFile(file));
    expect(await listAppliedMigrations(database.db)).toEqual(listKnownMigrations());
    const before = await tablesIn(readBackupFile(file));
    const after = await tablesIn(streamBackup(database.db, files, new Date()));
    await database.close();
    for (const [table, { columns, rows }] of before) {
      if (emptied.has(table)) continue;
      const kept = columns.filter((column) => !reshaped.has(`${table}.${column}`));
      const then = cut(rows, kept);
      const now = cut(after.get(table)?.rows ?? [], kept);
      const expected = extended.has(table) ? now.filter((row) => then.includes(row)) : now;
      expect([table, expected]).toEqual([table, then]);
    }
  });
});

describe('the kept schemas', () => {
  it('begin with the first', () => {
    expect(releases).toContain(listKnownMigrations()[0]);
  });
});
