import { Icon } from '@temple-land/ui';
import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Chandua } from '../../../common/page/Chandua.tsx';
import * as styles from './AccountPage.css.ts';

/** A line of the panel beside a form. */
export interface Point {
  icon: IconNode;
  text: string;
  className?: string;
}

/** The props of `AccountPage`. */
export interface AccountPageProps {
  title: string;
  lead: string;
  /** Links under the form. */
  foot: ReactNode;
  panelTitle: string;
  points: readonly Point[];
  children: ReactNode;
}

/** The frame of login and registration: the form, and beside it what an account is for. */
export function AccountPage({ title, lead, foot, panelTitle, points, children }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <div className={styles.column}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
          <div className={styles.foot}>{foot}</div>
        </div>
      </div>
      <aside className={styles.panel} aria-label={panelTitle}>
        <h2 className={styles.panelTitle}>{panelTitle}</h2>
        <ul className={styles.points}>
          {points.map(({ icon, text, className = '' }) => (
            <li key={text} className={`${styles.point} ${className}`}>
              <span className={styles.pointIcon}>
                <Icon of={icon} />
              </span>
              {text}
            </li>
          ))}
        </ul>
        <div className={styles.sky}>
          <div className={styles.crop}>
            <Chandua className={styles.canopy} />
          </div>
        </div>
      </aside>
    </div>
  );
}
