import { QueryCache, QueryClient } from '@tanstack/react-query';
import { runErrorEffects } from '../call/callEffects.ts';
import { configurationQuery } from '../configuration/configuration.ts';

// Without the internet a call fails at once and says so, instead of waiting with a busy button.
const networkMode = 'always';

/** Creates the client of the queries: one for the browser, one for each render outside it. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error) => runErrorEffects(error) }),
    defaultOptions: {
      queries: {
        networkMode,
        retry: false,
        refetchOnWindowFocus: false,
        // Off by default in this mode.
        refetchOnReconnect: true,
      },
      mutations: { networkMode },
    },
  });

/** Removes what one user has loaded, so that the next one never sees it; the configuration is public. */
export function clearUserData(client: QueryClient): void {
  const [configuration] = configurationQuery.queryKey;
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== configuration });
  client.getMutationCache().clear();
}

/** Asks again for everything on the page that failed. */
export const refetchFailedQueries = (client: QueryClient) =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
