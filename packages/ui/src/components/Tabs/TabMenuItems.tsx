'use client';
import type { TabChoice } from './tab.ts';
import * as styles from './TabMenuItems.css.ts';
import { renderTabText } from './renderTabText.tsx';

/** The props of `TabMenuItems`. */
export interface TabMenuItemsProps extends TabChoice {
  isOpen: boolean;
}

/** The list of tabs below the button that replaces them. */
export function TabMenuItems({
  id,
  label,
  tabs,
  selectedKey,
  isOpen,
  onSelectionChange,
}: TabMenuItemsProps) {
  return (
    <ul id={`${id}-menu`} aria-label={label} hidden={!isOpen} className={styles.list}>
      {tabs.map((tab) => (
        <li key={tab.id}>
          <button
            type="button"
            className={styles.entry}
            aria-current={tab.id === selectedKey ? 'true' : undefined}
            onClick={() => onSelectionChange(tab.id)}
          >
            {renderTabText(tab)}
          </button>
        </li>
      ))}
    </ul>
  );
}
