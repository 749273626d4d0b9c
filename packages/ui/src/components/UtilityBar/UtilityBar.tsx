import type { ComponentProps, ReactNode } from 'react';
import { chromeControl } from '../../styles/chrome.css.ts';
import { column } from '../../styles/column.css.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { PageLink } from '../Link/LinkProvider.tsx';
import * as styles from './UtilityBar.css.ts';

/** The props of `UtilityBar`, with those of a native `div`. */
export interface UtilityBarProps extends ComponentProps<'div'> {
  /** The owner of the website. */
  owner: string;
  /** A link on wide screens, for example to the screen reader page. */
  link?: { href: string; label: string; icon?: ReactNode };
  /** `wide` is as wide as the window; `page` by default. */
  width?: keyof typeof column | undefined;
  /** Text size, theme and language. */
  children: ReactNode;
}

/** The dark bar above the header: the owner of the website and the display settings. */
export function UtilityBar({ owner, link, width = 'page', children, ...rest }: UtilityBarProps) {
  return (
    <div {...mergeProps({ className: styles.root }, rest)}>
      <div className={`${column[width]} ${styles.line}`}>
        <span className={styles.owner}>{owner}</span>
        <div className={styles.tools}>
          {link && (
            <div className={styles.wideOnly}>
              <PageLink href={link.href} className={chromeControl}>
                {link.icon}
                {link.label}
              </PageLink>
            </div>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
