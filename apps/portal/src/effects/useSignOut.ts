import { useCallback } from 'react';
import { navigate } from '../api/query/navigation.ts';
import { signOut } from '../api/call/signOut.ts';

/** Returns the function that logs a user out for a reason and opens the page at `path`. */
export function useSignOut(path: string, reason: 'pressed' | 'idle'): () => void {
  return useCallback(() => {
    signOut(reason);
    navigate(path);
  }, [path, reason]);
}
