import { and, gt, isNotNull, isNull, min } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { emptyHead } from './activityChain.ts';
import { isSealValid, createKeyFinder, type ChainHead } from './activityHashes.ts';
import type { Database } from '../database.ts';
import { checkBatchSize, verifyRecords, type AuditChainError } from './verifyRecords.ts';
import { activities, activityHead } from '../schema/ledger.ts';

/** The result of a check of the chain: valid, or the first error and its place. */
export type ChainCheckResult =
  { isWhole: true; length: number } | { isWhole: false; place: number; fault: AuditChainError };

// Records older than the chain have no hash; a later record without a hash was inserted from outside.
async function hasForeignRecords(db: Database, { forgottenPlace }: ChainHead): Promise<boolean> {
  if (forgottenPlace > 0) return (await db.$count(activities, isNull(activities.place))) > 0;
  const [first] = await db
    .select({ id: min(activities.id) })
    .from(activities)
    .where(isNotNull(activities.place));
  if (!first?.id) return false;
  const foreign = and(gt(activities.id, first.id), isNull(activities.place));
  return (await db.$count(activities, foreign)) > 0;
}

/**
 * Checks the whole chain, `atOnce` records at a time, for removed, changed or inserted records. The seal must use the
 * current key, with which the server renews it at its start.
 */
export async function checkChain(
  db: Database,
  config: Config,
  atOnce = checkBatchSize,
): Promise<ChainCheckResult> {
  const broken = (place: number, fault: AuditChainError) =>
    ({ isWhole: false, place, fault }) as const;
  const findHashKey = await createKeyFinder(db, config);
  const [head = emptyHead] = await db.select().from(activityHead);
  const { place, hash, fault, uncheckable } = await verifyRecords(db, findHashKey, head, atOnce);
  if (fault) return broken(place, fault);
  const isEnd = head.length === place && head.hash === hash && isSealValid(findHashKey, head);
  if (!isEnd) return broken(place + 1, 'end');
  if (await hasForeignRecords(db, head)) return broken(place, 'foreign');
  return uncheckable === undefined
    ? { isWhole: true, length: place }
    : broken(uncheckable, 'uncheckable');
}
