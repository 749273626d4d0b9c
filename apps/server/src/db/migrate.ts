import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { rowsOf, type OpenDatabase } from './database.ts';

const folder = new URL('../../migrations/', import.meta.url);
const anyNumber = 726_041;

interface Journal {
  entries: { tag: string }[];
}

const read = (name: string) => readFileSync(fileURLToPath(new URL(name, folder)), 'utf8');

/**
 * Brings the schema up to date: each migration once, in order, all in one transaction that holds an
 * advisory lock, so that several instances may start together.
 */
export async function migrate({ db }: OpenDatabase): Promise<void> {
  const { entries } = JSON.parse(read('meta/_journal.json')) as Journal;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(anyNumber))})`);
    await tx.execute(sql`create table if not exists migrations (tag text primary key)`);
    const done = new Set(
      (await rowsOf<{ tag: string }>(tx, sql`select tag from migrations`)).map(({ tag }) => tag),
    );
    for (const { tag } of entries.filter((entry) => !done.has(entry.tag))) {
      for (const statement of read(`${tag}.sql`).split('--> statement-breakpoint')) {
        await tx.execute(sql.raw(statement));
      }
      await tx.execute(sql`insert into migrations (tag) values (${tag})`);
    }
  });
}
