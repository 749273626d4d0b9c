import type { PageSection } from '@temple-land/portal-core';
import { DocumentBlocks } from './DocumentBlocks.tsx';
import * as styles from './documents.css.ts';

/** The props of `DocumentSections`. */
export interface DocumentSectionsProps {
  sections: readonly PageSection[];
  /** Before the ids of the sections where the page has a document twice; empty by default. */
  idPrefix?: string;
}

/** The sections of a document, each under its heading. */
export function DocumentSections({ sections, idPrefix = '' }: DocumentSectionsProps) {
  return sections.map(({ id, heading, blocks }) => {
    const sectionId = `${idPrefix}${id}`;
    return (
      <section
        key={id}
        id={sectionId}
        className={styles.section}
        aria-labelledby={`${sectionId}-heading`}
      >
        <h2 id={`${sectionId}-heading`}>{heading}</h2>
        <DocumentBlocks blocks={blocks} />
      </section>
    );
  });
}
