import { eq } from 'drizzle-orm';
import {
  getRecordTitle,
  isPageSource,
  parseRecordName,
  type DraftedRecord,
  type ReviewedEntity,
} from '@temple-land/portal-core';
import type { ChangeKind, ChangeTransaction, StoredChange } from '../../../approvals/change.ts';
import { revisionField } from '../../../approvals/pageChange.ts';
import { Refused } from '../../../approvals/refused.ts';
import type { Database } from '../../../db/database.ts';
import { readNewestVersion } from '../../../db/pages/sitePages.ts';
import type { ChangeValues } from '../../../db/schema/pendingChanges.ts';
import { pageDrafts } from '../../../db/schema/sitePages.ts';
import { findRecord } from '../records.ts';
import { saveInTransaction } from '../saveRecord.ts';
import type { StoredRecord } from '../stores/store.ts';
import { parseDraft, toRecordSource } from './recordFields.ts';

/** Returns the stored record of a draft, locked; `missing` if there is none in use, undefined for a new record. */
export async function findDrafted(
  tx: Database,
  { entity, id }: DraftedRecord,
): Promise<StoredRecord | 'missing' | undefined> {
  if (id === undefined) return undefined;
  const record = await findRecord(tx, entity, id);
  return record?.['isActive'] === true ? record : 'missing';
}

/** Returns what a change of a record says of its present state. */
export async function describePresent(
  tx: Database,
  {
    entity,
    name,
    record,
    revision,
  }: {
    entity: ReviewedEntity;
    name: string;
    record: StoredRecord | undefined;
    revision: number;
  },
): Promise<ChangeValues> {
  return {
    version: Number(record?.['version'] ?? 0),
    title: record ? getRecordTitle(entity, toRecordSource(entity, record)) : '',
    reviewOn: (await readNewestVersion(tx, name))?.reviewOn ?? '',
    [revisionField]: revision,
  };
}

const outdated = () => new Refused({ status: 409, key: 'change.outdated' });

async function saveDraft<Name extends ReviewedEntity>(
  { tx, context, afterCommit }: ChangeTransaction,
  { entity, id }: DraftedRecord & { entity: Name },
  draft: typeof pageDrafts.$inferSelect,
  { reason, askedBy }: Pick<StoredChange, 'reason' | 'askedBy'>,
) {
  const form = isPageSource(draft.source) ? undefined : parseDraft(entity, draft.source);
  if (!form) throw outdated();
  await saveInTransaction(entity, {
    tx,
    context,
    now: context.clock(),
    form,
    id,
    before: id === undefined ? undefined : await findRecord(tx, entity, id),
    isRestored: false,
    afterCommit,
    approval: { askedBy, reason, reviewOn: draft.reviewOn },
  });
}

/**
 * The draft of a notice, tender or question, which cannot be changed while the change waits; it is saved as the form of
 * its list saves. The fields of the change are the version and the name of the record, and the day of the next review.
 */
export const contentChange: ChangeKind = {
  readPresent: async (tx, { pageName }) => {
    const name = pageName ?? '';
    const drafted = parseRecordName(name);
    const record = drafted && (await findDrafted(tx, drafted));
    const isDraft = eq(pageDrafts.name, name);
    const [draft] = await tx.select().from(pageDrafts).where(isDraft).for('update');
    if (!drafted || !draft || record === 'missing') return undefined;
    return describePresent(tx, { entity: drafted.entity, name, record, revision: draft.revision });
  },
  apply: async (transaction, change) => {
    const name = change.pageName ?? '';
    const drafted = parseRecordName(name);
    const isDraft = eq(pageDrafts.name, name);
    const [draft] = await transaction.tx.delete(pageDrafts).where(isDraft).returning();
    if (!drafted || !draft) throw outdated();
    await saveDraft(transaction, drafted, draft, change);
  },
};
