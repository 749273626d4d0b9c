import { createHmac } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, isNull, min } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { activities, activityHead } from './schema/ledger.ts';

/** What is recorded of an action: the record as JSON, and what the server saw of it. */
export interface Activity {
  record: string;
  seenIp: string;
  userId: number | null;
  at: Date;
}

/** What a check of the chain found: whole, or the place of the first fault and what is wrong there. */
export type ChainVerdict =
  { isWhole: true; length: number } | { isWhole: false; place: number; fault: ChainFault };

/** A record that is missing, was changed, was added from outside, or an end that was cut or forged. */
export type ChainFault = 'missing' | 'changed' | 'foreign' | 'end';

const headId = 1;
const start = '';
const checkedAtOnce = 2000;

function keyed({ CODE_KEY }: Config, purpose: string, text: string): string {
  const key = createHmac('sha256', CODE_KEY).update(`activity-${purpose}`).digest();
  return createHmac('sha256', key).update(text).digest('hex');
}

function hashOf(config: Config, before: string, place: number, activity: Activity): string {
  const { record, seenIp, userId, at } = activity;
  const text = JSON.stringify([before, place, record, seenIp, userId, at.toISOString()]);
  return keyed(config, 'record', text);
}

const sealOf = (config: Config, length: number, hash: string) =>
  keyed(config, 'head', `${length}:${hash}`);

async function lockHead(db: Database) {
  const find = () =>
    db.select().from(activityHead).where(eq(activityHead.id, headId)).for('update');
  const [head] = await find();
  if (head) return head;
  const empty = { id: headId, length: 0, hash: start, seal: '' };
  await db.insert(activityHead).values(empty).onConflictDoNothing();
  return (await find())[0] ?? empty;
}

/** Adds a record to the end of the chain; several instances wait for one another at its head. */
export async function addActivity(db: Database, config: Config, activity: Activity): Promise<void> {
  await db.transaction(async (tx) => {
    const head = await lockHead(tx);
    const place = head.length + 1;
    const hash = hashOf(config, head.hash, place, activity);
    await tx.insert(activities).values({ ...activity, place, hash });
    await tx
      .update(activityHead)
      .set({ length: place, hash, seal: sealOf(config, place, hash) })
      .where(eq(activityHead.id, headId));
  });
}

type Row = typeof activities.$inferSelect;

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

// Records of the time before the chain have no hash; one that came later was put in from outside.
async function hasForeign(db: Database): Promise<boolean> {
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
 * changed or put in since.
 */
export async function checkChain(
  db: Database,
  config: Config,
  atOnce = checkedAtOnce,
): Promise<ChainVerdict> {
  const broken = (place: number, fault: ChainFault) => ({ isWhole: false, place, fault }) as const;
  let [place, hash] = [0, start];
  for await (const row of chained(db, atOnce)) {
    place += 1;
    if (row.place !== place) return broken(place, 'missing');
    hash = hashOf(config, hash, place, row);
    if (row.hash !== hash) return broken(place, 'changed');
  }
  const [head] = await db.select().from(activityHead);
  const isEnd = head
    ? head.length === place && head.hash === hash && head.seal === sealOf(config, place, hash)
    : place === 0;
  if (!isEnd) return broken(place + 1, 'end');
  return (await hasForeign(db)) ? broken(place, 'foreign') : { isWhole: true, length: place };
}
