import { skipListPaths } from '../constants.ts';

const skipped: ReadonlySet<string> = new Set(skipListPaths);

/** Tells whether the request layer leaves a call alone, by its exact path below the service base (spec 7). */
export function skipsRequestLayer(path: string): boolean {
  return skipped.has(path);
}
