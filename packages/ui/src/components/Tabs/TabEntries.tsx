import type { TabChoice } from './tab.ts';
import * as styles from './TabEntries.css.ts';
import { tabWords } from './tabWords.tsx';

/** The props of `TabEntries`. */
export interface TabEntriesProps extends TabChoice {
  isOpen: boolean;
}

/** The tabs as a list under the button that replaces them. */
export function TabEntries({ id, label, tabs, openId, isOpen, onChoose }: TabEntriesProps) {
  return (
    <ul id={`${id}-menu`} aria-label={label} hidden={!isOpen} className={styles.list}>
      {tabs.map((tab) => (
        <li key={tab.id}>
          <button
            type="button"
            className={styles.entry}
            aria-current={tab.id === openId ? 'true' : undefined}
            onClick={() => onChoose(tab.id)}
          >
            {tabWords(tab)}
          </button>
        </li>
      ))}
    </ul>
  );
}
