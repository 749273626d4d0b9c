import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { logFailure } from './log.ts';
import { configuration, configurationAtom, type Configuration } from './configuration.ts';

/** Gives the service's configuration, undefined until it is there. */
export function useConfiguration(): Configuration | undefined {
  useEffect(() => {
    configuration().catch((error: unknown) => logFailure('configuration', error));
  }, []);
  return useAtomValue(configurationAtom);
}
