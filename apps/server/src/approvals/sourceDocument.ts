import type { NewSourceFile } from '@temple-land/portal-core';
import { isUnusedUpload } from '../db/applications/temporaryFiles.ts';
import { documents } from '../db/schema/documents.ts';
import type { RequestTransaction } from './change.ts';
import { Refused } from './refused.ts';

/**
 * Makes an unused upload of the caller the document of a change of the record; returns its id, undefined without a
 * file. Throws `Refused` with 400 where the caller has no such upload.
 */
export async function claimSourceDocument(
  { tx, context }: RequestTransaction,
  file: NewSourceFile | undefined,
): Promise<number | undefined> {
  if (file === undefined) return undefined;
  const { tempId, language } = file;
  const upload = { tempId, ownerId: context.caller.userId, now: context.clock() };
  const [row] = await tx
    .update(documents)
    .set({ sourceLanguage: language })
    .where(isUnusedUpload(upload))
    .returning({ id: documents.id });
  if (!row) throw new Refused({ status: 400, key: 'admin.sourceFile', field: 'sourceFile' });
  return row.id;
}
