import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { chromeControl } from '../../styles/chrome.css.ts';
import { column } from '../../styles/column.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PageLink } from '../Link/LinkProvider.tsx';
import * as styles from './UtilityBar.css.ts';

/** The props of `UtilityBar`. */
export interface UtilityBarProps {
  /** The owner of the website. */
  owner: string;
  /** A link on wide screens, for example to the screen reader page. */
  link?: { href: string; label: string; icon?: IconNode };
  /** `wide` is as wide as the window; `page` by default. */
  width?: keyof typeof column;
  /** Text size, theme and language. */
  children: ReactNode;
}

/** The dark bar above the header: the owner of the website and the display settings. */
export function UtilityBar({ owner, link, width = 'page', children }: UtilityBarProps) {
  return (
    <div className={styles.bar}>
      <div className={`${column[width]} ${styles.line}`}>
        <span className={styles.owner}>{owner}</span>
        <div className={styles.tools}>
          {link && (
            <div className={styles.wideOnly}>
              <PageLink href={link.href} className={chromeControl}>
                {link.icon && <Icon of={link.icon} />}
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
