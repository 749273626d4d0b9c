import { eq, sql } from 'drizzle-orm';
import { getFileExtension, message, type Output } from '@temple-land/portal-core';
import { addAuditEntry, listChanges } from '../../../db/activity/audit.ts';
import { addRecordChange } from '../../../db/activity/recordChanges.ts';
import type { Database } from '../../../db/database.ts';
import { runOnce } from '../../../db/idempotency.ts';
import { readOfficeDetails } from '../../../db/office/officeDetails.ts';
import { contacts } from '../../../db/schema/administration.ts';
import { notices, tenders } from '../../../db/schema/content.ts';
import { addCorrigendum, listTenderChanges } from '../../../db/tenders/corrigenda.ts';
import type { RequestTransaction } from '../../../approvals/change.ts';
import { Refused } from '../../../approvals/refused.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { addRecordVersion } from '../drafts/recordVersions.ts';
import { findRecord } from '../records.ts';
import type { StoredRecord } from '../stores/store.ts';
import {
  addToDraft,
  holdFile,
  insertFile,
  isForList,
  type AcceptedFile,
  type NamedFile,
  type UploadTarget,
} from './heldDocuments.ts';

const nameBytes = 18;

type UploadRefusal = { status: 413 | 415 | 422 | 423 | 424 | 503 };

/** Checks and sanitises an uploaded file, or returns why it is refused. */
export type AcceptFile = (
  context: SignedIn,
  fileName: string,
  bytes: Uint8Array,
) => Promise<AcceptedFile | UploadRefusal>;

type UploadAnswer = Output<'adminUpload'>;

const tables = {
  tender: tenders,
  notification: notices,
  contact: contacts,
} as const satisfies Record<UploadTarget['entity'], object>;

// The replacement of the document of a published tender is a corrigendum; the earlier document stays available.
async function addReplacementCorrigendum(
  tx: Database,
  context: SignedIn,
  { id, startDate, uploadDoc: earlier }: StoredRecord,
  later: string,
) {
  const now = context.clock();
  if (earlier === null || (startDate as Date) > now) return;
  const changes = listTenderChanges({ uploadDoc: earlier }, { uploadDoc: later });
  const reason = message(context.language, 'admin.documentReplaced');
  await addCorrigendum(tx, Number(id), reason, changes, now);
}

async function publishFile(
  { tx, context }: RequestTransaction,
  { entity, id }: UploadTarget,
  before: StoredRecord,
  file: NamedFile,
): Promise<UploadAnswer> {
  const { name: uploadDoc } = file;
  const table = tables[entity];
  await insertFile(tx, file, null);
  const version = sql`${table.version} + 1`;
  await tx.update(table).set({ uploadDoc, version }).where(eq(table.id, id));
  if (entity === 'tender') await addReplacementCorrigendum(tx, context, before, uploadDoc);
  const fields = [
    { name: 'uploadDoc', before: String(before['uploadDoc'] ?? ''), after: uploadDoc },
  ];
  const change = { entity, recordId: id, action: 'update', effectiveOn: '', source: '' } as const;
  const changedBy = context.caller.userId;
  await addRecordChange(tx, { ...change, changedBy, fields }, context.clock());
  await addRecordVersion(entity, { tx, context, now: context.clock(), before }, id);
  await addAuditEntry(tx, context, {
    action: 'UPLOAD',
    remark: `${entity} ${id}`,
    changedFields: listChanges({ uploadDoc: before['uploadDoc'] }, { uploadDoc }),
  });
  return { status: 200, result: { uploadDoc } };
}

async function saveFile(
  transaction: RequestTransaction,
  target: UploadTarget,
  file: NamedFile,
): Promise<UploadAnswer> {
  const { tx } = transaction;
  const { entity, id } = target;
  const before = await findRecord(tx, entity, id);
  if (!before) return { status: 404 };
  const isHeld = (await readOfficeDetails(tx)).details.readers === '2';
  return isHeld
    ? holdFile(transaction, target, before, file)
    : publishFile(transaction, target, before, file);
}

/** Runs the save of a file once for its key; returns its answer, or the refusal with its message. */
async function runUpload<Answer extends { status: number }>(
  context: SignedIn,
  save: (transaction: RequestTransaction) => Promise<Answer>,
) {
  try {
    return await runOnce(context, async (tx) => save({ tx, context }));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, key } = error.fault;
    return { status, message: message(context.language, key) };
  }
}

const nameFile = (context: SignedIn, file: AcceptedFile, fileName: string): NamedFile => ({
  ...file,
  name: `${context.random.token(nameBytes)}.${getFileExtension(fileName)}`,
});

/**
 * Returns the calls that take documents of records, by how a file is accepted.
 *
 * api/admin/{entity}/upload publishes a document of a tender or a notice, or the photo of a contact, under a random
 * name; 202 where the office wants two administrators: the file waits in a draft; 404 unknown record, 409 a draft
 * exists or the record is retired, 413 and 415 as for every upload, 415 for a photo that is not a picture. Earlier
 * files are kept.
 *
 * api/admin/pages/draft/upload adds a document or photo to a draft; 409 if the draft has another revision or waits.
 */
export const createDocumentUploads = (acceptFile: AcceptFile) => {
  const adminUpload: MemberHandler<'adminUpload'> = async (input, context) => {
    const { fileName, bytes, entity, id } = input;
    const file = await acceptFile(context, fileName, bytes);
    if ('status' in file) return file;
    if (!isForList(entity, file)) return { status: 415 };
    const named = nameFile(context, file, fileName);
    return runUpload(context, (transaction) => saveFile(transaction, { entity, id }, named));
  };
  const sitePageDraftUpload: MemberHandler<'sitePageDraftUpload'> = async (input, context) => {
    const file = await acceptFile(context, input.fileName, input.bytes);
    if ('status' in file) return file;
    const named = nameFile(context, file, input.fileName);
    return runUpload(context, (transaction) => addToDraft(transaction, input, named));
  };
  return { adminUpload, sitePageDraftUpload };
};
