import { useEffect, useSyncExternalStore } from 'react';
import { portalStore } from '../state/store.ts';
import { logFailure } from './log.ts';
import { configuration, configurationAtom, type Configuration } from './configuration.ts';

const follow = (changed: () => void) => portalStore.sub(configurationAtom, changed);
const now = () => portalStore.get(configurationAtom);
// A page is taken over as the build wrote it, also when the configuration comes first.
const inBuild = () => undefined;

/** Gives the service's configuration, undefined until it is there. */
export function useConfiguration(): Configuration | undefined {
  useEffect(() => {
    configuration().catch((error: unknown) => logFailure('configuration', error));
  }, []);
  return useSyncExternalStore(follow, now, inBuild);
}
