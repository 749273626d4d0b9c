import { describe, expect, it } from 'vitest';
import { crossesItself } from '../../validators/values/ring.ts';
import { divideRing, getDoubleArea, joinRings, shareAcres } from './divideRing.ts';

type Ring = readonly (readonly [number, number])[];

const grid = (value: number) => Math.round(value * 1e7) / 1e7;
const at = (x: number, y: number): [number, number] => [grid(85.8 + x / 1e4), grid(19.8 + y / 1e4)];
const square: Ring = [at(0, 0), at(10, 0), at(10, 10), at(0, 10)];

/** Numbers between 0 and 1, the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A plot of 4 to 15 corners around a centre, and a bent line through the centre from outside to outside. */
function createPlot(seed: number): { ring: Ring; line: Ring } {
  const random = createRandom(seed * 7919 + 17);
  for (let index = 0; index < 5; index += 1) random();
  const count = 4 + Math.floor(random() * 12);
  const ring = Array.from({ length: count }, (_, corner) => {
    const angle = ((corner + 0.8 * random()) / count) * 2 * Math.PI;
    const far = 4 + 8 * random();
    return at(far * Math.cos(angle), far * Math.sin(angle));
  });
  const angle = random() * 2 * Math.PI;
  const turned = angle + Math.PI + (random() - 0.5);
  const line = [
    at(20 * Math.cos(angle), 20 * Math.sin(angle)),
    at(0, 0),
    at(20 * Math.cos(turned), 20 * Math.sin(turned)),
  ];
  return { ring, line };
}

const plots = Array.from({ length: 200 }, (_, seed) => ({ seed, ...createPlot(seed) }));
const isRings = (found: unknown): found is readonly [Ring, Ring] => Array.isArray(found);
const hasCorner = (ring: Ring, [x, y]: readonly [number, number]) =>
  ring.some(([ax, ay]) => ax === x && ay === y);

const isInside = (ring: Ring, [x, y]: readonly [number, number]): boolean =>
  ring.filter(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
  }).length %
    2 ===
  1;

/** Returns the distance of a point to the sides of an outline, in the units of the grid. */
const getDistance = (ring: Ring, [x, y]: readonly [number, number]): number =>
  1e7 *
  Math.min(
    ...ring.map(([ax, ay], index) => {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
      const [dx, dy] = [bx - ax, by - ay];
      const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
      const at = Math.min(1, Math.max(0, along));
      return Math.hypot(x - ax - at * dx, y - ay - at * dy);
    }),
  );

/** Twice the area that a corner moved by half a unit can change at both ends of the line. */
const roundingOf = (ring: Ring) => {
  const [[fromX, fromY] = [0, 0]] = ring;
  return 2 * Math.max(...ring.map(([x, y]) => Math.hypot(x - fromX, y - fromY))) * 1e7;
};

describe('200 random plots, divided and joined again', () => {
  it.each(plots)('plot $seed has no gap, no overlap, and its area', ({ ring, line }) => {
    const parts = divideRing(ring, line);
    if (!isRings(parts)) throw new Error(String(parts));
    const [one, other] = parts;
    expect([one, other].some(crossesItself)).toBe(false);
    // Every corner of the plot is a corner of a part, and the parts share the line.
    expect(ring.every((corner) => hasCorner(one, corner) || hasCorner(other, corner))).toBe(true);
    expect(one.filter((corner) => hasCorner(other, corner)).length).toBeGreaterThanOrEqual(2);
    const [whole, sum] = [getDoubleArea(ring), getDoubleArea(one) + getDoubleArea(other)];
    expect(Math.abs(whole - sum)).toBeLessThan(roundingOf(ring));

    const joined = joinRings(parts);
    if (typeof joined === 'string') throw new Error(joined);
    expect(getDoubleArea(joined as Ring)).toBe(sum);
    expect(ring.every((corner) => hasCorner(joined as Ring, corner))).toBe(true);
    expect(joined.length - ring.length).toBeLessThanOrEqual(2);

    const acres = whole / 1e9;
    const shares = shareAcres(Math.round(acres * 1e4) / 1e4, [one, other].map(getDoubleArea));
    const total = shares.reduce((acre, share) => acre + Math.round(share * 1e4), 0);
    expect(total).toBe(Math.round(acres * 1e4));
    expect(shares.every((share) => share > 0)).toBe(true);
  });
});

describe('200 random plots', () => {
  it.each(plots)('every point of plot $seed is in one part only', ({ seed, ring, line }) => {
    const parts = divideRing(ring, line);
    if (!isRings(parts)) throw new Error(String(parts));
    const random = createRandom(seed * 104_729 + 3);
    const points = Array.from({ length: 100 }, () => at(26 * random() - 13, 26 * random() - 13));
    // A corner of the line is rounded to the grid: a point beside a side can be on either side of it.
    const clear = points.filter((point) =>
      [ring, ...parts].every((each) => getDistance(each, point) > 2),
    );
    const counts = clear.map((point) => parts.filter((part) => isInside(part, point)).length);
    expect(counts).toEqual(clear.map((point) => (isInside(ring, point) ? 1 : 0)));
    expect(counts).toContain(1);
  });

  it.each(plots)(
    'the parts of plot $seed, divided again, join to the same plot',
    ({ ring, line }) => {
      const parts = divideRing(ring, line);
      if (!isRings(parts)) throw new Error(String(parts));
      const [one, other] = parts;
      const again = divideRing(
        one,
        line.map(([x, y]) => [grid(x + 0.0002), y] as const),
      );
      const three = isRings(again) ? [...again, other] : [one, other];
      const joined = joinRings(three);
      if (typeof joined === 'string') throw new Error(joined);
      const sum = three.reduce((area, part) => area + getDoubleArea(part), 0);
      // The part beside a divided one does not get its new corner, which is rounded to the grid.
      expect(Math.abs(getDoubleArea(joined as Ring) - sum)).toBeLessThan(roundingOf(ring));
      expect(ring.every((corner) => hasCorner(joined as Ring, corner))).toBe(true);
    },
  );
});

