import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Files } from '../../ports/ports.ts';
import { queryRows, type Database } from '../database.ts';
import { listAppliedMigrations } from '../migration/migrate.ts';
import {
  quoteIdentifier,
  listPrimaryKeys,
  listSequences,
  listStorageKeys,
  listTables,
} from './catalogue.ts';
import { formatLine } from './backupLines.ts';

const batchSize = 200;

/** The part of the file store that a backup reads and a restore fills. */
export type StoredFiles = Pick<Files, 'get' | 'put'>;

/** Writes text to the stream; waits while its buffer is full. */
type WriteText = (text: string) => Promise<void>;

/** Writes the rows of a table in the order of its primary key, so that the same data gives the same backup. */
async function writeRows(
  tx: Database,
  { table, key }: { table: string; key: readonly string[] },
  write: WriteText,
): Promise<number> {
  let count = 0;
  const order = key.length === 0 ? '' : ` order by ${key.map(quoteIdentifier).join(', ')}`;
  const select = `select row_to_json(t)::text as row from ${quoteIdentifier(table)} t${order}`;
  await tx.execute(sql.raw(`declare backup_rows no scroll cursor for ${select}`));
  for (;;) {
    const rows = await queryRows<{ row: string }>(
      tx,
      sql.raw(`fetch ${batchSize} from backup_rows`),
    );
    if (rows.length === 0) break;
    await write(rows.map(({ row }) => `R${row}\n`).join(''));
    count += rows.length;
  }
  await tx.execute(sql`close backup_rows`);
  return count;
}

/** The counts of a backup, and the storage keys of missing files. */
interface BackupCounts {
  rows: number;
  files: number;
  missing: string[];
}

async function writeFiles(tx: Database, files: StoredFiles, write: WriteText) {
  const missing: string[] = [];
  let count = 0;
  for (const key of await listStorageKeys(tx)) {
    const bytes = await files.get(key);
    if (bytes === undefined) {
      missing.push(key);
      continue;
    }
    const base64 = Buffer.from(bytes).toString('base64');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await write(formatLine('F', { key, base64, sha256 }));
    count += 1;
  }
  return { files: count, missing };
}

/** Throws if a row still refers to a missing file; files deleted in the meantime have no row. */
async function checkMissingFiles(db: Database, missing: readonly string[]): Promise<void> {
  if (missing.length === 0) return;
  const named = new Set(await listStorageKeys(db));
  const lost = missing.filter((key) => named.has(key));
  if (lost.length === 0) return;
  throw new Error(
    `${lost.length} uploaded files are not in the file store. FILES_DIR or S3_URL must name the store that the server uses.`,
  );
}

async function writeBackup(
  tx: Database,
  files: StoredFiles,
  now: Date,
  write: WriteText,
): Promise<BackupCounts> {
  await tx.execute(sql`set local statement_timeout = 0`);
  const migrations = await listAppliedMigrations(tx);
  await write(formatLine('H', { version: 1, takenAt: now.toISOString(), migrations }));
  let rows = 0;
  const keys = await listPrimaryKeys(tx);
  for (const line of await listTables(tx)) {
    await write(formatLine('T', line));
    rows += await writeRows(tx, { table: line.table, key: keys.get(line.table) ?? [] }, write);
  }
  for (const line of await listSequences(tx)) await write(formatLine('S', line));
  return { rows, ...(await writeFiles(tx, files, write)) };
}

/**
 * Streams a consistent backup of database and files, as lines. On PostgreSQL other connections are not blocked; on the
 * embedded engine they wait. The stream fails if a file is missing.
 */
export function streamBackup(db: Database, files: StoredFiles, now: Date): Readable {
  const stream = new PassThrough();
  const gone = new AbortController();
  stream.once('close', () => gone.abort());
  const write: WriteText = async (text) => {
    gone.signal.throwIfAborted();
    if (!stream.write(text)) await once(stream, 'drain', { signal: gone.signal });
  };
  const take = async () => {
    const {
      rows,
      files: fileCount,
      missing,
    } = await db.transaction((tx) => writeBackup(tx, files, now, write), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    await checkMissingFiles(db, missing);
    await write(formatLine('E', { rows, files: fileCount }));
  };
  take().then(
    () => stream.end(),
    (error: Error) => stream.destroy(error),
  );
  return stream;
}
