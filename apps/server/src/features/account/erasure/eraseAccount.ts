import { eq, sql } from 'drizzle-orm';
import type { Language } from '@temple-land/portal-core';
import { recordOperatorAction } from '../../../db/activity/operatorActivity.ts';
import { endErasure, lockWaitingErasure } from '../../../db/erasure/erasureRequests.ts';
import { eraseApplications } from '../../../db/erasure/eraseApplications.ts';
import { appendErasure } from '../../../db/erasure/erasureLog.ts';
import { eraseTraces } from '../../../db/erasure/eraseTraces.ts';
import { listObstacles } from '../../../db/erasure/erasureScope.ts';
import { createTally, sumRows } from '../../../db/erasure/tally.ts';
import { users } from '../../../db/schema/account.ts';
import { pendingChanges } from '../../../db/schema/pendingChanges.ts';
import type { Database } from '../../../db/database.ts';
import type { Deps } from '../../../handler.ts';

/** An erased account: the files to remove, and where the person is told. */
interface Erased {
  number: string;
  keys: readonly string[];
  mobile: string;
  language: string;
}

const isRefusalWaiting = (userId: number) =>
  sql`${pendingChanges.userId} = ${userId} and ${pendingChanges.kind} = 'erasureRefusal' and ${pendingChanges.state} = 'waiting'`;

async function eraseInTransaction(
  tx: Database,
  { config }: Deps,
  userId: number,
  now: Date,
): Promise<Erased | undefined> {
  const request = await lockWaitingErasure(tx, userId);
  if (!request || request.dueOn > now) return undefined;
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user || (await listObstacles(tx, userId, now)).length > 0) return undefined;
  if ((await tx.$count(pendingChanges, isRefusalWaiting(userId))) > 0) return undefined;
  const tally = createTally();
  const keys = await eraseApplications(tx, tally, user);
  await eraseTraces(tx, tally, user, now);
  const counts = { ...tally.counts, files: keys.length };
  await endErasure(tx, userId, { state: 'erased', endedOn: now, reason: '', counts });
  const { deleted, anonymised, files } = counts;
  const remark = `${request.number}, user ${userId}: ${sumRows(deleted)} deleted, ${sumRows(anonymised)} anonymised, ${files} files`;
  await recordOperatorAction(tx, config, { action: 'ERASE', remark, operator: 'schedule' }, now);
  // Before the commit: an erasure that is not listed would be undone by the restore of an older backup.
  appendErasure(config.ERASURE_LOG, { userId, number: request.number, erasedOn: now });
  return { number: request.number, keys, mobile: user.mobile, language: user.language };
}

/**
 * Erases an account whose request is due, unless something stands in the way or a refusal waits for approval; returns
 * whether it was erased. The files are removed after the commit, so that no row refers to a missing file; a file that
 * could not be removed is deleted with the unused files.
 */
export async function eraseAccount(deps: Deps, userId: number): Promise<boolean> {
  const { db, files, sms, clock } = deps;
  const erased = await db.transaction((tx) => eraseInTransaction(tx, deps, userId, clock()));
  if (!erased) return false;
  for (const key of erased.keys) await files.remove(key);
  if (erased.mobile === '') return true;
  const language = erased.language as Language;
  try {
    const told = await sms.compose('sms.erased', language, { number: erased.number });
    await sms.send(erased.mobile, told);
  } catch {
    // The person has the document; the gateway must not stop the erasure.
  }
  return true;
}
