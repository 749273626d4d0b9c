import { isDeepStrictEqual } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  formatIndianDate,
  listPageFaults,
  sitePageNames,
  type Input,
  type SitePageName,
} from '@temple-land/portal-core';
import type { ChangeTransaction } from '../../approvals/change.ts';
import { revisionField } from '../../approvals/pageChange.ts';
import { Refused } from '../../approvals/refused.ts';
import { requestApproval } from '../../approvals/requestApproval.ts';
import type { Database } from '../../db/database.ts';
import { listNewestPages, readNewestPage } from '../../db/pages/sitePages.ts';
import { users } from '../../db/schema/account.ts';
import { pendingChanges } from '../../db/schema/pendingChanges.ts';
import { pageDrafts, pageVersions } from '../../db/schema/sitePages.ts';
import type { MemberHandler } from '../../handler.ts';
import { findWaiting, isWaiting, lockDraft, runWork, saveDraft } from './pageDrafts.ts';

/** Answers api/admin/pages/list: every page that can be edited, with its version, review and draft. */
export const sitePageList: MemberHandler<'sitePageList'> = async (_, { db, clock }) => {
  const now = clock();
  const today = formatIndianDate(now);
  const newest = new Map((await listNewestPages(db)).map((page) => [page.name, page]));
  const drafts = await db.select({ name: pageDrafts.name }).from(pageDrafts);
  const waiting = await db
    .select({ name: pendingChanges.pageName })
    .from(pendingChanges)
    .where(isWaiting(now));
  const result = sitePageNames.map((name) => {
    const page = newest.get(name);
    const reviewOn = page?.reviewOn ?? '';
    return {
      name,
      version: page?.version ?? 0,
      publishedOn: page?.publishedOn.toISOString() ?? null,
      reviewOn,
      isReviewDue: reviewOn !== '' && reviewOn <= today,
      hasDraft: drafts.some((draft) => draft.name === name),
      isWaiting: waiting.some((change) => change.name === name),
    };
  });
  return { status: 200, result };
};

async function findDraft(db: Database, name: SitePageName) {
  const [row] = await db
    .select({ draft: pageDrafts, savedBy: users.fullName })
    .from(pageDrafts)
    .innerJoin(users, eq(users.id, pageDrafts.savedBy))
    .where(eq(pageDrafts.name, name));
  if (!row) return null;
  const { source, reviewOn, revision, savedOn } = row.draft;
  return { source, reviewOn, revision, savedBy: row.savedBy, savedOn: savedOn.toISOString() };
}

async function listVersions(db: Database, name: SitePageName) {
  const [requester, approver] = [alias(users, 'requester'), alias(users, 'approver')];
  const rows = await db
    .select({ row: pageVersions, askedBy: requester.fullName, approvedBy: approver.fullName })
    .from(pageVersions)
    .innerJoin(requester, eq(requester.id, pageVersions.askedBy))
    .innerJoin(approver, eq(approver.id, pageVersions.approvedBy))
    .where(eq(pageVersions.name, name))
    .orderBy(desc(pageVersions.version));
  return rows.map(({ row, askedBy, approvedBy }) => ({
    version: row.version,
    source: row.source,
    reviewOn: row.reviewOn,
    publishedOn: row.publishedOn.toISOString(),
    reason: row.reason,
    askedBy,
    approvedBy,
  }));
}

/** Answers api/admin/pages/details: the draft of a page, its versions, newest first, and the request that waits. */
export const sitePageDetails: MemberHandler<'sitePageDetails'> = async (
  { name },
  { db, clock },
) => {
  const draft = await findDraft(db, name);
  const versions = await listVersions(db, name);
  return {
    status: 200,
    result: { draft, versions, waiting: await findWaiting(db, name, clock()) },
  };
};

async function publish(transaction: ChangeTransaction, request: Input<'sitePagePublish'>) {
  const { tx, context } = transaction;
  const { name, reason } = request;
  const draft = await lockDraft(transaction, request);
  if (!draft) throw new Refused({ status: 409, key: 'page.conflict' });
  const { source, reviewOn, revision } = draft;
  if (listPageFaults(name, source).length > 0)
    throw new Refused({ status: 400, key: 'page.faults' });
  if (reviewOn !== '' && reviewOn <= formatIndianDate(context.clock()))
    throw new Refused({ status: 400, key: 'page.reviewDay' });
  const newest = await readNewestPage(tx, name);
  if (newest && isDeepStrictEqual([newest.source, newest.reviewOn], [source, reviewOn]))
    throw new Refused({ status: 400, key: 'page.unchanged' });
  const version = newest?.version ?? 0;
  await requestApproval(transaction, {
    kind: 'page',
    userId: null,
    pageName: name,
    before: { version, reviewOn: newest?.reviewOn ?? '', [revisionField]: revision },
    after: { version: version + 1, reviewOn, [revisionField]: revision },
    reason,
  });
}

/** Answers api/admin/pages/draft/save; 409 if the draft has another revision or waits for approval. */
export const sitePageDraftSave: MemberHandler<'sitePageDraftSave'> = async (request, context) => {
  const done = await runWork(context, (transaction) => saveDraft(transaction, request));
  return done.refusal ?? { status: 200, result: { revision: done.result } };
};

/** Answers api/admin/pages/draft/discard; 409 if the draft has another revision or waits for approval. */
export const sitePageDraftDiscard: MemberHandler<'sitePageDraftDiscard'> = async (
  request,
  context,
) => {
  const done = await runWork(context, async (transaction) => {
    await lockDraft(transaction, request);
    await transaction.tx.delete(pageDrafts).where(eq(pageDrafts.name, request.name));
  });
  return done.refusal ?? { status: 200 };
};

/**
 * Answers api/admin/pages/publish: asks a second administrator to publish the draft. 202; 400 if a text is missing or
 * cannot be read, the day of review is past or nothing changes; 409 as for a draft.
 */
export const sitePagePublish: MemberHandler<'sitePagePublish'> = async (request, context) => {
  const done = await runWork(context, (transaction) => publish(transaction, request));
  return done.refusal ?? { status: 202, isWaiting: true };
};
