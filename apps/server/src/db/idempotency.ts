import { and, eq, isNull, lt } from 'drizzle-orm';
import {
  getRetentionLimit,
  message,
  type Language,
  type MessageKey,
} from '@temple-land/portal-core';
import type { Database } from './database.ts';
import { idempotencyKeys } from './schema/idempotency.ts';

/** The idempotency key of a request, with the hash of its content. */
export interface RequestKey {
  call: string;
  key: string;
  contentHash: string;
  /** The hashes of the same content under former keys, which are still accepted. */
  olderHashes: readonly string[];
}

/**
 * The caller and idempotency key of a request; without a key each request has its effect. Visitors share one set of
 * keys, which are random.
 */
export interface KeyedContext {
  db: Database;
  clock: () => Date;
  language: Language;
  caller: { userId: number } | undefined;
  requestKey: RequestKey | undefined;
}

interface AnyAnswer {
  status: number;
}

const contentMismatchStatus = 422;

/** The statuses whose answer is stored: done, or waiting for approval. */
const successStatuses = new Set([200, 202]);
const numberKeys = new Set(['applicationNo', 'tokenNo', 'queryNo', 'bidderNo', 'correctionNo']);

/**
 * The messages for other content under a used key, where the first answer has a number; submissions with files have
 * their own messages.
 */
const receivedMessageKeys: Readonly<Record<string, MessageKey>> = {
  applyLand: 'once.received.form',
  grievanceSave: 'once.received.again',
  quarrySave: 'once.received.again',
};

const matchesKey = (userId: number | undefined, { call, key }: Pick<RequestKey, 'call' | 'key'>) =>
  and(
    userId === undefined ? isNull(idempotencyKeys.userId) : eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.call, call),
    eq(idempotencyKeys.key, key),
  );

function findNumber(answer: object): string | undefined {
  const result = 'result' in answer ? Object.entries(answer.result ?? {}) : [];
  return result.find(([name]) => numberKeys.has(name))?.[1] as string | undefined;
}

/** Builds the refusal of other content under a used key, with the number of the first submission. */
function buildMismatchAnswer(call: string, first: object, language: Language) {
  const number = findNumber(first);
  if (number === undefined) {
    return { status: contentMismatchStatus, message: message(language, 'once.received') };
  }
  const key = receivedMessageKeys[call] ?? 'once.received.number';
  return { status: contentMismatchStatus, message: message(language, key, { number }) };
}

/**
 * Returns the earlier answer for an idempotency key: the stored answer for the same content, 422 for other content;
 * undefined for a new key.
 */
export async function findEarlierAnswer(
  db: Database,
  { caller, requestKey, language }: Omit<KeyedContext, 'db' | 'clock'>,
): Promise<AnyAnswer | undefined> {
  if (requestKey === undefined) return undefined;
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(matchesKey(caller?.userId, requestKey));
  if (!row?.answer) return undefined;
  const hashes = [requestKey.contentHash, ...requestKey.olderHashes];
  if (hashes.includes(row.contentHash)) return row.answer;
  return buildMismatchAnswer(requestKey.call, row.answer, language);
}

/** Claims a key; false when it was used. Waits for a transaction that claims the same one. */
async function claimKey(
  tx: Database,
  userId: number | undefined,
  { call, key, contentHash }: Omit<RequestKey, 'olderHashes'>,
  now: Date,
) {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ userId, call, key, contentHash, createdOn: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

/**
 * Runs the work of a call in one transaction, once per idempotency key, and stores its answer. A refused request leaves
 * its key unused.
 */
export async function runOnce<Answer extends AnyAnswer>(
  context: KeyedContext,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  const { db, clock, caller, requestKey } = context;
  if (requestKey === undefined) return db.transaction(work);
  return db.transaction(async (tx) => {
    const now = clock();
    if (!(await claimKey(tx, caller?.userId, requestKey, now))) {
      const earlier = await findEarlierAnswer(tx, context);
      if (earlier) return earlier as Answer;
      throw new Error('A used key has no answer.');
    }
    const answer = await work(tx);
    const own = matchesKey(caller?.userId, requestKey);
    if (successStatuses.has(answer.status))
      await tx.update(idempotencyKeys).set({ answer }).where(own);
    else await tx.delete(idempotencyKeys).where(own);
    return answer;
  });
}

/**
 * Returns whether a user's key was used for a call; waits for a request that is using it. The key stays
 * unusable for others until the transaction ends.
 */
export async function isKeyUsed(
  tx: Database,
  userId: number,
  { call, key }: Pick<RequestKey, 'call' | 'key'>,
  now: Date,
): Promise<boolean> {
  if (!(await claimKey(tx, userId, { call, key, contentHash: '' }, now))) return true;
  await tx.delete(idempotencyKeys).where(matchesKey(userId, { call, key }));
  return false;
}

/** Deletes expired idempotency keys. */
export async function deleteOldRequestKeys(db: Database, now: Date): Promise<void> {
  const oldest = getRetentionLimit('requestKeys', now);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdOn, oldest));
}
