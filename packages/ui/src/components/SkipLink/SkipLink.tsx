import type { ComponentProps } from 'react';
import * as styles from './SkipLink.css.ts';

/** The props of `SkipLink`: `href` of the main part, and its text. */
export type SkipLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'>;

/** The first stop of the page: jumps over the header to the main part; seen only with the focus. */
export function SkipLink(props: SkipLinkProps) {
  return (
    <a {...props} className={styles.link}>
      {props.children}
    </a>
  );
}
