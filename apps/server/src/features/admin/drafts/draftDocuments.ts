import { and, eq, inArray, isNull, like, ne, or } from 'drizzle-orm';
import {
  entities,
  isPageSource,
  parseRecordName,
  type DraftSource,
  type Output,
  type ReviewedEntity,
} from '@temple-land/portal-core';
import { Refused } from '../../../approvals/refused.ts';
import type { Database } from '../../../db/database.ts';
import { toFileReply } from '../../../db/pages/publicFiles.ts';
import { publicFiles } from '../../../db/schema/content.ts';
import type { MemberHandler } from '../../../handler.ts';

/** Returns whether the records of a list have a document. */
export const hasDocument = (entity: ReviewedEntity): boolean => 'upload' in entities[entity];

/** Returns the name of the document of a text; null for none, undefined where the text does not say. */
export function readDocumentName(source: DraftSource): string | null | undefined {
  if (isPageSource(source)) return undefined;
  const { uploadDoc } = source.fields;
  if (uploadDoc === undefined) return undefined;
  return typeof uploadDoc === 'string' && uploadDoc !== '' ? uploadDoc : null;
}

/** Returns whether the records of a list have a photo as their document. */
export const hasPhoto = (entity: ReviewedEntity): boolean =>
  'upload' in entities[entity] && entities[entity].upload === 'photo';

/** The condition of a file that the draft of a record may name: a photo is a picture. */
const isOfKind = (draft: string) => {
  const entity = parseRecordName(draft)?.entity;
  return entity && hasPhoto(entity) ? like(publicFiles.mediaType, 'image/%') : undefined;
};

/** The condition of a file that a draft may have: a public one, or one that was added to it. */
const isForDraft = (draft: string) => or(isNull(publicFiles.draft), eq(publicFiles.draft, draft));

/**
 * Checks that a draft may have the document of its new text, and deletes those that were added to the draft before.
 * Throws `Refused` with 409 if there is no such document.
 */
export async function replaceDraftDocument(
  tx: Database,
  draft: string,
  source: DraftSource,
): Promise<void> {
  const name = readDocumentName(source);
  if (typeof name === 'string') {
    const isThere = and(eq(publicFiles.name, name), isForDraft(draft), isOfKind(draft));
    if ((await tx.$count(publicFiles, isThere)) === 0)
      throw new Refused({ status: 409, key: 'page.conflict' });
  }
  await deleteDraftDocuments(tx, draft, name ?? undefined);
}

/** Deletes the files of a draft, except one. */
export async function deleteDraftDocuments(
  tx: Database,
  draft: string,
  except?: string,
): Promise<void> {
  const isOther = except === undefined ? undefined : ne(publicFiles.name, except);
  await tx.delete(publicFiles).where(and(eq(publicFiles.draft, draft), isOther));
}

/** Makes the document of an approved draft public. */
export async function publishDraftDocument(tx: Database, draft: string): Promise<void> {
  await tx.update(publicFiles).set({ draft: null }).where(eq(publicFiles.draft, draft));
}

type Documents = Extract<Output<'sitePageDetails'>, { result: object }>['result']['documents'];

/** Returns type and size of the documents that texts of a record have. */
export async function listDocuments(
  db: Database,
  sources: readonly (DraftSource | undefined | null)[],
): Promise<Documents> {
  const names = sources.flatMap((source) => (source && readDocumentName(source)) ?? []);
  const { name: uploadDoc, mediaType, bytes } = publicFiles;
  return db
    .select({ uploadDoc, mediaType, bytes })
    .from(publicFiles)
    .where(inArray(uploadDoc, names));
}

/**
 * Answers api/admin/pages/draft/document: a document that a draft or a version of a record has; 404 if it is none, or
 * that of another draft.
 */
export const sitePageDraftFile: MemberHandler<'sitePageDraftFile'> = async (
  { name, uploadDoc },
  { db },
) => {
  if (!parseRecordName(name)) return undefined;
  const isOwn = and(eq(publicFiles.name, uploadDoc), isForDraft(name));
  const [file] = await db.select().from(publicFiles).where(isOwn);
  return file && toFileReply(file);
};
