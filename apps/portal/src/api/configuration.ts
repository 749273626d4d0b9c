import { atom } from 'jotai';
import { reportAvailability } from '../state/availability.ts';
import { mainHostAtom } from '../state/mainHost.ts';
import { portalStore } from '../state/store.ts';
import { CallError } from './callError.ts';
import type { Configuration } from './loadConfiguration.ts';

export type { Configuration } from './loadConfiguration.ts';

const knownAtom = atom<Configuration | undefined>(undefined);

/** The service's configuration, undefined until it is there. */
export const configurationAtom = atom((get) => get(knownAtom));

let loading: Promise<Configuration> | undefined;

async function load(): Promise<Configuration> {
  const { loadConfiguration } = await import('./loadConfiguration.ts');
  const loaded = await loadConfiguration();
  portalStore.set(knownAtom, loaded);
  portalStore.set(mainHostAtom, loaded.mainHost);
  return loaded;
}

/** Gives the configuration, asked for once; after a failure the next use asks again. */
export function configuration(): Promise<Configuration> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    if (error instanceof CallError && error.failure === 'unavailable') reportAvailability(false);
    throw error;
  });
  return loading;
}

/** Asks for the configuration again, whose public keys may have changed. */
export function reloadConfiguration(): Promise<Configuration> {
  loading = undefined;
  return configuration();
}
