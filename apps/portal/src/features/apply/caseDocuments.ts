import {
  fixedDocumentKinds,
  listLandDocuments,
  type AskedDocument,
  type DocumentKindRule,
} from '@temple-land/portal-core';
import { toDocumentKind, type DocumentKind } from '../../common/files/useDocumentKinds.ts';
import { languageOf } from '../../i18n/language.ts';
import type { Translation } from '../../i18n/textKey.ts';
import type { LandAnswers } from './landDraft.ts';
import { listProofs, proofDocuments } from './proofFiles.ts';

const isProof = ({ rule }: AskedDocument) =>
  proofDocuments.some((kind) => kind === rule.documentId);

/**
 * Returns the documents of the kind and case of an application; each proof of possession that the applicant has listed
 * is a document of its own.
 */
export function listDocuments(
  rules: readonly DocumentKindRule[],
  answers: LandAnswers,
  text: Translation,
): readonly DocumentKind[] {
  const asked = listLandDocuments(rules, answers);
  const language = languageOf(text.i18n);
  const toKind = (each: AskedDocument) => toDocumentKind(each, language);
  const proofs = listProofs(answers, text);
  const proofRule = asked.find(({ rule }) => rule.documentId === fixedDocumentKinds.possession);
  if (proofs.length === 0 || proofRule === undefined) return asked.map(toKind);
  const files = proofs.map(({ fileKind, name }) => ({
    ...toKind(proofRule),
    documentId: fileKind,
    documentName: text.t('common:apply.proof.file', { proof: name }),
    required: true,
  }));
  const at = asked.indexOf(proofRule);
  const others = (list: readonly AskedDocument[]) =>
    list.filter((each) => !isProof(each)).map(toKind);
  return [...others(asked.slice(0, at)), ...files, ...others(asked.slice(at))];
}
