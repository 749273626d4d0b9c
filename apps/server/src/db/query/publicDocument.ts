import { eq } from 'drizzle-orm';
import type { PublicDocument } from '@temple-land/portal-core';
import { publicFiles, type notices, type tenders } from '../schema/content.ts';

/** Selects type, size and language of the file of a notice or a tender; `isDocumentOf` joins it. */
export const documentColumns = (table: typeof notices | typeof tenders) => ({
  mediaType: publicFiles.mediaType,
  bytes: publicFiles.bytes,
  documentLanguage: table.documentLanguage,
});

/** The condition of the left join to the file of a notice or a tender. */
export const isDocumentOf = (table: typeof notices | typeof tenders) =>
  eq(publicFiles.name, table.uploadDoc);

/** Returns the file of a row that was selected with `documentColumns`; null without one. */
export function toPublicDocument(row: {
  mediaType: string | null;
  bytes: number | null;
  documentLanguage: PublicDocument['language'];
}): PublicDocument | null {
  const { mediaType, bytes, documentLanguage } = row;
  if (mediaType === null || bytes === null) return null;
  return { mediaType, bytes, language: documentLanguage };
}
