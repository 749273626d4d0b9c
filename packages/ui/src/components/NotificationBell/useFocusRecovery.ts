'use client';
import { useEffect, useRef, type RefObject } from 'react';

const getEntries = (panel: HTMLElement) => [
  ...panel.querySelectorAll<HTMLElement>('li > :is(a, button)'),
];

/** Moves the focus to the next entry when the focused one is removed, or to the button when the panel is. */
export function useFocusRecovery(
  panelRef: RefObject<HTMLElement | null>,
  buttonRef: RefObject<HTMLElement | null>,
): void {
  const focusedIndex = useRef<number>(undefined);

  useEffect(() => {
    const trackFocus = (event: FocusEvent) => {
      const panel = panelRef.current;
      if (!panel || !(event.target instanceof HTMLElement) || !panel.contains(event.target)) return;
      focusedIndex.current = getEntries(panel).indexOf(event.target);
    };
    document.addEventListener('focusin', trackFocus);
    return () => document.removeEventListener('focusin', trackFocus);
  }, [panelRef]);

  useEffect(() => {
    const panel = panelRef.current;
    if (focusedIndex.current !== undefined && document.activeElement === document.body) {
      const entries = panel ? getEntries(panel) : [];
      (entries[Math.min(focusedIndex.current, entries.length - 1)] ?? buttonRef.current)?.focus();
    }
    if (!panel) focusedIndex.current = undefined;
  });
}
