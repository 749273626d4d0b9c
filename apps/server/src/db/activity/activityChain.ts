import { and, asc, eq, gte, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import {
  activityHash,
  headSeal,
  isNewHead,
  isSealed,
  keyFinder,
  newHashKey,
  type Activity,
  type Head,
} from './activityHashes.ts';
import type { Database } from '../database.ts';
import { checkedAtOnce, followChain } from './followChain.ts';
import { activities, activityHead } from '../schema/ledger.ts';

export type { Activity } from './activityHashes.ts';

const headId = 1;
const start = '';

const source = 'service';

/** The head of a chain without records. */
export const headAtStart: Head = {
  id: headId,
  length: 0,
  hash: start,
  seal: '',
  forgottenPlace: 0,
  forgottenHash: start,
  keyId: null,
};

/** Locks the head, so that several instances wait for one another. */
export async function lockHead(db: Database): Promise<Head> {
  const find = () =>
    db.select().from(activityHead).where(eq(activityHead.id, headId)).for('update');
  const [head] = await find();
  if (head) return head;
  await db.insert(activityHead).values(headAtStart).onConflictDoNothing();
  return (await find())[0] ?? headAtStart;
}

/** Writes a head under the seal of the current key. */
export async function writeHead(db: Database, config: Config, head: Head): Promise<void> {
  const key = newHashKey(config);
  const sealed = { ...head, keyId: key.key.id, seal: headSeal(key, head) };
  await db.update(activityHead).set(sealed).where(eq(activityHead.id, headId));
}

// A broken seal stays broken, so that going on does not hide what was done to the head.
async function moveHead(db: Database, config: Config, head: Head, change: Partial<Head>) {
  const findHashKey = await keyFinder(db, config);
  const moved = { ...head, ...change };
  if (!isNewHead(head) && findHashKey(head.keyId) === undefined) {
    throw new Error(
      `The activity chain is under the key ${head.keyId}, which CODE_KEYS_ACCEPTED lacks.`,
    );
  }
  if (isSealed(findHashKey, head)) return writeHead(db, config, moved);
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
    const key = newHashKey(config);
    const sourced = { ...activity, source };
    const hash = activityHash(key, head.hash, place, sourced);
    await tx.insert(activities).values({ ...sourced, place, hash, keyId: key.key.id });
    await moveHead(tx, config, head, { length: place, hash });
  });
}

async function lastBefore(db: Database, head: Head, moment: Date): Promise<number> {
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
export async function forgetActivities(db: Database, config: Config, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const head = await lockHead(tx);
    await tx.delete(activities).where(and(isNull(activities.place), lt(activities.at, before)));
    const until = await lastBefore(tx, head, before);
    if (until <= head.forgottenPlace) return;
    const { place, hash, fault } = await followChain(
      tx,
      await keyFinder(tx, config),
      head,
      checkedAtOnce,
      until,
    );
    if (fault || place !== until) return;
    await tx.delete(activities).where(lte(activities.place, until));
    await moveHead(tx, config, head, { forgottenPlace: until, forgottenHash: hash });
  });
}
