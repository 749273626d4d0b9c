'use client';
import { ExternalLink as OpensOutside } from 'lucide';
import type { ComponentProps } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { externalLinkWords } from './ExternalLink.words.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ExternalLink.css.ts';

/** The props of `ExternalLink`, with those of a native link. */
export interface ExternalLinkProps extends ComponentProps<'a'> {
  /** Hidden text for screen readers, "opens another website" by default. */
  note?: string | undefined;
}

/** A link to another website, with a note for screen readers. */
export function ExternalLink({ note, children, rel = 'noopener', ...rest }: ExternalLinkProps) {
  const words = useWords('externalLink', externalLinkWords);
  return (
    <a {...mergeProps({ className: styles.root }, rest)} rel={rel}>
      {children}
      <span className={styles.mark}>
        <span className={visuallyHidden}>, {note ?? words.note}</span>
        <Icon of={OpensOutside} size="small" />
      </span>
    </a>
  );
}
