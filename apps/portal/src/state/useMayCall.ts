import { api, type Endpoint } from '@temple-land/portal-core';
import { useDataRights } from './useDataRights.ts';

/** Returns whether the user has all rights to data that a call needs. */
export function useMayCall(name: keyof typeof api): boolean {
  const hasRight = useDataRights();
  const { rights = [] }: Endpoint = api[name];
  return rights.every(hasRight);
}
