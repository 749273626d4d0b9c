import type { Dice } from './random.ts';

/** A schematic outline: longitude and latitude in degrees, not to survey. */
export type Ring = readonly (readonly [x: number, y: number])[];

const unitsPerDegree = 1e5;
const bytesPerNumber = 4;

/** Packs a ring as int32 hundred-thousandths of a degree, x then y, lowest byte first. */
export function packRing(ring: Ring): Uint8Array {
  const bytes = new Uint8Array(ring.length * 2 * bytesPerNumber);
  const view = new DataView(bytes.buffer);
  ring.flat().forEach((degrees, index) => {
    view.setInt32(index * bytesPerNumber, Math.round(degrees * unitsPerDegree), true);
  });
  return bytes;
}

/** Gives the bounds of a ring as PostgreSQL's box. */
export function boxOf(ring: Ring): string {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return `(${Math.max(...xs)},${Math.max(...ys)}),(${Math.min(...xs)},${Math.min(...ys)})`;
}

/**
 * Gives the cells of a grid whose inner corners are moved a little, so that plots share their edges.
 * `cell` is the edge in degrees; cells come row by row from the origin.
 */
export function tessellation(
  origin: readonly [x: number, y: number],
  cell: number,
  count: number,
  dice: Dice,
): Ring[] {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const jitter = () => (dice.next() - 0.5) * cell * 0.4;
  const corners = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from(
      { length: columns + 1 },
      (_, column) =>
        [origin[0] + column * cell + jitter(), origin[1] + row * cell + jitter()] as const,
    ),
  );
  const corner = (row: number, column: number) => corners[row]?.[column] ?? origin;
  return Array.from({ length: count }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return [
      corner(row, column),
      corner(row, column + 1),
      corner(row + 1, column + 1),
      corner(row + 1, column),
    ];
  });
}
