import type { AttachedDocument, DocumentCheck, DocumentResult } from '@temple-land/portal-core';
import { getAttachedLabel } from '../../../common/applications/attachedDocumentLabel.ts';
import type { StatusTone } from '@temple-land/ui';
import type { PrefixedKey, Translation } from '../../../i18n/textKey.ts';

/** The words and the tone of each finding about a document. */
export const findingLabels: Readonly<
  Record<DocumentResult, { label: PrefixedKey<'casePage'>; tone: StatusTone }>
> = {
  accepted: { label: 'casePage:finding.accepted', tone: 'success' },
  illegible: { label: 'casePage:finding.illegible', tone: 'danger' },
  wrong: { label: 'casePage:finding.wrong', tone: 'danger' },
  expired: { label: 'casePage:finding.expired', tone: 'danger' },
};

type Texts = Translation<'casePage'>;

/** Returns the name of a document: its proof or kind, or the name of a file without one. */
export const getDocumentName = (document: AttachedDocument, text: Texts): string =>
  getAttachedLabel(document, text) ?? document.fileName;

/** The greatest length of a question to the applicant. */
const queryMax = 2000;

/**
 * Returns the question about all documents that are not accepted, one line each; empty when every finding accepts its
 * document.
 */
export function buildQueryText(
  documents: readonly AttachedDocument[],
  checks: readonly DocumentCheck[],
  text: Texts,
): string {
  const { t } = text;
  const lines = documents.flatMap((document) => {
    const check = checks.find(({ documentId }) => documentId === document.documentId);
    if (check === undefined || check.result === 'accepted') return [];
    const result = t(findingLabels[check.result].label);
    const values = { name: getDocumentName(document, text), result, note: check.note };
    return [t('casePage:finding.line', values)];
  });
  return lines.length === 0
    ? ''
    : [t('casePage:finding.ask'), ...lines].join('\n').slice(0, queryMax);
}

/** Returns the kinds of the documents that a finding does not accept. */
export const listRefusedKinds = (
  documents: readonly AttachedDocument[],
  checks: readonly DocumentCheck[],
): number[] => [
  ...new Set(
    documents.flatMap(({ documentId, kind }) => {
      const check = checks.find((each) => each.documentId === documentId);
      return check === undefined || check.result === 'accepted' || !kind ? [] : [kind];
    }),
  ),
];
