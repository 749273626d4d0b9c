import { Icon } from '@temple-land/ui';
import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Chandua } from '../../../common/page/Chandua.tsx';
import * as styles from './AccountPage.css.ts';

/** An item of the panel beside a form. */
export interface PanelItem {
  icon: IconNode;
  text: string;
  className?: string;
}

/** The props of `AccountPage`. */
export interface AccountPageProps {
  title: string;
  lead: string;
  /** Links under the form. */
  footer: ReactNode;
  panelTitle: string;
  panelItems: readonly PanelItem[];
  children: ReactNode;
}

/** The frame of login and registration: the form, and a panel about the account beside it. */
export function AccountPage({
  title,
  lead,
  footer,
  panelTitle,
  panelItems,
  children,
}: AccountPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <div className={styles.column}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
          <div className={styles.footer}>{footer}</div>
        </div>
      </div>
      <aside className={styles.panel} aria-label={panelTitle}>
        <h2 className={styles.panelTitle}>{panelTitle}</h2>
        <ul className={styles.panelItems}>
          {panelItems.map(({ icon, text, className = '' }) => (
            <li key={text} className={`${styles.panelItem} ${className}`}>
              <span className={styles.panelIcon}>
                <Icon of={icon} />
              </span>
              {text}
            </li>
          ))}
        </ul>
        <div className={styles.canopyArea}>
          <div className={styles.canopyCrop}>
            <Chandua className={styles.canopy} />
          </div>
        </div>
      </aside>
    </div>
  );
}