describe('200 random plots, divided by a line that begins and ends on the outline', () => {
  it.each(plots)('plot $seed has the same parts as by a longer line', ({ ring, line }) => {
    const parts = divideRing(ring, line);
    if (!isRings(parts)) throw new Error(String(parts));
    const ends = parts.map(([first]) => first ?? at(0, 0));
    const [, middle = at(0, 0)] = line;
    const [from = middle, to = middle] = ends;
    expect(divideRing(ring, [from, middle, to])).toEqual(parts);
  });
});

describe('a line', () => {
  it('between the middles of two sides divides a square into halves', () => {
    const parts = divideRing(square, [at(5, 0), at(5, 10)]);
    if (!isRings(parts)) throw new Error(String(parts));
    expect(parts.map(getDoubleArea)).toEqual([1e8, 1e8]);
  });

  it('that ends two centimetres beside the outline ends on it', () => {
    const [x, y] = at(5, 0);
    const parts = divideRing(square, [[x, grid(y + 2e-7)], at(5, 10)]);
    if (!isRings(parts)) throw new Error(String(parts));
    expect(parts.map(getDoubleArea)).toEqual([1e8, 1e8]);
  });

  it('through two corners divides a square into triangles without new corners', () => {
    const parts = divideRing(square, [at(-1, -1), at(11, 11)]);
    if (!isRings(parts)) throw new Error(String(parts));
    expect(parts.map((part) => part.length)).toEqual([3, 3]);
    expect(parts.map(getDoubleArea)).toEqual([1e8, 1e8]);
  });

  it.each<[string, Ring]>([
    ['ends inside', [at(-1, 5), at(5, 5)]],
    ['passes by', [at(-1, 20), at(11, 20)]],
    ['runs along a side', [at(0, 0), at(10, 0)]],
    ['begins on the outline and ends inside', [at(5, 0), at(5, 5)]],
    ['crosses four times', [at(-1, 2), at(12, 2), at(12, 8), at(-1, 8)]],
  ])('that %s is refused', (_, line) => {
    expect(['crossings', 'narrow']).toContain(divideRing(square, line));
  });

  it('that is outside between its crossings is refused', () => {
    const bay: Ring = [at(0, 0), at(30, 0), at(30, 30), at(20, 30), at(20, 10), at(10, 10)];
    const ring: Ring = [...bay, at(10, 30), at(0, 30)];
    expect(divideRing(ring, [at(10, 20), at(20, 20)])).toBe('crossings');
    expect(divideRing(ring, [at(5, 20), at(25, 20)])).toBe('crossings');
    expect(isRings(divideRing(ring, [at(0, 20), at(10, 20)]))).toBe(true);
  });
});

describe('plots to join', () => {
  const right: Ring = [at(10, 0), at(20, 0), at(20, 10), at(10, 10)];

  it('are joined along a side of which one has more corners', () => {
    const lower: Ring = [at(10, 0), at(20, 0), at(20, 4), at(10, 4)];
    const upper: Ring = [at(10, 4), at(20, 4), at(20, 10), at(10, 10)];
    const joined = joinRings([square, lower, upper]);
    expect(getDoubleArea(joined as Ring)).toBe(getDoubleArea(square) + getDoubleArea(right));
  });

  it.each<[string, Ring[], string]>([
    ['do not meet', [square, right.map(([x, y]) => [grid(x + 0.001), y] as const)], 'apart'],
    ['meet at a corner only', [square, [at(10, 10), at(20, 10), at(20, 20)]], 'overlap'],
    ['overlap', [square, [at(5, 5), at(15, 5), at(15, 15), at(5, 15)]], 'apart'],
    [
      'surround another',
      [
        [at(0, 0), at(30, 0), at(30, 10), at(0, 10)],
        [at(0, 20), at(30, 20), at(30, 30), at(0, 30)],
        [at(0, 10), at(10, 10), at(10, 20), at(0, 20)],
        [at(20, 10), at(30, 10), at(30, 20), at(20, 20)],
      ],
      'hole',
    ],
  ])('that %s are refused', (_, rings, fault) => {
    expect(joinRings(rings)).toBe(fault);
  });
});

it('shares of acres add up to the whole', () => {
  expect(shareAcres(1, [1, 1, 1])).toEqual([0.3334, 0.3333, 0.3333]);
  expect(shareAcres(0.0002, [1, 1])).toEqual([0.0001, 0.0001]);
});
