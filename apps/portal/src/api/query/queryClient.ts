import { QueryCache, QueryClient } from '@tanstack/react-query';
import { runErrorEffects } from '../call/outcomeEffects.ts';
import { configurationQuery } from '../configuration/configuration.ts';

// Without the internet a call fails at once, instead of waiting for the connection.
const networkMode = 'always';

/** Returns a query client: one for the browser, one for each prerendered page. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error) => runErrorEffects(error) }),
    defaultOptions: {
      queries: {
        networkMode,
        retry: false,
        refetchOnWindowFocus: false,
        // The default is false in this network mode.
        refetchOnReconnect: true,
      },
      mutations: { networkMode },
    },
  });

/** Removes all data of a user from the cache, except the public configuration. */
export function clearUserData(client: QueryClient): void {
  const [configuration] = configurationQuery.queryKey;
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== configuration });
  client.getMutationCache().clear();
}

/** Refetches what the service has answered in another language; a query with a scope, such as a captcha, has no text. */
export const refetchInNewLanguage = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] !== configurationQuery.queryKey[0] && queryKey.length === 2,
  });

/** Refetches every failed query of the page. */
export const refetchFailedQueries = (client: QueryClient) =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
