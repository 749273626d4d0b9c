import type { ComponentProps, ReactNode } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { meta as metaStyle } from '../Button/Button.css.ts';
import { PageLink } from '../Link/LinkProvider.tsx';
import * as styles from './ButtonLink.css.ts';

/** The props of `ButtonLink`, with those of a native link. */
export interface ButtonLinkProps extends ComponentProps<'a'> {
  /** Emphasis, with at most one primary link in a view; `secondary` by default. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'highlight' | 'onBrand' | undefined;
  /** Height of the link; `default` by default. */
  size?: 'default' | 'large' | undefined;
  /** An icon before the label; its size is that of the button's icons. */
  icon?: ReactNode | undefined;
  /** An icon after the label. */
  trailingIcon?: ReactNode | undefined;
  /** A fact after the label, for example "PDF, 340 KB". */
  meta?: ReactNode | undefined;
  /** Fills the width. */
  isBlock?: boolean | undefined;
}

/** A link to another page in the look of a button, for the main next step. */
export function ButtonLink({
  kind = 'secondary',
  size = 'default',
  icon,
  trailingIcon,
  meta,
  isBlock = false,
  children,
  ...rest
}: ButtonLinkProps) {
  const own = {
    className: styles.root,
    'data-kind': kind,
    'data-size': size,
    'data-block': isBlock || undefined,
  };
  return (
    <PageLink {...mergeProps(own, rest)}>
      {icon}
      {children}
      {meta !== undefined && <span className={metaStyle}>{meta}</span>}
      {trailingIcon}
    </PageLink>
  );
}
