import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import type { Tab } from './tab.ts';
import * as styles from './Tabs.css.ts';

/** Returns the text of a tab and its count, or the text alone when it has no count. */
export function renderTabText({ label, count, countLabel }: Tab): ReactNode {
  if (count === undefined && countLabel === undefined) return label;
  return (
    <>
      <span>{label}</span>
      {count !== undefined && (
        <span className={styles.count} aria-hidden={countLabel !== undefined}>
          {count}
        </span>
      )}
      {countLabel !== undefined && <span className={visuallyHidden}>{countLabel}</span>}
    </>
  );
}
