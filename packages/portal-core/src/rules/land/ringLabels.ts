type Point = readonly [x: number, y: number];
/** The width and height of a drawn text, in CSS pixels. */
export type Size = readonly [width: number, height: number];

/** A text to draw at a point, longitude and latitude. */
export interface RingLabel {
  text: string;
  at: Point;
}

/** The outline of what has a label, as the map library returns it; pieces on several tiles have the same key. */
export interface LabelledOutline {
  key: string;
  text: string;
  geometry: unknown;
}

const steps = 8;

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';

/** Returns the outer rings of a polygon or several. */
function listRings(geometry: unknown): Point[][] {
  const { type, coordinates } = geometry as { type?: unknown; coordinates?: unknown };
  const polygons: unknown[] =
    type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? (coordinates as unknown[]) : [];
  return polygons.map((polygon) => ((polygon as unknown[][])[0] ?? []).filter(isPoint));
}

function measureRing(ring: readonly Point[]): number {
  let twice = 0;
  let last = ring.at(-1);
  for (const point of ring) {
    if (last) twice += last[0] * point[1] - point[0] * last[1];
    last = point;
  }
  return Math.abs(twice);
}

/** Returns the distance of a point from the sides of a ring, in pixels; negative outside. */
function getDepth([x, y]: Point, ring: readonly Point[]): number {
  let [isInside, nearest] = [false, Infinity];
  let from = ring.at(-1);
  for (const to of ring) {
    if (from) {
      const [ax, ay, dx, dy] = [from[0], from[1], to[0] - from[0], to[1] - from[1]];
      const length = dx * dx + dy * dy;
      const share = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
      const at = Math.min(1, Math.max(0, share));
      nearest = Math.min(nearest, (ax + at * dx - x) ** 2 + (ay + at * dy - y) ** 2);
      if (ay > y !== to[1] > y && x < ax + ((y - ay) / dy) * dx) isInside = !isInside;
    }
    from = to;
  }
  return (isInside ? 1 : -1) * Math.sqrt(nearest);
}

/** Returns the point of a ring that is farthest from its sides, by a grid that becomes finer around the best point. */
export function findVisualCentre(ring: readonly Point[]): Point {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  let [west, south] = [Math.min(...xs), Math.min(...ys)];
  let [width, height] = [Math.max(...xs) - west, Math.max(...ys) - south];
  let best: Point = [west + width / 2, south + height / 2];
  let depth = getDepth(best, ring);
  for (let round = 0; round < 3; round += 1) {
    for (let step = 0; step < steps * steps; step += 1) {
      const at: Point = [
        west + ((step % steps) + 0.5) * (width / steps),
        south + (Math.floor(step / steps) + 0.5) * (height / steps),
      ];
      const found = getDepth(at, ring);
      if (found > depth) [best, depth] = [at, found];
    }
    [width, height] = [(width * 2) / steps, (height * 2) / steps];
    [west, south] = [best[0] - width / 2, best[1] - height / 2];
  }
  return best;
}

/** Returns whether a text of a size fits into a ring around a point, all in pixels. */
export function hasRoom([width, height]: Size, [x, y]: Point, ring: readonly Point[]): boolean {
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  return [-1, -0.5, 0, 0.5, 1].every((across) =>
    [-1, 1].every((up) => getDepth([x + across * halfWidth, y + up * halfHeight], ring) > 1),
  );
}

/**
 * Returns the labels of outlines, each at the visual centre of its largest piece; those that have no room in it are left
 * out.
 */
export function placeLabels(
  outlines: readonly LabelledOutline[],
  metresPerPoint: number,
  measureText: (text: string) => Size,
): RingLabel[] {
  const rings = new Map<string, { text: string; ring: Point[]; area: number }>();
  for (const { key, text, geometry } of outlines) {
    for (const ring of listRings(geometry)) {
      const area = measureRing(ring);
      if (area > (rings.get(key)?.area ?? 0)) rings.set(key, { text, ring, area });
    }
  }
  return [...rings.values()].flatMap(({ text, ring }) => {
    const [, latitude] = ring[0] ?? [0, 0];
    const up = 111_320 / metresPerPoint;
    const across = up * Math.cos((latitude * Math.PI) / 180);
    const [left, bottom] = ring[0] ?? [0, 0];
    const drawn = ring.map(([x, y]): Point => [(x - left) * across, (y - bottom) * up]);
    const centre = findVisualCentre(drawn);
    if (!hasRoom(measureText(text), centre, drawn)) return [];
    return [{ text, at: [left + centre[0] / across, bottom + centre[1] / up] as const }];
  });
}
