import { ExternalLink as OpensOutside } from 'lucide';
import type { ComponentProps } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ExternalLink.css.ts';

/** The props of `ExternalLink`, with those of a native link. */
export interface ExternalLinkProps extends ComponentProps<'a'> {
  /** Hidden text for screen readers, for example "opens another website". */
  note: string;
}

/** A link to another website, with a note for screen readers. */
export function ExternalLink({ note, children, rel = 'noopener', ...rest }: ExternalLinkProps) {
  return (
    <a {...mergeProps({ className: styles.root }, rest)} rel={rel}>
      {children}
      <span className={styles.mark}>
        <span className={visuallyHidden}>, {note}</span>
        <Icon of={OpensOutside} size="small" />
      </span>
    </a>
  );
}
