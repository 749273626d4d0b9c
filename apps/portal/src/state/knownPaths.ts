import { atom, useAtomValue } from 'jotai';

/** The patterns of every path that has a page, set once by the route table. */
export const knownPathsAtom = atom<ReadonlySet<string>>(new Set<string>());

const pathnameOf = (address: string) => address.split(/[?#]/)[0] ?? address;

/** Gives a function that says whether an address has a page. */
export function useKnownPaths(): (address: string) => boolean {
  const paths = useAtomValue(knownPathsAtom);
  return (address) => paths.has(pathnameOf(address));
}

/** Says whether a path of this portal has a page, so that no link leads nowhere. */
export function usePathIsKnown(address: string): boolean {
  return useAtomValue(knownPathsAtom).has(pathnameOf(address));
}
