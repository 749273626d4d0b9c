import { queryOptions } from '@tanstack/react-query';
import { setServiceAvailable } from '../../state/availability.ts';
import { mainHostAtom } from '../../state/mainHost.ts';
import { portalStore } from '../../state/store.ts';
import { CallError } from '../call/callError.ts';
import type { Configuration } from './loadConfiguration.ts';

export type { Configuration } from './loadConfiguration.ts';

let configurationPromise: Promise<Configuration> | undefined;

async function loadAndStore(): Promise<Configuration> {
  const { loadConfiguration } = await import('./loadConfiguration.ts');
  const loaded = await loadConfiguration();
  portalStore.set(mainHostAtom, loaded.mainHost);
  return loaded;
}

/** Returns the configuration, loaded once; after a failure the next use loads it again. */
export function getConfiguration(): Promise<Configuration> {
  configurationPromise ??= loadAndStore().catch((error: unknown) => {
    configurationPromise = undefined;
    if (error instanceof CallError && error.failure === 'unavailable') setServiceAvailable(false);
    throw error;
  });
  return configurationPromise;
}

/** Loads the configuration again, because its public keys may have changed. */
export function reloadConfiguration(): Promise<Configuration> {
  configurationPromise = undefined;
  return getConfiguration();
}

/** The query of the configuration for screens; calls read it through `getConfiguration`. */
export const configurationQuery = queryOptions({
  queryKey: ['configuration'],
  queryFn: getConfiguration,
  staleTime: Infinity,
});
