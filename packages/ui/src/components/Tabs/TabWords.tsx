import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import type { Tab } from './tab.ts';
import * as styles from './Tabs.css.ts';

/** The words of a tab and its count. */
export function TabWords({ tab: { label, count, countLabel } }: { tab: Tab }) {
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
