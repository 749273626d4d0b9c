import type { SourceFile } from '@temple-land/portal-core';
import { documents } from '../schema/documents.ts';

/** The columns of `documents` that say what the file of a change is. */
export const sourceFileColumns = {
  documentId: documents.id,
  mediaType: documents.mediaType,
  bytes: documents.size,
  language: documents.sourceLanguage,
} as const;

/** A row of these columns; null where a change has no file. */
type SourceFileRow = {
  [Name in keyof SourceFile]: (typeof sourceFileColumns)[Name]['_']['data'];
};

/** Returns the file of a change as a part of its answer; nothing for a change without one. */
export function toSourceFile(row: SourceFileRow | null): { sourceFile?: SourceFile } {
  if (row === null || row.language === '') return {};
  return { sourceFile: { ...row, language: row.language } };
}
