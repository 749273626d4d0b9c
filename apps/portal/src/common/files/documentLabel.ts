import type { MessageKey } from '@temple-land/portal-core';
import type { DocumentKind } from './useDocumentKinds.ts';
import type { Translation } from '../../i18n/textKey.ts';

const documentKeys: Readonly<Record<number, MessageKey>> = {
  1: 'document.identity',
  2: 'document.khatiyan',
  3: 'document.photo',
  4: 'document.challan',
  5: 'document.solvency',
};

/** Returns the name of a kind of document in the language of the page. */
export function getDocumentLabel(
  { documentId, documentName }: DocumentKind,
  { t }: Translation,
): string {
  const key = documentKeys[documentId];
  return key ? t(`specification:${key}`) : documentName;
}
