import { atom, useAtomValue } from 'jotai';

/** The patterns of every path that has a page, set once by the route table. */
export const knownPathsAtom = atom<ReadonlySet<string>>(new Set<string>());

const pathnameOf = (address: string) => address.split(/[?#]/)[0] ?? address;

function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  const isSame = (part: string, index: number) => part.startsWith(':') || part === given[index];
  return wanted.length === given.length && wanted.every(isSame);
}

/** Says whether one of the patterns, `:name` standing for any part, fits an address. */
export function isKnownPath(patterns: ReadonlySet<string>, address: string): boolean {
  const path = pathnameOf(address);
  return patterns.has(path) || [...patterns].some((pattern) => fits(pattern, path));
}

/** Gives a function that says whether an address has a page. */
export function useKnownPaths(): (address: string) => boolean {
  const paths = useAtomValue(knownPathsAtom);
  return (address) => isKnownPath(paths, address);
}

/** Says whether a path of this portal has a page, so that no link leads nowhere. */
export function usePathIsKnown(address: string): boolean {
  return isKnownPath(useAtomValue(knownPathsAtom), address);
}
