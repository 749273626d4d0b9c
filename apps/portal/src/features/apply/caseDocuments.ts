import { documentKinds, en, listCaseDocuments, type DocumentRule } from '@temple-land/portal-core';
import type { DocumentKind } from '../../common/files/useDocumentKinds.ts';
import type { Translation } from '../../i18n/textKey.ts';
import type { LandAnswers } from './landDraft.ts';
import { listProofs, proofDocuments } from './proofFiles.ts';

const toKind = (
  { documentId, required }: DocumentRule,
  { types, maxKb }: Pick<DocumentKind, 'types' | 'maxKb'>,
): DocumentKind => ({
  documentId,
  required,
  documentName: en[documentKinds[documentId]],
  types,
  maxKb,
});

/**
 * Returns the documents of every application and those of the kind and case of this one; each proof of possession that
 * the applicant has listed is a document of its own.
 */
export function addCaseDocuments(
  common: readonly DocumentKind[],
  answers: LandAnswers,
  text: Pick<Translation, 't'>,
): readonly DocumentKind[] {
  const [first] = common;
  if (first === undefined) return common;
  const proofs = listProofs(answers, text).map(({ fileKind, name }) => ({
    ...first,
    documentId: fileKind,
    documentName: text.t('common:apply.proof.file', { proof: name }),
    required: true,
  }));
  const isProof = ({ documentId }: DocumentRule) =>
    proofDocuments.some((kind) => kind === documentId);
  const rules = listCaseDocuments(answers).filter((rule) => proofs.length === 0 || !isProof(rule));
  return [...common, ...proofs, ...rules.map((rule) => toKind(rule, first))];
}
