import type { Language, PageDocument, SitePageName } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { loadDocument } from '../../content/loadDocument.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

// One promise for each document and language: `use` needs the same promise in each render.
const documents = new Map<string, Promise<PageDocument>>();

function loadDocumentOnce(name: string, language: Language): Promise<PageDocument> {
  const key = `${name}/${language}`;
  const known = documents.get(key) ?? loadDocument(name, language);
  documents.set(key, known);
  return known;
}

/** Returns the built-in text of a page in the language of the portal; suspends until it is loaded. */
export const useBuiltInDocument = (name: string): PageDocument =>
  use(loadDocumentOnce(name, useLanguage()));

/**
 * Returns the document of a page as administrators have published it, the built-in one where they have not; undefined
 * while it is not known, with the message of a failed call.
 */
export function useDocument(name: SitePageName) {
  const builtIn = useBuiltInDocument(name);
  const query = useQuery(serviceQuery('sitePage', { name }, { isQuiet: true }));
  const { data, error, refetch } = query;
  const document = data && 'result' in data ? (data.result.document ?? builtIn) : undefined;
  return { document, title: builtIn.title, message: error?.userMessage, refetch };
}
