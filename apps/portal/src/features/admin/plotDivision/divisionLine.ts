import { divideRing, type GeoPoint } from '@temple-land/portal-core';

/** A corner: longitude and latitude in degrees. */
export type Corner = readonly [number, number];

const beyond = 0.2;

/**
 * Returns a line from south to north through the middle of a plot, with which the form begins; its ends are on the
 * outline, or outside where that crosses it more than twice.
 */
export function suggestLine(ring: readonly Corner[]): GeoPoint[] {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const more = (north - south) * beyond;
  const line: readonly Corner[] = [
    [middle, south - more],
    [middle, north + more],
  ];
  const parts = divideRing(ring, line);
  const ends = typeof parts === 'string' ? line : parts.flatMap((part) => part.slice(0, 1));
  return ends.map(([longitude, latitude]) => ({ longitude, latitude }));
}

/** Returns typed acres as a number with at most four decimals; NaN for anything else. */
export const parseAcres = (text: string): number =>
  /^\d{1,8}(\.\d{1,4})?$/.test(text.trim()) ? Number(text) : Number.NaN;
