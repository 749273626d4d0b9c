import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { queryRows, type Database, type OpenDatabase } from '../database.ts';
import { encryptDraftsAndReports, encryptStoredFields } from './encryptStoredFields.ts';
import { lockStartup } from '../query/lockStartup.ts';

const folder = new URL('../../../migrations/', import.meta.url);

// What SQL cannot do: a statement `-- code: name` in a migration runs the function of that name.
const migrationCode: Readonly<Record<string, (tx: Database) => Promise<void>>> = {
  encryptStoredFields,
  encryptDraftsAndReports,
};

interface Journal {
  entries: { tag: string }[];
}

const read = (name: string) => readFileSync(fileURLToPath(new URL(name, folder)), 'utf8');

/** Returns the names of all migrations of this version, oldest first. */
export function listKnownMigrations(): string[] {
  const { entries } = JSON.parse(read('meta/_journal.json')) as Journal;
  return entries.map(({ tag }) => tag);
}

/** Returns the names of the applied migrations of a database, oldest first. */
export async function listAppliedMigrations(db: Database): Promise<string[]> {
  const rows = await queryRows<{ tag: string }>(db, sql`select tag from migrations order by tag`);
  return rows.map(({ tag }) => tag);
}

async function runStatement(tx: Database, statement: string): Promise<void> {
  const code = /^-- code: (\w+)$/.exec(statement)?.[1];
  if (code === undefined) return void (await tx.execute(sql.raw(statement)));
  const run = migrationCode[code];
  if (run === undefined) throw new Error(`There is no code of a migration named ${code}.`);
  await run(tx);
}

/** Runs those of the named migrations that are not applied yet, in order, in the given transaction. */
export async function runMigrations(tx: Database, tags: readonly string[]): Promise<void> {
  await tx.execute(sql`create table if not exists migrations (tag text primary key)`);
  const done = new Set(await listAppliedMigrations(tx));
  for (const tag of tags.filter((name) => !done.has(name))) {
    for (const statement of read(`${tag}.sql`).split('--> statement-breakpoint')) {
      await runStatement(tx, statement.trim());
    }
    await tx.execute(sql`insert into migrations (tag) values (${tag})`);
  }
}

/**
 * Migrates the schema: each migration once, in order, in one transaction with an advisory lock, so that several
 * instances can start together.
 */
export async function migrate({ db }: OpenDatabase): Promise<void> {
  await db.transaction(async (tx) => {
    await lockStartup(tx);
    await runMigrations(tx, listKnownMigrations());
  });
}
