import { asc, gt } from 'drizzle-orm';
import { hashActivity, type ChainHead, type KeyFinder } from './activityHashes.ts';
import type { Database } from '../database.ts';
import { activities } from '../schema/ledger.ts';

type Row = typeof activities.$inferSelect;

/** How many records are read at a time. */
export const checkBatchSize = 2000;

/**
 * A record that is missing, was changed, was added from outside, or an end that was cut or forged; or one
 * that cannot be checked, because its key is no longer in the settings.
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

// Goes along the chain, from behind what was forgotten, to its end, a place, or the first fault. A record whose
// key is gone cannot be checked by itself; what follows it still is, over the hash that stands there.
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
