import { dataLoadDelayMs, type Input, type LoadingCallName } from '@temple-land/portal-core';
import { queryOptions } from '@tanstack/react-query';

/** How a query is made. */
export interface ServiceQueryOptions {
  /** Left out of the loader overlay, because the screen shows its own waiting state. */
  isQuiet?: boolean;
  /** How long an answer counts as fresh, in ms. */
  staleTime?: number;
  /** Keeps the answer to one user of it: what is used once is not shared with another form. */
  scope?: string;
}

/** The time of answers that a prerendered page shows: they are loaded again, and no loader covers them meanwhile. */
export const prerenderedAt = 0;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Returns the options of a query for what a screen shows. Its data is the answer of the call, its error a
 * ServiceError; without an input it waits for one. It asks 5 ms after the screen is there (spec 9).
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
