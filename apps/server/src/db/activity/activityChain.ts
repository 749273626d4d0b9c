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

/** The head of a chain without records. */
export const emptyHead: ChainHead = {
  id: headId,
  length: 0,
  hash: emptyHash,
  seal: '',
  forgottenPlace: 0,
  forgottenHash: emptyHash,
  keyId: null,
};

/** Locks the head, so that several instances wait for one another. */
export async function lockHead(db: Database): Promise<ChainHead> {
  const find = () =>
    db.select().from(activityHead).where(eq(activityHead.id, headId)).for('update');
  const [head] = await find();
  if (head) return head;
  await db.insert(activityHead).values(emptyHead).onConflictDoNothing();
  return (await find())[0] ?? emptyHead;
}

/** Writes a head under the seal of the current key. */
export async function saveHead(db: Database, config: Config, head: ChainHead): Promise<void> {
  const key = getCurrentHashKey(config);
  const sealed = { ...head, keyId: key.key.id, seal: computeSeal(key, head) };
  await db.update(activityHead).set(sealed).where(eq(activityHead.id, headId));
}

// A broken seal stays broken, so that going on does not hide what was done to the head.
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

/**
 * Adds a record of what the service itself saw to the end of the chain; several instances wait for one
 * another at its head.
 */
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
 * Forgets the records from before a moment. The chain then begins behind the last of them, whose place
 * and hash stand under the seal, so that a record removed in another way is still noticed. What is to be
 * forgotten must be whole; otherwise it stays, for the check to show.
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
