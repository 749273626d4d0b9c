import type { ComponentProps } from 'react';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { PageLink } from './LinkProvider.tsx';
import * as styles from './Link.css.ts';

export { LinkProvider, type LinkComponent, type LinkProviderProps } from './LinkProvider.tsx';

/** The props of `Link`, with those of a native link. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'> {
  href: string;
  /** `ink` in lists and footers, `link` in text. */
  tone?: 'link' | 'ink';
  /** Not part of a sentence, so its target is 44 px high; the text around it does not move. */
  isAlone?: boolean;
  /** Words for screen readers that tell repeated links apart, for example the number behind "Open". */
  context?: string;
}

/** A link to another page or to a part of a page; always underlined. */
export function Link({ tone = 'link', isAlone = false, context, children, ...rest }: LinkProps) {
  const worn = isAlone ? `${styles.tone[tone]} ${styles.alone}` : styles.tone[tone];
  return (
    <PageLink {...rest} className={worn}>
      {children}
      {context !== undefined && <span className={visuallyHidden}> {context}</span>}
    </PageLink>
  );
}
