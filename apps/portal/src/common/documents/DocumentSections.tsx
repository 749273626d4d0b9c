import type { PageSection } from '@temple-land/portal-core';
import { DocumentBlocks } from './DocumentBlocks.tsx';
import * as styles from './documents.css.ts';

/** The props of `DocumentSections`. */
export interface DocumentSectionsProps {
  sections: readonly PageSection[];
  /** Before the ids of the sections where the page has a document twice; empty by default. */
  idPrefix?: string;
  /** The level of the headings; 2 by default. */
  headingLevel?: 2 | 3;
}

/** The sections of a document, each under its heading. */
export function DocumentSections({
  sections,
  idPrefix = '',
  headingLevel = 2,
}: DocumentSectionsProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return sections.map(({ id, heading, blocks }) => {
    const sectionId = `${idPrefix}${id}`;
    return (
      <section
        key={id}
        id={sectionId}
        className={styles.section}
        {...(heading === '' ? {} : { 'aria-labelledby': `${sectionId}-heading` })}
      >
        {heading !== '' && <Heading id={`${sectionId}-heading`}>{heading}</Heading>}
        <DocumentBlocks blocks={blocks} />
      </section>
    );
  });
}
