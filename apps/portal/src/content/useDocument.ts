import type { Language } from '@temple-land/portal-core';
import { use } from 'react';
import { loadDocument } from './loadDocument.ts';
import type { PageDocument } from './pageDocument.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

// One promise a page and language: a component that waits must be given the same one each time.
const loading = new Map<string, Promise<PageDocument>>();

function documentOf(name: string, language: Language): Promise<PageDocument> {
  const key = `${name}/${language}`;
  const known = loading.get(key) ?? loadDocument(name, language);
  loading.set(key, known);
  return known;
}

/** Returns a page of words in the language on the page; suspends until it is there. */
export function useDocument(name: string): PageDocument {
  return use(documentOf(name, useLanguage()));
}
