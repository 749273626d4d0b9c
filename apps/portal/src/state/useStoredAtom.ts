import type { Atom } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { portalStore } from './store.ts';

/**
 * Returns the value of an atom that depends on the browser's storage. A prerendered page is hydrated with
 * `prerenderedValue` and shows the stored value right after.
 */
export function useStoredAtom<Value>(stored: Atom<Value>, prerenderedValue: Value): Value {
  const subscribe = useCallback(
    (onChange: () => void) => portalStore.sub(stored, onChange),
    [stored],
  );
  const getValue = () => portalStore.get(stored);
  return useSyncExternalStore(subscribe, getValue, () => prerenderedValue);
}
