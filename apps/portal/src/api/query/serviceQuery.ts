import { dataLoadDelayMs, type Input, type LoadingCallName } from '@temple-land/portal-core';
import { queryOptions } from '@tanstack/react-query';

/** The options of a service query. */
export interface ServiceQueryOptions {
  /** Not counted by the loader overlay, because the screen shows its own loading state. */
  isQuiet?: boolean;
  /** How long an answer is fresh, in ms. */
  staleTime?: number;
  /** Part of the query key; an answer that can be used once only is not shared with another form. */
  scope?: string;
}

/** The `updatedAt` of the answers in a prerendered page: they are loaded again without the loader overlay. */
export const prerenderedAt = 0;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Returns the query options of a call. Data is the answer of the call, error a ServiceError; without an input the query
 * is disabled. The call is sent 5 ms after the screen is mounted (spec 9).
 */
export function serviceQuery<Name extends LoadingCallName>(
  name: Name,
  input: Input<Name> | undefined,
  { isQuiet = false, staleTime = 0, scope }: ServiceQueryOptions = {},
) {
  return queryOptions({
    queryKey: scope === undefined ? [name, input] : [name, input, scope],
    queryFn: async ({ client, queryKey, signal }) => {
      if (input === undefined) throw new Error(`${name} has no input yet.`);
      await wait(dataLoadDelayMs);
      // The contract is loaded with the first call: no page needs it before it is hydrated.
      const { loadScreenData } = await import('./loadAnswer.ts');
      const state = client.getQueryState(queryKey);
      const isPrerendered = state?.data !== undefined && state.dataUpdatedAt === prerenderedAt;
      return loadScreenData(name, input, { signal, isQuiet: isQuiet || isPrerendered });
    },
    enabled: input !== undefined,
    staleTime,
    ...(scope === undefined ? {} : { gcTime: 0 }),
  });
}
