import { holdsDataRight, type DataRight } from '@temple-land/portal-core';
import { useSession } from './useSession.ts';

/** Returns a function that tells whether the user has a right to data; rights restrict officers alone. */
export function useDataRights(): (right: DataRight) => boolean {
  const held = useSession()?.dataRights;
  if (held === undefined) return () => true;
  const rights = new Set(held as DataRight[]);
  return (right) => holdsDataRight(rights, right);
}
