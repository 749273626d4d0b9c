import { useEffectEvent, useLayoutEffect, useRef } from 'react';

// The router numbers the entries of the history.
function entryNow(): number | undefined {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return idx;
}

/** Has the browser's Back and Forward lead nowhere while locked: the address returns, the page stays. */
export function useNoBack(isLocked: boolean): void {
  const here = useRef<number>(undefined);
  // The entry changes with each navigation, after which this is drawn again.
  useLayoutEffect(() => {
    here.current = entryNow();
  });
  const stay = useEffectEvent((event: PopStateEvent) => {
    const [from, to] = [here.current, entryNow()];
    if (!isLocked || from === undefined || to === undefined || from === to) return;
    event.stopImmediatePropagation();
    window.history.go(from - to);
  });
  // A window tells its listeners in the order they came: this one before the router around it.
  useLayoutEffect(() => {
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, []);
}
