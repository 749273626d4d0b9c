import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { configurationQuery, type Configuration } from './configuration.ts';

const subscribe = () => () => undefined;

/**
 * Returns the configuration of the service, undefined until it is loaded. A prerendered page is rendered without it, so
 * the first render of hydration leaves it out too.
 */
export function useConfiguration(): Configuration | undefined {
  const { data } = useQuery(configurationQuery);
  return useSyncExternalStore(
    subscribe,
    () => data,
    () => undefined,
  );
}
