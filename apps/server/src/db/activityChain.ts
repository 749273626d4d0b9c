import { and, asc, eq, gt, gte, isNotNull, isNull, lt, lte, min } from 'drizzle-orm';
import type { Config } from '../config.ts';
import {
  activityHash,
  headSeal,
  isNewHead,
  isSealed,
  keyFinder,
  newHashKey,
  type Activity,
  type Head,
  type KeyFinder,
} from './activityHashes.ts';
import type { Database } from './database.ts';
import { activities, activityHead } from './schema/ledger.ts';

export type { Activity } from './activityHashes.ts';

/** What a check of the chain found: whole, or the place of the first fault and what is wrong there. */
export type ChainVerdict =
  { isWhole: true; length: number } | { isWhole: false; place: number; fault: ChainFault };

/**
 * A record that is missing, was changed, was added from outside, or an end that was cut or forged; or one
 * that cannot be checked, because its key is no longer in the settings.
 */
export type ChainFault = 'missing' | 'changed' | 'foreign' | 'end' | 'uncheckable';

type Row = typeof activities.$inferSelect;

const headId = 1;
const start = '';
const checkedAtOnce = 2000;

const source = 'service';

const atStart: Head = {
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
  await db.insert(activityHead).values(atStart).onConflictDoNothing();
  return (await find())[0] ?? atStart;
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

async function* chained(db: Database, atOnce: number): AsyncGenerator<Row> {
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

interface Reached {
  place: number;
  hash: string;
  fault?: ChainFault;
  /** The first record whose key is not in the settings. */
  uncheckable?: number;
}

// Goes along the chain, from behind what was forgotten, to its end, a place, or the first fault. A record whose
// key is gone cannot be checked by itself; what follows it still is, over the hash that stands there.
async function follow(
  db: Database,
  findHashKey: KeyFinder,
  head: Head,
  atOnce: number,
  until = Infinity,
): Promise<Reached> {
  let [place, hash] = [head.forgottenPlace, head.forgottenHash];
  let uncheckable: number | undefined;
  for await (const row of chained(db, atOnce)) {
    if (place === until) break;
    place += 1;
    if (row.place !== place) return { place, hash, fault: 'missing' };
    const key = findHashKey(row.keyId);
    if (key === undefined) uncheckable ??= place;
    hash = key === undefined ? (row.hash ?? '') : activityHash(key, hash, place, row);
    if (row.hash !== hash) return { place, hash, fault: 'changed' };
  }
  return uncheckable === undefined ? { place, hash } : { place, hash, uncheckable };
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
    const { place, hash, fault } = await follow(
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

// Records of the time before the chain have no hash; one that came later was put in from outside.
async function hasForeign(db: Database, { forgottenPlace }: Head): Promise<boolean> {
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
 * Goes along the whole chain, `atOnce` records at a time, and tells whether a record was removed,
 * changed or put in since. The end must be under the current key, to which a start of the server brings it.
 */
export async function checkChain(
  db: Database,
  config: Config,
  atOnce = checkedAtOnce,
): Promise<ChainVerdict> {
  const broken = (place: number, fault: ChainFault) => ({ isWhole: false, place, fault }) as const;
  const findHashKey = await keyFinder(db, config);
  const [head = atStart] = await db.select().from(activityHead);
  const { place, hash, fault, uncheckable } = await follow(db, findHashKey, head, atOnce);
  if (fault) return broken(place, fault);
  const isEnd = head.length === place && head.hash === hash && isSealed(findHashKey, head);
  if (!isEnd) return broken(place + 1, 'end');
  if (await hasForeign(db, head)) return broken(place, 'foreign');
  return uncheckable === undefined
    ? { isWhole: true, length: place }
    : broken(uncheckable, 'uncheckable');
}
