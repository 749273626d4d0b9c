import { and, eq, gt, inArray } from 'drizzle-orm';
import {
  isPageSource,
  message,
  parseRecordName,
  type DraftSource,
  type Input,
} from '@temple-land/portal-core';
import type { RequestTransaction } from '../../../approvals/change.ts';
import { Refused } from '../../../approvals/refused.ts';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/account.ts';
import { pendingChanges } from '../../../db/schema/pendingChanges.ts';
import { pageDrafts } from '../../../db/schema/sitePages.ts';
import type { SignedIn } from '../../../handler.ts';
import { replaceDraftDocument } from './draftDocuments.ts';
import { toDraftSource } from './recordFields.ts';

/** The condition of a request to publish a draft that waits for a second administrator. */
export const isWaiting = (now: Date) =>
  and(
    inArray(pendingChanges.kind, ['page', 'content']),
    eq(pendingChanges.state, 'waiting'),
    gt(pendingChanges.expiresOn, now),
  );

/** Returns the request to publish a draft that waits, null without one. */
export async function findWaiting(db: Database, name: string, now: Date) {
  const [row] = await db
    .select({ change: pendingChanges, askedBy: users.fullName })
    .from(pendingChanges)
    .innerJoin(users, eq(users.id, pendingChanges.askedBy))
    .where(and(isWaiting(now), eq(pendingChanges.pageName, name)));
  if (!row) return null;
  const { reason, askedOn } = row.change;
  return { reason, askedBy: row.askedBy, askedOn: askedOn.toISOString() };
}

/**
 * Returns the draft of a page or record, locked until the transaction ends. Throws `Refused` with 409 when it waits for
 * approval or has another revision; 0 is the revision of no draft.
 */
export async function lockDraft(
  { tx, context }: RequestTransaction,
  { name, revision }: { name: string; revision: number },
) {
  const isOfPage = eq(pageDrafts.name, name);
  const [draft] = await tx.select().from(pageDrafts).where(isOfPage).for('update');
  if (await findWaiting(tx, name, context.clock()))
    throw new Refused({ status: 409, key: 'page.waits' });
  if ((draft?.revision ?? 0) !== revision) throw new Refused({ status: 409, key: 'page.conflict' });
  return draft;
}

/** Returns the text to store; throws `Refused` if it is not what the name says. */
function readSource({ name, source }: Input<'sitePageDraftSave'>): DraftSource {
  const record = parseRecordName(name);
  if (isPageSource(source) === (record !== undefined))
    throw new Refused({ status: 409, key: 'page.conflict' });
  return record && !isPageSource(source) ? toDraftSource(record.entity, source) : source;
}

/**
 * Saves a draft, with the file on which its change rests if there is one; returns its revision. That of a first one is a
 * chance number: an earlier draft had another.
 */
export async function saveDraft(
  transaction: RequestTransaction,
  request: Input<'sitePageDraftSave'>,
  documentId?: number,
) {
  const { tx, context } = transaction;
  const { name, reviewOn } = request;
  const source = readSource(request);
  const draft = await lockDraft(transaction, request);
  await replaceDraftDocument(tx, name, source);
  const revision = draft ? draft.revision + 1 : context.random.below(2 ** 30) + 1;
  const values = {
    source,
    reviewOn,
    revision,
    savedBy: context.caller.userId,
    savedOn: context.clock(),
    ...(documentId === undefined ? {} : { documentId }),
  };
  if (draft) {
    await tx.update(pageDrafts).set(values).where(eq(pageDrafts.name, name));
    return revision;
  }
  const made = await tx
    .insert(pageDrafts)
    .values({ name, ...values })
    .onConflictDoNothing()
    .returning({ name: pageDrafts.name });
  if (made.length === 0) throw new Refused({ status: 409, key: 'page.conflict' });
  return revision;
}

type Work<Result> = (transaction: RequestTransaction) => Promise<Result>;

/** Runs work on a draft in a transaction; returns its result, or the refusal of the work. */
export async function runWork<Result>(context: SignedIn, work: Work<Result>) {
  try {
    return { result: await context.db.transaction((tx) => work({ tx, context })) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, key } = error.fault;
    return { refusal: { status, message: message(context.language, key) } };
  }
}
