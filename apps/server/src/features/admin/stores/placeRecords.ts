import { and, eq, max, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import type { RecordTable, StoredRecord } from './store.ts';

type Place = RecordTable & { isActive: PgColumn };

/** The parts of a store that all places share: how their records are retired. */
export const maintained = (table: Place) => ({
  table,
  isActive: sql<boolean>`${table.isActive}`,
  retiredValues: { isActive: false },
  restoredValues: { isActive: true },
});

/** Returns the values with the next id for a new place, whose ids are no sequence; the lock serialises two insertions. */
export async function withNextId(
  tx: Database,
  table: Place,
  values: StoredRecord,
  id?: number,
): Promise<StoredRecord> {
  if (id !== undefined) return values;
  await tx.execute(sql`lock table ${table} in share row exclusive mode`);
  const [row] = await tx.select({ last: max(table.id).mapWith(Number) }).from(table);
  return { ...values, id: (row?.last ?? 0) + 1 };
}

/** Returns whether a place in use lies in another one. */
export async function isParent(tx: Database, below: Place, parent: PgColumn, id: number) {
  return (await tx.$count(below, and(eq(parent, id), eq(below.isActive, true)))) > 0;
}
