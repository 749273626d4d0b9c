import { QueryClient, type Query } from '@tanstack/react-query';
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

const isFailed = ({ state }: Query) =>
  state.status === 'error' ||
  (state.data as { isSuccess?: boolean } | undefined)?.isSuccess === false;

/** Asks again for everything on the page that did not come. */
export const refetchFailed = () => queries.refetchQueries({ type: 'active', predicate: isFailed });

// No provider does it: listens for the internet to come back.
queries.mount();

// One user's data is never shown to the next.
portalStore.sub(sessionTokenAtom, () => queries.clear());
