import { QueryClient } from '@tanstack/react-query';
import { sessionTokenAtom } from '../state/session.ts';
import { portalStore } from '../state/store.ts';

// Without the internet a call fails at once and says so, instead of waiting with a busy button.
const networkMode = 'always';

/**
 * What the screens have asked the service for. Hooks take it from here and from no provider, so that a
 * page without a question loads none of it.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { networkMode, retry: false, refetchOnWindowFocus: false },
    mutations: { networkMode },
  },
});

// No provider does it: listens for the internet to come back.
queries.mount();

// One user's data is never shown to the next.
portalStore.sub(sessionTokenAtom, () => queries.clear());
