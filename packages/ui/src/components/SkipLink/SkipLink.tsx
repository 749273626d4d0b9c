import type { ComponentProps } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import * as styles from './SkipLink.css.ts';

/** The props of `SkipLink`: `href` of the main part, and its text. */
export type SkipLinkProps = ComponentProps<'a'>;

/** The first tab stop of the page, a link to the main part; visible only with the focus. */
export function SkipLink({ children, ...rest }: SkipLinkProps) {
  return <a {...mergeProps({ className: styles.root }, rest)}>{children}</a>;
}
