import type { KeyboardEvent, Ref } from 'react';
import { tabWords } from './tabWords.tsx';
import type { TabChoice } from './tab.ts';
import * as styles from './Tabs.css.ts';

interface TabListProps extends TabChoice {
  /** Wraps into rows, stays a single row, or is folded away behind the menu. */
  fit: keyof typeof styles.list;
  ref: Ref<HTMLDivElement>;
}

const targets: Record<string, (index: number, count: number) => number> = {
  next: (index, count) => (index + 1) % count,
  previous: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

function targetOf(event: KeyboardEvent): string {
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  if (event.key === 'ArrowRight') return isRightToLeft ? 'previous' : 'next';
  if (event.key === 'ArrowLeft') return isRightToLeft ? 'next' : 'previous';
  return event.key;
}

/** The tabs in a row; arrows, Home and End move and open. */
export function TabList({ id, label, tabs, openId, onChoose, fit, ref }: TabListProps) {
  const walk = (event: KeyboardEvent) => {
    const target = targets[targetOf(event)];
    if (!target || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.id === openId);
    const next = tabs[target(at, tabs.length)];
    if (!next) return;
    document.getElementById(`${id}-${next.id}`)?.focus();
    onChoose(next.id);
  };
  return (
    <div ref={ref} role="tablist" aria-label={label} className={styles.list[fit]}>
      {tabs.map((tab) => {
        const isOpen = tab.id === openId;
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
            onClick={() => onChoose(tab.id)}
            onKeyDown={walk}
          >
            {tabWords(tab)}
          </button>
        );
      })}
    </div>
  );
}
