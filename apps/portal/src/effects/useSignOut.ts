import { useCallback } from 'react';
import { useGoTo } from '../api/callEffects.ts';
import { signOut } from '../api/signOut.ts';

/** Returns the function that logs a user out for a reason and opens the page at `path`. */
export function useSignOut(path: string, reason: 'pressed' | 'idle'): () => void {
  const goTo = useGoTo();
  return useCallback(() => {
    signOut(reason);
    goTo(path);
  }, [goTo, path, reason]);
}
