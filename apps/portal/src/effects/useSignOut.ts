import { useCallback } from 'react';
import { recordActivity } from '../api/activity.ts';
import { useGoTo } from '../api/callEffects.ts';
import { call } from '../api/client.ts';
import { logFailure } from '../api/log.ts';
import { endSession } from '../state/session.ts';

/** Gives the way out: the session ends here and at the service, then the page at `path` opens. */
export function useSignOut(path: string): () => void {
  const goTo = useGoTo();
  return useCallback(() => {
    // Both carry the token of the session that ends, so they are made before it is gone.
    void recordActivity({ action: 'LOGOUT' });
    call('logout', {}, { isQuiet: true }).catch((error: unknown) => logFailure('logout', error));
    endSession();
    goTo(path);
  }, [goTo, path]);
}
