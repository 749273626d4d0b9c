import { useDataRights } from './useDataRights.ts';
import { listPageRights } from './pageRights.ts';

/** Returns a function that tells whether the user has the rights to data that the page of an address needs. */
export function useMayOpen(): (address: string) => boolean {
  const hasRight = useDataRights();
  return (address) => listPageRights(address).every(hasRight);
}
