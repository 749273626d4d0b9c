import {
  documentKinds,
  en,
  listCaseDocuments,
  type DocumentRule,
  type LandDocumentCase,
} from '@temple-land/portal-core';
import type { DocumentKind } from '../../common/files/useDocumentKinds.ts';

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

/** Returns the documents of every application and those of the kind and case of this one. */
export function addCaseDocuments(
  common: readonly DocumentKind[],
  landCase: LandDocumentCase,
): readonly DocumentKind[] {
  const [first] = common;
  if (first === undefined) return common;
  return [...common, ...listCaseDocuments(landCase).map((rule) => toKind(rule, first))];
}
