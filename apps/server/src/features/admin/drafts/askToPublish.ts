import { isDeepStrictEqual } from 'node:util';
import {
  formatIndianDate,
  getRecordTitle,
  isPageSource,
  isSitePageName,
  listPageFaults,
  parseRecordName,
  type DraftedRecord,
  type Input,
  type ReviewedEntity,
  type SitePageName,
} from '@temple-land/portal-core';
import type { RequestTransaction } from '../../../approvals/change.ts';
import { revisionField } from '../../../approvals/pageChange.ts';
import { Refused } from '../../../approvals/refused.ts';
import { requestApproval } from '../../../approvals/requestApproval.ts';
import { readNewestPage } from '../../../db/pages/sitePages.ts';
import { getStore } from '../stores/entityStores.ts';
import type { StoredRecord } from '../stores/store.ts';
import { describePresent, findDrafted } from './draftedRecord.ts';
import { readDocumentName } from './draftDocuments.ts';
import { lockDraft } from './draftWork.ts';
import { parseDraft, toRecordSource, toSavedSource } from './recordFields.ts';

type PublishRequest = Input<'sitePagePublish'>;

const conflict = () => new Refused({ status: 409, key: 'page.conflict' });

function checkReviewDay({ context }: RequestTransaction, reviewOn: string) {
  if (reviewOn !== '' && reviewOn <= formatIndianDate(context.clock()))
    throw new Refused({ status: 400, key: 'page.reviewDay' });
}

async function askForPage(
  transaction: RequestTransaction,
  request: PublishRequest,
  name: SitePageName,
) {
  const draft = await lockDraft(transaction, request);
  if (!draft || !isPageSource(draft.source)) throw conflict();
  const { source, reviewOn, revision } = draft;
  if (listPageFaults(name, source).length > 0)
    throw new Refused({ status: 400, key: 'page.faults' });
  checkReviewDay(transaction, reviewOn);
  const newest = await readNewestPage(transaction.tx, name);
  if (newest && isDeepStrictEqual([newest.source, newest.reviewOn], [source, reviewOn]))
    throw new Refused({ status: 400, key: 'page.unchanged' });
  const version = newest?.version ?? 0;
  await requestApproval(transaction, {
    kind: 'page',
    userId: null,
    pageName: name,
    before: { version, reviewOn: newest?.reviewOn ?? '', [revisionField]: revision },
    after: { version: version + 1, reviewOn, [revisionField]: revision },
    reason: request.reason,
  });
}

/** Checks a form by the rules of its list, as the save after the approval does again. */
async function checkForm<Name extends ReviewedEntity>(
  { tx, context }: RequestTransaction,
  { entity, id }: DraftedRecord & { entity: Name },
  before: StoredRecord | undefined,
  form: NonNullable<ReturnType<typeof parseDraft<Name>>>,
  uploadDoc: string | null | undefined,
) {
  const now = context.clock();
  const checked = { tx, context, now, form, id, before, isRestored: false, uploadDoc };
  const fault = await getStore(entity).validate?.({ ...checked, afterCommit: [] });
  if (fault) throw new Refused(fault);
}

/** Returns the document of a record before and after a change; nothing where it stays. */
function compareDocuments(record: StoredRecord | undefined, kept: unknown) {
  const [was, is] = [record?.['uploadDoc'], kept].map((name) => String(name ?? ''));
  return was === is ? {} : { before: { uploadDoc: was ?? '' }, after: { uploadDoc: is ?? '' } };
}

async function askForRecord(
  transaction: RequestTransaction,
  request: PublishRequest,
  drafted: DraftedRecord,
) {
  const { tx } = transaction;
  const { entity } = drafted;
  const { name, reason } = request;
  const record = await findDrafted(tx, drafted);
  const draft = await lockDraft(transaction, request);
  if (!draft || isPageSource(draft.source) || record === 'missing') throw conflict();
  const { reviewOn, revision, documentId } = draft;
  const form = parseDraft(entity, draft.source);
  if (!form) throw new Refused({ status: 400, key: 'page.faults' });
  const uploadDoc = readDocumentName(draft.source);
  await checkForm(transaction, drafted, record, form, uploadDoc);
  checkReviewDay(transaction, reviewOn);
  const kept = uploadDoc === undefined ? record?.['uploadDoc'] : uploadDoc;
  const saved = toSavedSource(entity, form, kept);
  const before = await describePresent(tx, { entity, name, record, revision });
  const isSame = record && isDeepStrictEqual(toRecordSource(entity, record), saved);
  if (isSame && before['reviewOn'] === reviewOn)
    throw new Refused({ status: 400, key: 'page.unchanged' });
  const document = compareDocuments(record, kept);
  await requestApproval(transaction, {
    kind: 'content',
    userId: null,
    pageName: name,
    before: { ...before, ...document.before },
    after: {
      ...before,
      version: Number(before['version']) + 1,
      title: getRecordTitle(entity, saved),
      reviewOn,
      ...document.after,
    },
    reason,
    documentId: documentId ?? undefined,
  });
}

/**
 * Asks a second administrator to publish a draft. Throws `Refused` with 400 if it is incomplete or breaks a rule, its
 * day of review is past or nothing changes, with 409 if it has another revision or waits already.
 */
export async function askToPublish(
  transaction: RequestTransaction,
  request: PublishRequest,
): Promise<void> {
  if (isSitePageName(request.name)) return askForPage(transaction, request, request.name);
  const drafted = parseRecordName(request.name);
  if (!drafted) throw conflict();
  return askForRecord(transaction, request, drafted);
}
