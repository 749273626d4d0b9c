import { and, asc, eq, gte, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import {
  hashActivity,
  computeSeal,
  isEmptyHead,
  isSealValid,
  createKeyFinder,
  getCurrentHashKey,
  type Activity,
  type ChainHead,
} from './activityHashes.ts';
import type { Database } from '../database.ts';
import { checkBatchSize, verifyRecords } from './verifyRecords.ts';
import { activities, activityHead } from '../schema/ledger.ts';

export type { Activity } from './activityHashes.ts';

const headId = 1;
const emptyHash = '';

const serviceSource = 'service';

/** The head of an empty chain. */
export const emptyHead: ChainHead = {
  id: headId,
  length: 0,
  hash: emptyHash,
  seal: '',
  forgottenPlace: 0,
  forgottenHash: emptyHash,
  keyId: null,
};

/** Locks the head of the chain, so that instances write one after another. */
export async function lockHead(db: Database): Promise<ChainHead> {
  const find = () =>
    db.select().from(activityHead).where(eq(activityHead.id, headId)).for('update');
  const [head] = await find();
  if (head) return head;
  await db.insert(activityHead).values(emptyHead).onConflictDoNothing();
  return (await find())[0] ?? emptyHead;
}

/** Saves a head with its seal under the current key. */
export async function saveHead(db: Database, config: Config, head: ChainHead): Promise<void> {
  const key = getCurrentHashKey(config);
  const sealed = { ...head, keyId: key.key.id, seal: computeSeal(key, head) };
  await db.update(activityHead).set(sealed).where(eq(activityHead.id, headId));
}

// An invalid seal is not replaced, so that new records do not hide a manipulated head.
async function updateHead(
  db: Database,
  config: Config,
  head: ChainHead,
  change: Partial<ChainHead>,
) {
  const findHashKey = await createKeyFinder(db, config);
  const moved = { ...head, ...change };
  if (!isEmptyHead(head) && findHashKey(head.keyId) === undefined) {
    throw new Error(
      `The activity chain is under the key ${head.keyId}, which CODE_KEYS_ACCEPTED lacks.`,
    );
  }
  if (isSealValid(findHashKey, head)) return saveHead(db, config, moved);
  return db.update(activityHead).set(moved).where(eq(activityHead.id, headId));
}

/** Adds an activity of the service to the end of the chain; instances wait for each other at its head. */
export async function addActivity(db: Database, config: Config, activity: Activity): Promise<void> {
  await db.transaction(async (tx) => {
    const head = await lockHead(tx);
    const place = head.length + 1;
    const key = getCurrentHashKey(config);
    const sourced = { ...activity, source: serviceSource };
    const hash = hashActivity(key, head.hash, place, sourced);
    await tx.insert(activities).values({ ...sourced, place, hash, keyId: key.key.id });
    await updateHead(tx, config, head, { length: place, hash });
  });
}

async function findLastPlaceBefore(db: Database, head: ChainHead, moment: Date): Promise<number> {
  const [younger] = await db
    .select({ place: activities.place })
    .from(activities)
    .where(and(isNotNull(activities.place), gte(activities.at, moment)))
    .orderBy(asc(activities.place))
    .limit(1);
  return (younger?.place ?? head.length + 1) - 1;
}

/**
 * Deletes the records before a moment. The seal then contains place and hash of the last deleted record, so that a
 * record removed in another way is still detected. If the old records are not valid, they are kept for the check.
 */
export async function deleteActivitiesBefore(
  db: Database,
  config: Config,
  before: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const head = await lockHead(tx);
    await tx.delete(activities).where(and(isNull(activities.place), lt(activities.at, before)));
    const until = await findLastPlaceBefore(tx, head, before);
    if (until <= head.forgottenPlace) return;
    const { place, hash, fault } = await verifyRecords(
      tx,
      await createKeyFinder(tx, config),
      head,
      checkBatchSize,
      until,
    );
    if (fault || place !== until) return;
    await tx.delete(activities).where(lte(activities.place, until));
    await updateHead(tx, config, head, { forgottenPlace: until, forgottenHash: hash });
  });
}
