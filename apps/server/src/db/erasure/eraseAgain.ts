import { and, eq, lt, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Files } from '../../ports/ports.ts';
import { recordOperatorAction } from '../activity/operatorActivity.ts';
import type { Database } from '../database.ts';
import { users } from '../schema/account.ts';
import { erasureRequests } from '../schema/erasureRequests.ts';
import { eraseApplications } from './eraseApplications.ts';
import { isErasedLogin } from './erasedAccount.ts';
import type { LoggedErasure } from './erasureLog.ts';
import { eraseTraces } from './eraseTraces.ts';
import { createTally, sumRows, type Tally } from './tally.ts';

// An erasure that was committed during the backup can have begun before its point in time.
const longestErasureMs = 3_600_000;

/** Stores that a request has ended with the erasure; the backup can be older than the request. */
async function endRequest(
  tx: Database,
  { userId, number, erasedOn }: LoggedErasure,
  counts: Tally['counts'] & { files: number },
): Promise<void> {
  const end = { state: 'erased', endedOn: erasedOn, reason: '', counts };
  const isIt = eq(erasureRequests.number, number);
  const known = await tx.update(erasureRequests).set(end).where(isIt).returning();
  if (known.length > 0) return;
  // The number has the id, from which the next number is counted.
  const id = Number(number.split('/').at(-1));
  await tx
    .insert(erasureRequests)
    .values({ id, number, userId, askedOn: erasedOn, dueOn: erasedOn, ...end });
  await tx.execute(sql`select setval(pg_get_serial_sequence('erasure_requests', 'id'),
    greatest(${id}, (select max(id) from erasure_requests)))`);
}

async function eraseOneAgain(
  tx: Database,
  config: Config,
  erasure: LoggedErasure,
  now: Date,
): Promise<readonly string[] | undefined> {
  const { userId, number, erasedOn } = erasure;
  const isIt = and(eq(users.id, userId), lt(users.createdOn, erasedOn));
  const [user] = await tx.select().from(users).where(isIt).for('update');
  if (!user || isErasedLogin(user.loginId)) return undefined;
  const tally = createTally();
  const keys = await eraseApplications(tx, tally, user);
  await eraseTraces(tx, tally, user, now);
  const counts = { ...tally.counts, files: keys.length };
  await endRequest(tx, erasure, counts);
  const { deleted, anonymised, files } = counts;
  const remark = `${number}, user ${userId}, again after a restore: ${sumRows(deleted)} deleted, ${sumRows(anonymised)} anonymised, ${files} files`;
  await recordOperatorAction(tx, config, { action: 'ERASE', remark, operator: 'restore' }, now);
  return keys;
}

/** The restored database, and the listed erasures. */
export interface RestoredData {
  db: Database;
  files: Pick<Files, 'remove'>;
  config: Config;
  erasures: readonly LoggedErasure[];
  /** The point in time of the backup. */
  takenAt: string;
  now: Date;
}

/** Does the erasures again that were made after a backup; returns the numbers of their requests. */
export async function eraseAgain({
  db,
  files,
  config,
  erasures,
  takenAt,
  now,
}: RestoredData): Promise<string[]> {
  const since = Date.parse(takenAt) - longestErasureMs;
  const done: string[] = [];
  for (const erasure of erasures.filter(({ erasedOn }) => erasedOn.getTime() >= since)) {
    const keys = await db.transaction((tx) => eraseOneAgain(tx, config, erasure, now));
    if (keys === undefined) continue;
    for (const key of keys) await files.remove(key);
    done.push(erasure.number);
  }
  return done;
}
