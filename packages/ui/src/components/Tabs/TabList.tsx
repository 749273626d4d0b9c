'use client';
import type { KeyboardEvent, Ref } from 'react';
import { renderTabText } from './renderTabText.tsx';
import type { TabChoice } from './tab.ts';
import * as styles from './Tabs.css.ts';

interface TabListProps extends TabChoice {
  /** Wraps into rows, is a single row, or is hidden because the menu replaces it. */
  fit: 'wrapping' | 'single' | 'folded';
  ref: Ref<HTMLDivElement>;
}

const keySteps: Record<string, (index: number, count: number) => number> = {
  next: (index, count) => (index + 1) % count,
  previous: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

function getLogicalKey(event: KeyboardEvent): string {
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  if (event.key === 'ArrowRight') return isRightToLeft ? 'previous' : 'next';
  if (event.key === 'ArrowLeft') return isRightToLeft ? 'next' : 'previous';
  return event.key;
}

/** The tabs in a row; the arrows, Home and End select a tab. */
export function TabList({
  id,
  label,
  tabs,
  selectedKey,
  onSelectionChange,
  fit,
  ref,
}: TabListProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    const target = keySteps[getLogicalKey(event)];
    if (!target || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.id === selectedKey);
    const next = tabs[target(at, tabs.length)];
    if (!next) return;
    document.getElementById(`${id}-${next.id}`)?.focus();
    onSelectionChange(next.id);
  };
  return (
    <div ref={ref} role="tablist" aria-label={label} className={styles.list} data-fit={fit}>
      {tabs.map((tab) => {
        const isOpen = tab.id === selectedKey;
        return (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={isOpen}
            aria-controls={isOpen ? `${id}-panel` : undefined}
            tabIndex={isOpen ? 0 : -1}
            onClick={() => onSelectionChange(tab.id)}
            onKeyDown={handleKeyDown}
          >
            {renderTabText(tab)}
          </button>
        );
      })}
    </div>
  );
}
