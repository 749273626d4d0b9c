import { Buffer } from 'node:buffer';
import { eq } from 'drizzle-orm';
import {
  formatIndianDate,
  formatRecordName,
  message,
  parseRecordName,
  type Input,
  type Output,
  type ReviewedEntity,
} from '@temple-land/portal-core';
import type { RequestTransaction } from '../../../approvals/change.ts';
import type { Database } from '../../../db/database.ts';
import { readNewestVersion } from '../../../db/pages/sitePages.ts';
import { publicFiles } from '../../../db/schema/content.ts';
import { pageDrafts } from '../../../db/schema/sitePages.ts';
import { askToPublish } from '../drafts/askToPublish.ts';
import { hasDocument, hasPhoto } from '../drafts/draftDocuments.ts';
import { findDrafted } from '../drafts/draftedRecord.ts';
import { saveDraft } from '../drafts/draftWork.ts';
import { toRecordSource } from '../drafts/recordFields.ts';
import type { StoredRecord } from '../stores/store.ts';

/** A file that was checked and sanitised. */
export interface AcceptedFile {
  mediaType: string;
  bytes: Uint8Array;
}

/** A file with its public name. */
export type NamedFile = AcceptedFile & { name: string };

/** The record to which a file is added. */
export type UploadTarget = Pick<Input<'adminUpload'>, 'entity' | 'id'>;

/** Returns whether the records of a list may have a file: a photo is a picture. */
export const isForList = (entity: ReviewedEntity, { mediaType }: AcceptedFile): boolean =>
  !hasPhoto(entity) || mediaType.startsWith('image/');

/** Stores a file: a public one, or that of a draft. */
export async function insertFile(
  tx: Database,
  { name, mediaType, bytes }: NamedFile,
  draft: string | null,
): Promise<void> {
  const base64 = Buffer.from(bytes).toString('base64');
  await tx.insert(publicFiles).values({ name, draft, mediaType, base64 });
}

/** Makes a draft of a record with a new document, and asks a second administrator to publish it. */
export async function holdFile(
  transaction: RequestTransaction,
  { entity, id }: UploadTarget,
  before: StoredRecord,
  file: NamedFile,
): Promise<Output<'adminUpload'>> {
  const { tx, context } = transaction;
  const now = context.clock();
  const name = formatRecordName(entity, id);
  const key = hasPhoto(entity) ? 'admin.photoReplaced' : 'admin.documentReplaced';
  const reason = message(context.language, key);
  const isPublished = entity === 'tender' && (before['startDate'] as Date) <= now;
  const { fields } = toRecordSource(entity, before);
  const reviewOn = (await readNewestVersion(tx, name))?.reviewOn ?? '';
  await insertFile(tx, file, name);
  const revision = await saveDraft(transaction, {
    name,
    revision: 0,
    source: {
      fields: { ...fields, uploadDoc: file.name, ...(isPublished ? { corrigendum: reason } : {}) },
    },
    reviewOn: reviewOn > formatIndianDate(now) ? reviewOn : '',
  });
  await askToPublish(transaction, { name, revision, reason });
  return { status: 202, isWaiting: true };
}

/** Adds a document to the draft of a record, which begins with the stored record if there is none yet. */
export async function addToDraft(
  transaction: RequestTransaction,
  { name, revision }: { name: string; revision: number },
  file: NamedFile,
): Promise<Output<'sitePageDraftUpload'>> {
  const { tx } = transaction;
  const drafted = parseRecordName(name);
  if (!drafted || !hasDocument(drafted.entity)) return { status: 404 };
  if (!isForList(drafted.entity, file)) return { status: 415 };
  const record = await findDrafted(tx, drafted);
  if (record === 'missing') return { status: 404 };
  const [draft] = await tx.select().from(pageDrafts).where(eq(pageDrafts.name, name));
  const present = record ? toRecordSource(drafted.entity, record) : { fields: {} };
  const { fields } = (draft?.source as typeof present | undefined) ?? present;
  await insertFile(tx, file, name);
  const source = { fields: { ...fields, uploadDoc: file.name } };
  const reviewOn = draft?.reviewOn ?? (await readNewestVersion(tx, name))?.reviewOn ?? '';
  const saved = await saveDraft(transaction, { name, revision, source, reviewOn });
  return { status: 200, result: { revision: saved, uploadDoc: file.name } };
}
