import type { Language, PageDocument } from '@temple-land/portal-core';

const files = import.meta.glob<PageDocument>('./documents/*/*.json', { import: 'default' });

/** Loads a document in a language; rejects when there is none of that name. */
export async function loadDocument(name: string, language: Language): Promise<PageDocument> {
  const load = files[`./documents/${name}/${language}.json`];
  if (load === undefined) throw new Error(`There is no document ${name} in ${language}.`);
  return load();
}
