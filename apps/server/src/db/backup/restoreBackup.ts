import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../database.ts';
import { listKnownMigrations, runMigrations } from '../migration/migrate.ts';
import { lockStartup } from '../query/lockStartup.ts';
import { listForeignKeys, quoteIdentifier, listTables } from './catalogue.ts';
import type { TestCopyMask } from '../testCopy/testCopy.ts';
import type { StoredFiles } from './streamBackup.ts';
import {
  invalidBackupText,
  readLines,
  type EndLine,
  type FileLine,
  type Header,
  type Line,
  type SequenceLine,
  type TableLine,
} from './backupLines.ts';

const batchSize = 200;

/** The database and the files into which a backup is restored, and the mask of a test copy. */
interface Target {
  tx: Database;
  files: StoredFiles;
  mask: TestCopyMask | undefined;
}

/** The result of a restore. */
export interface RestoreResult {
  takenAt: string;
  rows: number;
  files: number;
}

async function checkIsEmpty(tx: Database): Promise<void> {
  const [row] = await queryRows<{ tables: number }>(
    tx,
    sql`select count(*) as tables from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  if ((row?.tables ?? 0) > 0) {
    throw new Error(
      'The database is not empty. Restore into an empty one, so that nothing is lost.',
    );
  }
}

async function createSchema(tx: Database, { migrations }: Header): Promise<void> {
  const unknown = migrations.filter((tag, at) => listKnownMigrations()[at] !== tag);
  if (unknown.length > 0) {
    throw new Error(`The backup is from a version with other migrations: ${unknown.join(', ')}.`);
  }
  await runMigrations(tx, migrations);
}

/**
 * Drops foreign keys and disables triggers, so that rows can be inserted in any order; returns the statements that
 * restore them.
 */
async function disableConstraints(tx: Database): Promise<string[]> {
  const keys = await listForeignKeys(tx);
  for (const { drop } of keys) await tx.execute(sql.raw(drop));
  const tables = (await listTables(tx)).map(({ table }) => quoteIdentifier(table));
  for (const table of tables) {
    await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    // A migration can have filled the table; the backup contains its rows.
    await tx.execute(sql.raw(`delete from ${table}`));
  }
  const triggers = tables.map((table) => `alter table ${table} enable trigger user`);
  return [...keys.map(({ add }) => add), ...triggers];
}

/** Inserts rows into one table, in batches. */
class RowInserter {
  readonly #tx: Database;
  #line: TableLine | undefined;
  #rows: string[] = [];
  count = 0;

  constructor(tx: Database) {
    this.#tx = tx;
  }

  async begin(line: TableLine): Promise<void> {
    await this.flush();
    this.#line = line;
  }

  async add(row: string): Promise<void> {
    this.#rows.push(row);
    this.count += 1;
    if (this.#rows.length >= batchSize) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#line === undefined || this.#rows.length === 0) return;
    const table = sql.raw(quoteIdentifier(this.#line.table));
    const columns = sql.raw(this.#line.columns.map(quoteIdentifier).join(', '));
    const rows = `[${this.#rows.join(',')}]`;
    await this.#tx.execute(sql`insert into ${table} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table}, ${rows}::json)`);
    this.#rows = [];
  }
}

async function setSequence(tx: Database, { sequence, last, isCalled }: SequenceLine) {
  await tx.execute(
    sql`select setval(${quoteIdentifier(sequence)}::regclass, ${last}, ${isCalled})`,
  );
}

async function restoreFile(
  { tx, files, mask }: Target,
  { key, base64, sha256 }: FileLine,
): Promise<void> {
  const bytes = Buffer.from(base64, 'base64');
  if (sha256 !== undefined && createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error('The backup is damaged: a file in it has changed since the backup was made.');
  }
  const kept = mask === undefined ? bytes : await mask.replaceFile(tx, key);
  if (kept !== undefined) await files.put(key, kept);
}

async function loadLines(target: Target, lines: AsyncIterable<Line>) {
  const { tx } = target;
  const loader = new RowInserter(tx);
  let stored = 0;
  let end: EndLine | undefined;
  for await (const [kind, text] of lines) {
    if (kind === 'R') await loader.add(text);
    if (kind === 'T') await loader.begin(JSON.parse(text) as TableLine);
    if (kind === 'S') await setSequence(tx, JSON.parse(text) as SequenceLine);
    if (kind === 'F') {
      await loader.flush();
      await restoreFile(target, JSON.parse(text) as FileLine);
      stored += 1;
    }
    if (kind === 'E') end = JSON.parse(text) as EndLine;
  }
  await loader.flush();
  // Backups from before the file store do not count files.
  if (end?.rows === loader.count && (end.files ?? 0) === stored) {
    return { rows: loader.count, files: stored };
  }
  throw new Error(`The backup is incomplete: it ends after ${loader.count} rows, ${stored} files.`);
}

async function loadBackup(target: Target, source: Readable): Promise<RestoreResult> {
  const { tx } = target;
  const lines = readLines(source);
  const first = await lines.next();
  if (first.done === true || first.value[0] !== 'H') throw new Error(invalidBackupText);
  const header = JSON.parse(first.value[1]) as Header;
  await createSchema(tx, header);
  const closing = await disableConstraints(tx);
  const counts = await loadLines(target, lines);
  for (const statement of closing) await tx.execute(sql.raw(statement));
  return { takenAt: header.takenAt, ...counts };
}

/**
 * Restores a backup into an empty database in one transaction, and migrates it to the schema of this version; with a
 * mask as a test copy, so that no person is ever readable in it. Throws if the database is not empty, or the file is
 * damaged or of a newer version.
 */
export async function restoreBackup(
  db: Database,
  files: StoredFiles,
  source: Readable,
  mask?: TestCopyMask,
): Promise<RestoreResult> {
  const restored = await db.transaction(async (tx) => {
    await lockStartup(tx);
    await checkIsEmpty(tx);
    const result = await loadBackup({ tx, files, mask }, source);
    await runMigrations(tx, listKnownMigrations());
    await mask?.maskRows(tx, result.takenAt);
    return result;
  });
  await db.execute(sql`analyze`);
  return restored;
}
