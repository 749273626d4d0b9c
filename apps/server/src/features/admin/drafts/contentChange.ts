import { eq } from 'drizzle-orm';
import {
  isPageSource,
  parseRecordName,
  type DraftedRecord,
  type ReviewedEntity,
} from '@temple-land/portal-core';
import type { ChangeKind, ChangeTransaction, StoredChange } from '../../../approvals/change.ts';
import { Refused } from '../../../approvals/refused.ts';
import { pageDrafts } from '../../../db/schema/sitePages.ts';
import { findRecord } from '../records.ts';
import { saveInTransaction } from '../saveRecord.ts';
import { describePresent, findDrafted } from './draftedRecord.ts';
import { publishDraftDocument, readDocumentName } from './draftDocuments.ts';
import { parseDraft } from './recordFields.ts';

const outdated = () => new Refused({ status: 409, key: 'change.outdated' });

async function saveDraft<Name extends ReviewedEntity>(
  { tx, context, afterCommit }: ChangeTransaction,
  { entity, id }: DraftedRecord & { entity: Name },
  draft: typeof pageDrafts.$inferSelect,
  { reason, askedBy, documentId }: Pick<StoredChange, 'reason' | 'askedBy' | 'documentId'>,
) {
  const form = isPageSource(draft.source) ? undefined : parseDraft(entity, draft.source);
  if (!form) throw outdated();
  await publishDraftDocument(tx, draft.name);
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
    documentId: documentId ?? undefined,
    uploadDoc: readDocumentName(draft.source),
  });
}

/**
 * The draft of a notice, tender, question or contact, which cannot be changed while the change waits; it is saved as the form of
 * its list saves. The fields of the change are the version and the name of the record, the day of the next review,
 * and the document where it changes.
 */
export const contentChange: ChangeKind = {
  readPresent: async (tx, { pageName, before }) => {
    const name = pageName ?? '';
    const drafted = parseRecordName(name);
    const record = drafted && (await findDrafted(tx, drafted));
    const isDraft = eq(pageDrafts.name, name);
    const [draft] = await tx.select().from(pageDrafts).where(isDraft).for('update');
    if (!drafted || !draft || record === 'missing') return undefined;
    const { revision } = draft;
    const present = await describePresent(tx, { entity: drafted.entity, name, record, revision });
    const hasOther = 'uploadDoc' in before;
    return hasOther ? { ...present, uploadDoc: String(record?.['uploadDoc'] ?? '') } : present;
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
