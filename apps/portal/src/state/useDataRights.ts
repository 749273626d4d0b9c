import { api, holdsDataRight, type DataRight, type Endpoint } from '@temple-land/portal-core';
import { useSession } from './useSession.ts';

/** Returns a function that tells whether the user has a right to data; rights restrict officers alone. */
export function useDataRights(): (right: DataRight) => boolean {
  const held = useSession()?.dataRights;
  if (held === undefined) return () => true;
  const rights = new Set(held as DataRight[]);
  return (right) => holdsDataRight(rights, right);
}

/** Returns whether the user has all rights to data that a call needs. */
export function useMayCall(name: keyof typeof api): boolean {
  const hasRight = useDataRights();
  const { rights = [] }: Endpoint = api[name];
  return rights.every(hasRight);
}
