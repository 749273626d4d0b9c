import type { Language } from '@temple-land/portal-core';
import { use } from 'react';
import { loadDocument } from './loadDocument.ts';
import type { PageDocument } from './pageDocument.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

// One promise for each document and language: `use` needs the same promise in each render.
const documents = new Map<string, Promise<PageDocument>>();

function loadDocumentOnce(name: string, language: Language): Promise<PageDocument> {
  const key = `${name}/${language}`;
  const known = documents.get(key) ?? loadDocument(name, language);
  documents.set(key, known);
  return known;
}

/** Returns a document in the language of the page; suspends until it is loaded. */
export function useDocument(name: string): PageDocument {
  return use(loadDocumentOnce(name, useLanguage()));
}
