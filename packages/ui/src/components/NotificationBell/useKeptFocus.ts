import { useEffect, useRef, type RefObject } from 'react';

const entriesOf = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>('li > button')];

/** Moves the focus on when the entry that had it leaves the panel, or the panel itself goes. */
export function useKeptFocus(
  panelRef: RefObject<HTMLElement | null>,
  buttonRef: RefObject<HTMLElement | null>,
): void {
  const place = useRef<number>(undefined);

  useEffect(() => {
    const remember = (event: FocusEvent) => {
      const panel = panelRef.current;
      if (!panel || !(event.target instanceof HTMLElement) || !panel.contains(event.target)) return;
      place.current = entriesOf(panel).indexOf(event.target);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [panelRef]);

  useEffect(() => {
    const panel = panelRef.current;
    if (place.current !== undefined && document.activeElement === document.body) {
      const entries = panel ? entriesOf(panel) : [];
      (entries[Math.min(place.current, entries.length - 1)] ?? buttonRef.current)?.focus();
    }
    if (!panel) place.current = undefined;
  });
}
