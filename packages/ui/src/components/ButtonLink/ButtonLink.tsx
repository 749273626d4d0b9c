import type { ComponentProps, ReactNode } from 'react';
import type { IconNode } from 'lucide';
import { meta as metaStyle } from '../Button/Button.css.ts';
import { getButtonClass } from '../Button/buttonClass.ts';
import { getIcon } from '../Icon/Icon.tsx';
import { PageLink } from '../Link/LinkProvider.tsx';
import * as styles from './ButtonLink.css.ts';

/** The props of `ButtonLink`, with those of a native link. */
export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  /** Emphasis, with at most one primary link in a view; `secondary` by default. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'highlight' | 'onBrand';
  /** Height of the link; `default` by default. */
  size?: 'default' | 'large';
  icon?: IconNode;
  trailingIcon?: IconNode;
  /** A fact after the label, for example "PDF, 340 KB". */
  meta?: ReactNode;
  /** Fills the width. */
  isBlock?: boolean;
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
  return (
    <PageLink {...rest} className={`${getButtonClass({ kind, size, isBlock })} ${styles.link}`}>
      {icon && getIcon({ of: icon, size: 'medium' })}
      {children}
      {meta !== undefined && <span className={metaStyle}>{meta}</span>}
      {trailingIcon && getIcon({ of: trailingIcon, size: 'medium' })}
    </PageLink>
  );
}
