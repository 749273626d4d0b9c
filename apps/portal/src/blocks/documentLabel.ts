import type { MessageKey } from '@temple-land/portal-core';
import type { Text } from '../i18n/useText.ts';
import type { DocumentKind } from './useDocumentKinds.ts';

const known: Readonly<Record<number, MessageKey>> = {
  1: 'document.identity',
  2: 'document.khatiyan',
  3: 'document.photo',
  4: 'document.challan',
  5: 'document.solvency',
};

/** Gives the name of a kind of document in the language of the page. */
export function documentLabel({ documentId, documentName }: DocumentKind, { m }: Text): string {
  const key = known[documentId];
  return key ? m(key) : documentName;
}
