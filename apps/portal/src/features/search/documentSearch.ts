import {
  buildExcerpt,
  containsEveryWord,
  type PageDocument,
  type SitePageName,
} from '@temple-land/portal-core';
import { getDocumentPath } from '../../content/documentPath.ts';
import { getSectionText } from '../../content/documentText.ts';

/** A section of a document that contains the searched words. */
export interface FoundSection {
  title: string;
  href: string;
  excerpt: string;
}

/** A document with its name. */
export interface NamedDocument {
  name: SitePageName;
  document: PageDocument;
}

const excerptCharacters = 180;

/** Returns the sections of documents that contain every word, in the order of the documents. */
export function findSections(documents: readonly NamedDocument[], terms: readonly string[]) {
  return documents.flatMap(({ name, document }) =>
    document.sections.flatMap((section): FoundSection[] => {
      const text = getSectionText(section);
      const title = `${document.title}: ${section.heading}`;
      if (!containsEveryWord(`${title} ${text}`, terms)) return [];
      const excerpt = buildExcerpt(text, terms, excerptCharacters);
      return [{ title, href: `${getDocumentPath(name)}#${section.id}`, excerpt }];
    }),
  );
}
