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
  // A service that does not own its database may create nothing, not even what is there.
  const [table] = await queryRows<{ found: boolean }>(
    tx,
    sql`select to_regclass('migrations') is not null as found`,
  );
  if (!table?.found) await tx.execute(sql`create table migrations (tag text primary key)`);
  const done = new Set(await listAppliedMigrations(tx));
  for (const tag of tags.filter((name) => !done.has(name))) {
    for (const statement of read(`${tag}.sql`).split('--> statement-breakpoint')) {
      await runStatement(tx, statement.trim());
    }
    await tx.execute(sql`insert into migrations (tag) values (${tag})`);
  }
}

const notPermitted = '42501';

/** Says what to do when the user of the service may not migrate. */
function explainRefusal(error: unknown): never {
  const { cause } = error as Error;
  if ((cause as { code?: string } | undefined)?.code !== notPermitted) throw error;
  throw new Error(
    'The user of DATABASE_URL may not change the schema: run office upgrade as the owner of the database.',
    { cause },
  );
}

/**
 * Migrates the schema: each migration once, in order, in one transaction with an advisory lock, so that several
 * instances can start together.
 */
export async function migrate({ db }: OpenDatabase): Promise<void> {
  const work = db.transaction(async (tx) => {
    await lockStartup(tx);
    await runMigrations(tx, listKnownMigrations());
  });
  await work.catch(explainRefusal);
}
