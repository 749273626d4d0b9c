import { useEffectEvent, useLayoutEffect, useRef } from 'react';

// The router numbers the entries of the history.
function entryNow(): number | undefined {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return idx;
}

/** Calls after each new entry of the history, before its page is drawn; gives what ends it. */
function followPushes(notePush: () => void): () => void {
  const { history } = window;
  const push = history.pushState;
  history.pushState = (...entry) => {
    push.apply(history, entry);
    notePush();
  };
  return () => {
    history.pushState = push;
  };
}

/** Has the browser's Back and Forward lead nowhere while locked: the address returns, the page stays. */
export function useNoBack(isLocked: boolean): void {
  const here = useRef<number>(undefined);
  const stay = useEffectEvent((event: PopStateEvent) => {
    const [from, to] = [here.current, entryNow()];
    if (!isLocked || from === undefined || to === undefined) {
      here.current = to;
      return;
    }
    event.stopImmediatePropagation();
    if (from !== to) window.history.go(from - to);
  });
  // A window tells its listeners in the order they came: this one before the router around it.
  useLayoutEffect(() => {
    const noteHere = () => {
      here.current = entryNow();
    };
    noteHere();
    // A page that is still on its way stands in the history already.
    const endPushes = followPushes(noteHere);
    window.addEventListener('popstate', stay);
    return () => {
      endPushes();
      window.removeEventListener('popstate', stay);
    };
  }, []);
}
