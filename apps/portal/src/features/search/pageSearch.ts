import { buildExcerpt, containsEveryWord } from '@temple-land/portal-core';
import { documentPath } from '../../content/documentPath.ts';
import { wordsOfPart } from '../../content/documentWords.ts';
import type { PageDocument } from '../../content/pageDocument.ts';

/** A part of a page of words that has what is searched for. */
export interface FoundPart {
  title: string;
  href: string;
  excerpt: string;
}

/** A page of words with its name. */
export interface NamedDocument {
  name: string;
  document: PageDocument;
}

const excerptCharacters = 180;

/** Returns the parts of pages that have every word, in the order of the pages. */
export function partsWith(documents: readonly NamedDocument[], words: readonly string[]) {
  return documents.flatMap(({ name, document }) =>
    document.parts.flatMap((part): FoundPart[] => {
      const text = wordsOfPart(part);
      const title = `${document.title}: ${part.heading}`;
      if (!containsEveryWord(`${title} ${text}`, words)) return [];
      const excerpt = buildExcerpt(text, words, excerptCharacters);
      return [{ title, href: `${documentPath(name)}#${part.id}`, excerpt }];
    }),
  );
}
