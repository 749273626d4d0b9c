import type { ComponentProps } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { PageLink } from './LinkProvider.tsx';
import * as styles from './Link.css.ts';

export { LinkProvider, type LinkComponent, type LinkProviderProps } from './LinkProvider.tsx';

/** The props of `Link`, with those of a native link. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address of the page. */
  href: string;
  /** `link`, the default, for text; `ink` for lists and footers. */
  tone?: 'link' | 'ink' | undefined;
  /** The link is not part of a sentence: its target is 44 px high without moving the text around it. */
  isAlone?: boolean | undefined;
  /** Hidden text that distinguishes repeated links, for example the number after "Open". */
  context?: string | undefined;
}

/** A link to another page or to a part of a page; always underlined. */
export function Link({ tone = 'link', isAlone = false, context, children, ...rest }: LinkProps) {
  const own = { className: styles.root, 'data-tone': tone, 'data-alone': isAlone || undefined };
  return (
    <PageLink {...mergeProps(own, rest)}>
      {children}
      {context !== undefined && <span className={visuallyHidden}> {context}</span>}
    </PageLink>
  );
}
