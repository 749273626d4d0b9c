import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ErasureCounts } from '@temple-land/portal-core';

/** The running transaction of an erasure counts here what it does. */
export interface Tally {
  counts: ErasureCounts;
  /** Adds rows of a table; nothing for no row. */
  add(effect: 'deleted' | 'anonymised', table: PgTable, rows: number): void;
}

/** Starts counting. */
export function createTally(): Tally {
  const counts: ErasureCounts = { deleted: {}, anonymised: {}, files: 0 };
  return {
    counts,
    add: (effect, table, rows) => {
      if (rows === 0) return;
      const name = getTableName(table);
      counts[effect][name] = (counts[effect][name] ?? 0) + rows;
    },
  };
}

/** Returns the sum of the rows of counts by table. */
export const sumRows = (byTable: Readonly<Record<string, number>>): number =>
  Object.values(byTable).reduce((sum, rows) => sum + rows, 0);
