import { findSourceField, type EntityName, type NewSourceFile } from '@temple-land/portal-core';
import type { RequestTransaction } from '../../approvals/change.ts';
import { Refused } from '../../approvals/refused.ts';
import { claimSourceDocument } from '../../approvals/sourceDocument.ts';

/**
 * Makes an upload of the caller the document of a change of a list, as `claimSourceDocument` does. Throws `Refused` with
 * 400 also where the changes of the list rest on no document.
 */
export function claimSource(
  transaction: RequestTransaction,
  name: EntityName,
  file: NewSourceFile | undefined,
): Promise<number | undefined> {
  if (file !== undefined && findSourceField(name) === undefined)
    throw new Refused({ status: 400, key: 'admin.invalid', field: 'sourceFile' });
  return claimSourceDocument(transaction, file);
}
