import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';

/** Inserts rows in batches and says how far it is after each. */
export async function insertAll<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  done: (count: number) => void = () => {},
  batch = 2000,
): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    const part = rows.slice(start, start + batch) as Table['$inferInsert'][];
    await db.insert(table).values(part as never);
    done(Math.min(start + batch, rows.length));
  }
}
