import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import type { Tab } from './tab.ts';
import * as styles from './Tabs.css.ts';

/** Gives the words of a tab and its count; a tab without a count is its words alone. */
export function tabWords({ label, count, countLabel }: Tab): ReactNode {
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
