import { documentKinds, type DocumentKindId } from '@temple-land/portal-core';
import type { DocumentKind } from './useDocumentKinds.ts';
import type { Translation } from '../../i18n/textKey.ts';

const isKnown = (id: number): id is DocumentKindId => Object.hasOwn(documentKinds, id);

/** Returns the name of a kind of document in the language of the page. */
export function getDocumentLabel(
  { documentId, documentName }: DocumentKind,
  { t }: Translation,
): string {
  return isKnown(documentId) ? t(`specification:${documentKinds[documentId]}`) : documentName;
}
