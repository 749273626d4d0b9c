import type { Language } from '@temple-land/portal-core';
import type { PageDocument } from './pageDocument.ts';

const files = import.meta.glob<PageDocument>('./documents/*/*.json', { import: 'default' });

/** Loads a document in a language; rejects when there is none of that name. */
export async function loadDocument(name: string, language: Language): Promise<PageDocument> {
  const load = files[`./documents/${name}/${language}.json`];
  if (load === undefined) throw new Error(`There is no document ${name} in ${language}.`);
  return load();
}

/** The names of all documents. */
export const documentNames: readonly string[] = [
  ...new Set(Object.keys(files).flatMap((file) => file.split('/').at(-2) ?? [])),
];
