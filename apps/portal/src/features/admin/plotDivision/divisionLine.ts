/** A corner: longitude and latitude in degrees. */
export type Corner = readonly [number, number];

const beyond = 0.2;

/** Returns the text of corners, one per line: longitude, latitude. */
export const toLineText = (corners: readonly Corner[]): string =>
  corners.map(([x, y]) => `${x.toFixed(7)}, ${y.toFixed(7)}`).join('\n');

/** Returns the corners of such a text; undefined where a line is not two numbers. */
export function parseLineText(text: string): Corner[] | undefined {
  const lines = text.split('\n').filter((each) => each.trim() !== '');
  const corners = lines.map((each): Corner => {
    const [x, y, ...rest] = each
      .trim()
      .split(/[\s,;]+/)
      .map(Number);
    return rest.length > 0 ? [Number.NaN, Number.NaN] : [x ?? Number.NaN, y ?? Number.NaN];
  });
  return corners.every(([x, y]) => Number.isFinite(x + y)) ? corners : undefined;
}

/** Returns a line from south to north through the middle of a plot, with which the form begins. */
export function suggestLine(ring: readonly Corner[]): Corner[] {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const more = (north - south) * beyond;
  return [
    [middle, south - more],
    [middle, north + more],
  ];
}

/** Returns typed acres as a number with at most four decimals; NaN for anything else. */
export const parseAcres = (text: string): number =>
  /^\d{1,8}(\.\d{1,4})?$/.test(text.trim()) ? Number(text) : Number.NaN;
