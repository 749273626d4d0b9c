import {
  getDocumentKindName,
  listFileExtensions,
  validateFile,
  type AskedDocument,
  type DocumentKindRule,
  type Language,
} from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import type { Translate } from '../../i18n/textKey.ts';
import type { UserMessage } from '../../state/userMessage.ts';
import { formatFileSize } from './fileSize.ts';

/** A document that a form asks for, with its name in the language of the page. */
export interface DocumentKind {
  documentId: number;
  documentName: string;
  required: boolean;
  /** The ends of the names of its files. */
  types: readonly string[];
  maxKb: number;
}

const tenMinutes = 600_000;
const bytesPerKb = 1024;

/**
 * Loads the kinds of documents with their rules: those in force now, or those of a running case by the moment when it
 * was filed.
 */
export function useDocumentRules(at?: string) {
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('documentKinds', at === undefined ? {} : { at }, {
      isQuiet: true,
      staleTime: tenMinutes,
    }),
  );
  const rules: readonly DocumentKindRule[] = data && 'result' in data ? data.result : [];
  return { rules, isPending, message: error?.userMessage, refetch };
}

/** Returns a document that a form asks for in the language of the page. */
export const toDocumentKind = (
  { rule, required }: AskedDocument,
  language: Language,
): DocumentKind => ({
  documentId: rule.documentId,
  documentName: getDocumentKindName(rule, language),
  required,
  types: listFileExtensions(rule),
  maxKb: rule.maxKb,
});

/** Returns the types of files of a document in words. */
export const formatFileTypes = ({ types }: Pick<DocumentKind, 'types'>): string =>
  types
    .filter((type) => type !== 'jpeg')
    .map((type) => type.toUpperCase())
    .join(', ');

/** Returns why a file cannot be this document; undefined if it can. */
export function checkDocumentFile(
  kind: Pick<DocumentKind, 'types' | 'maxKb'>,
  { name, size }: Pick<File, 'name' | 'size'>,
  t: Translate,
): UserMessage | undefined {
  const general = validateFile(name, size);
  if (general !== undefined) return { key: general };
  const limits = { types: kind.types, maxBytes: kind.maxKb * bytesPerKb };
  const problem = validateFile(name, size, limits);
  if (problem === undefined) return undefined;
  return problem === 'apply.document.size'
    ? { key: 'apply.document.kindSize', values: { size: formatFileSize(limits.maxBytes, t) } }
    : { key: 'apply.document.kindType', values: { types: formatFileTypes(kind) } };
}
