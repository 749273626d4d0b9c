import type { ComponentProps } from 'react';
import * as styles from './SkipLink.css.ts';

/** The props of `SkipLink`: `href` of the main part, and its text. */
export type SkipLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'>;

/** The first tab stop of the page, a link to the main part; visible only with the focus. */
export function SkipLink(props: SkipLinkProps) {
  return (
    <a {...props} className={styles.link}>
      {props.children}
    </a>
  );
}
