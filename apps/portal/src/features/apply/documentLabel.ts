import type { Text } from '../../i18n/useText.ts';
import type { PageKey } from '../../i18n/pageKey.ts';
import type { DocumentKind } from './useDocumentKinds.ts';

const known: Readonly<Record<number, PageKey>> = {
  1: 'apply.document.1',
  2: 'apply.document.2',
};

/** Gives the name of a kind of document in the language of the page. */
export function documentLabel({ documentId, documentName }: DocumentKind, { t }: Text): string {
  const key = known[documentId];
  return key ? t(key) : documentName;
}
