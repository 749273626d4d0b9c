import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { oneAtATime } from './oneAtATime.ts';
import { rowsOf, type OpenDatabase } from './database.ts';

const folder = new URL('../../migrations/', import.meta.url);

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
    await oneAtATime(tx);
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
