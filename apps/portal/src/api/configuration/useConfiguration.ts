import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { configurationQuery, type Configuration } from './configuration.ts';

const subscribe = () => () => undefined;

/** Returns whether the component is past its first render over markup of the build. */
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/**
 * Returns the service's configuration, undefined until it is there. The build does not know it, so a part of
 * a ready page that hydrates after the answer has come must first render without it.
 */
export function useConfiguration(): Configuration | undefined {
  const isHydrated = useIsHydrated();
  const { data } = useQuery(configurationQuery);
  return isHydrated ? data : undefined;
}
