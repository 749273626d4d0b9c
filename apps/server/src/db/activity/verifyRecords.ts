import { asc, gt } from 'drizzle-orm';
import { hashActivity, type ChainHead, type KeyFinder } from './activityHashes.ts';
import type { Database } from '../database.ts';
import { activities } from '../schema/ledger.ts';

type Row = typeof activities.$inferSelect;

/** The number of records read at a time. */
export const checkBatchSize = 2000;

/**
 * An error of the chain: a missing, changed or inserted record, a cut or forged end, or a record whose key is no longer
 * in the settings.
 */
export type AuditChainError = 'missing' | 'changed' | 'foreign' | 'end' | 'uncheckable';

async function* readRecords(db: Database, atOnce: number): AsyncGenerator<Row> {
  let last = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(activities)
      .where(gt(activities.place, last))
      .orderBy(asc(activities.place))
      .limit(atOnce);
    yield* rows;
    if (rows.length < atOnce) return;
    last = rows.at(-1)?.place ?? last;
  }
}

interface ChainPosition {
  place: number;
  hash: string;
  fault?: AuditChainError;
  /** The first record whose key is not in the settings. */
  uncheckable?: number;
}

// Verifies the records after the deleted ones, up to the end, a place, or the first error. A record whose key is
// missing cannot be checked itself; the next record is checked with its stored hash.
export async function verifyRecords(
  db: Database,
  findHashKey: KeyFinder,
  head: ChainHead,
  atOnce: number,
  until = Infinity,
): Promise<ChainPosition> {
  let [place, hash] = [head.forgottenPlace, head.forgottenHash];
  let uncheckable: number | undefined;
  for await (const row of readRecords(db, atOnce)) {
    if (place === until) break;
    place += 1;
    if (row.place !== place) return { place, hash, fault: 'missing' };
    const key = findHashKey(row.keyId);
    if (key === undefined) uncheckable ??= place;
    hash = key === undefined ? (row.hash ?? '') : hashActivity(key, hash, place, row);
    if (row.hash !== hash) return { place, hash, fault: 'changed' };
  }
  return uncheckable === undefined ? { place, hash } : { place, hash, uncheckable };
}
