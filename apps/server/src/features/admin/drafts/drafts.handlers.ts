import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  formatIndianDate,
  getRecordTitle,
  isPageSource,
  parseRecordName,
  sitePageNames,
  type DraftSource,
} from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { listNewestVersions } from '../../../db/pages/sitePages.ts';
import { users } from '../../../db/schema/account.ts';
import { pendingChanges } from '../../../db/schema/pendingChanges.ts';
import { pageDrafts, pageVersions } from '../../../db/schema/sitePages.ts';
import type { MemberHandler } from '../../../handler.ts';
import { askToPublish } from './askToPublish.ts';
import { deleteDraftDocuments, listDocuments } from './draftDocuments.ts';
import { findDrafted } from './draftedRecord.ts';
import { findWaiting, isWaiting, lockDraft, runWork, saveDraft } from './draftWork.ts';
import { toRecordSource } from './recordFields.ts';

/** Returns the English name of the record of a draft; empty for a page. */
function getListTitle(name: string, source: DraftSource | undefined): string {
  const record = parseRecordName(name);
  return record && source && !isPageSource(source) ? getRecordTitle(record.entity, source) : '';
}

/**
 * Answers api/admin/pages/list: every page that can be edited, and every record with a draft or a day of review, with
 * its version, review and draft.
 */
export const sitePageList: MemberHandler<'sitePageList'> = async (_, { db, clock }) => {
  const now = clock();
  const today = formatIndianDate(now);
  const newest = new Map((await listNewestVersions(db)).map((row) => [row.name, row]));
  const drafts = new Map((await db.select().from(pageDrafts)).map((row) => [row.name, row]));
  const waiting = await db
    .select({ name: pendingChanges.pageName })
    .from(pendingChanges)
    .where(isWaiting(now));
  const reviewed = [...newest.values()].filter(({ reviewOn }) => reviewOn !== '');
  const records = [...drafts.values(), ...reviewed]
    .map(({ name }) => name)
    .filter((name) => parseRecordName(name) !== undefined)
    .toSorted();
  const result = [...new Set([...sitePageNames, ...records])].map((name) => {
    const version = newest.get(name);
    const reviewOn = version?.reviewOn ?? '';
    return {
      name,
      title: getListTitle(name, (drafts.get(name) ?? version)?.source),
      version: version?.version ?? 0,
      publishedOn: version?.publishedOn.toISOString() ?? null,
      reviewOn,
      isReviewDue: reviewOn !== '' && reviewOn <= today,
      hasDraft: drafts.has(name),
      isWaiting: waiting.some((change) => change.name === name),
    };
  });
  return { status: 200, result };
};

async function findDraft(db: Database, name: string) {
  const [row] = await db
    .select({ draft: pageDrafts, savedBy: users.fullName })
    .from(pageDrafts)
    .innerJoin(users, eq(users.id, pageDrafts.savedBy))
    .where(eq(pageDrafts.name, name));
  if (!row) return null;
  const { source, reviewOn, revision, savedOn } = row.draft;
  return { source, reviewOn, revision, savedBy: row.savedBy, savedOn: savedOn.toISOString() };
}

async function listVersions(db: Database, name: string) {
  const [requester, approver] = [alias(users, 'requester'), alias(users, 'approver')];
  const rows = await db
    .select({ row: pageVersions, askedBy: requester.fullName, approvedBy: approver.fullName })
    .from(pageVersions)
    .leftJoin(requester, eq(requester.id, pageVersions.askedBy))
    .leftJoin(approver, eq(approver.id, pageVersions.approvedBy))
    .where(eq(pageVersions.name, name))
    .orderBy(desc(pageVersions.version));
  return rows.map(({ row, askedBy, approvedBy }) => ({
    version: row.version,
    source: row.source,
    reviewOn: row.reviewOn,
    publishedOn: row.publishedOn.toISOString(),
    reason: row.reason,
    askedBy: askedBy ?? '',
    approvedBy: approvedBy ?? '',
  }));
}

async function readPresent(db: Database, name: string) {
  const drafted = parseRecordName(name);
  const record = drafted && (await findDrafted(db, drafted));
  return drafted && record && record !== 'missing' ? toRecordSource(drafted.entity, record) : null;
}

/**
 * Answers api/admin/pages/details: the draft of a page or record, its versions, newest first, the request that waits,
 * the fields of a stored record, and the documents that all of these have.
 */
export const sitePageDetails: MemberHandler<'sitePageDetails'> = async (
  { name },
  { db, clock },
) => {
  const draft = await findDraft(db, name);
  const versions = await listVersions(db, name);
  const present = await readPresent(db, name);
  const sources = [draft?.source, present, ...versions.map(({ source }) => source)];
  return {
    status: 200,
    result: {
      draft,
      versions,
      waiting: await findWaiting(db, name, clock()),
      present,
      documents: await listDocuments(db, sources),
    },
  };
};

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
    await deleteDraftDocuments(transaction.tx, request.name);
  });
  return done.refusal ?? { status: 200 };
};

/**
 * Answers api/admin/pages/publish: asks a second administrator to publish the draft. 202; 400 if a text is missing or
 * cannot be read, the day of review is past or nothing changes; 409 as for a draft.
 */
export const sitePagePublish: MemberHandler<'sitePagePublish'> = async (request, context) => {
  const done = await runWork(context, (transaction) => askToPublish(transaction, request));
  return done.refusal ?? { status: 202, isWaiting: true };
};
