import { inArray } from 'drizzle-orm';
import {
  fixedDocumentKinds,
  getDocumentKindName,
  type DocumentKindRule,
  type Input,
  type Language,
  type StoredProof,
} from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { documents } from '../../db/schema/documents.ts';
import type { SubmissionRefusal } from './submit.ts';

type Request = Input<'applyLand'>;

/** Returns the refusal of an application without a document of a kind. */
export const refuseWithoutDocument = (
  rule: DocumentKindRule,
  language: Language,
): SubmissionRefusal => ({
  key: 'apply.document.required',
  values: { label: getDocumentKindName(rule, language) },
});

/** Returns the refusal of proofs of possession of which each does not have a sent file of its own. */
export function findProofFileProblem(
  rules: readonly DocumentKindRule[],
  { applicationKind, possessionProofs = [], documents: sent }: Request,
  language: Language,
): SubmissionRefusal | undefined {
  if (applicationKind !== 'purchase') return undefined;
  const files = possessionProofs.map(({ file }) => file);
  const areSent = files.every((file) => file !== undefined && sent.includes(file));
  if (areSent && new Set(files).size === files.length) return undefined;
  const rule = rules.find(({ documentId }) => documentId === fixedDocumentKinds.possession);
  return rule ? refuseWithoutDocument(rule, language) : { key: 'apply.document.failed' };
}

/** Returns proofs of possession with the ids of their files, which the submission attaches afterwards. */
export async function toStoredProofs(
  tx: Database,
  proofs: NonNullable<Request['possessionProofs']>,
): Promise<StoredProof[]> {
  const names = proofs.flatMap(({ file }) => (file === undefined ? [] : [file]));
  if (names.length === 0) return [...proofs];
  const rows = await tx
    .select({ documentId: documents.id, tempId: documents.tempId })
    .from(documents)
    .where(inArray(documents.tempId, names));
  return proofs.map(({ file, ...proof }) => {
    const row = rows.find(({ tempId }) => tempId === file);
    return row ? { ...proof, documentId: row.documentId } : proof;
  });
}
