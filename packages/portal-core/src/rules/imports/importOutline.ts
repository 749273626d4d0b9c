import { crossesItself } from '../../validators/values/ring.ts';
import type { CellFault } from './importFault.ts';
import type { ImportEntity, ImportFaultKind } from '../../schemas/admin/importKinds.ts';

/** A corner: longitude and latitude in degrees. */
export type Corner = readonly [longitude: number, latitude: number];

/** The polygons of a shape, each with its rings: the outer one first, then holes. A ring may repeat its first corner. */
export type Polygons = readonly (readonly (readonly Corner[])[])[];

/** An outline that can be stored, or its fault. */
export type ReadOutline = { ring: Corner[] } | CellFault;

const bounds = { west: 68, east: 98, south: 6, north: 38 };
const mostPlotCorners = 500;
const mostPlaceCorners = 5000;

/** Returns how many corners the outline of a record may have. */
export const mostCornersOf = (entity: ImportEntity): number =>
  entity === 'plot' ? mostPlotCorners : mostPlaceCorners;

const isSame = ([ax, ay]: Corner, [bx, by]: Corner) => ax === bx && ay === by;

/** Returns a ring without repeated corners; the first corner is not repeated at the end. */
function withoutRepeats(ring: readonly Corner[]): Corner[] {
  const corners = ring.filter((corner, index) => {
    const before = ring[index - 1];
    return before === undefined || !isSame(before, corner);
  });
  const [first, last] = [corners[0], corners.at(-1)];
  return first && last && corners.length > 1 && isSame(first, last)
    ? corners.slice(0, -1)
    : corners;
}

const isInside = ([x, y]: Corner) =>
  x >= bounds.west && x <= bounds.east && y >= bounds.south && y <= bounds.north;

const fault = (kind: ImportFaultKind, detail?: string): CellFault => ({
  field: 'outline',
  kind,
  ...(detail === undefined ? {} : { detail }),
});

/** Reads the shape of a record as its outline: one ring without holes within India that does not cross itself. */
export function readOutline(entity: ImportEntity, polygons: Polygons): ReadOutline {
  const rings = polygons.flat();
  const [first] = rings;
  if (first === undefined) return fault('outlineShape', 'no polygon');
  if (rings.length > 1)
    return fault('outlineParts', `${polygons.length} parts, ${rings.length} rings`);
  const most = mostCornersOf(entity);
  // One more corner closes the ring; corners may be repeated.
  if (first.length > 2 * most)
    return fault('outlineTooLarge', `${first.length} of at most ${most} corners`);
  const ring = withoutRepeats(first);
  if (ring.length > most)
    return fault('outlineTooLarge', `${ring.length} of at most ${most} corners`);
  if (ring.length < 3) return fault('outlineShape', `${ring.length} corners`);
  if (!ring.every(isInside)) return fault('outlineOutside', 'outside India');
  return crossesItself(ring) ? fault('outlineCrossing') : { ring };
}
