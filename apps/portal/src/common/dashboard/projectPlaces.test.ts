import { expect, it } from 'vitest';
import { buildScale, findStep, projectPlaces } from './projectPlaces.ts';

it('draws places north up in one box, and leaves out those without an outline', () => {
  const square = (west: number, south: number): [number, number][] => [
    [west, south],
    [west + 1, south],
    [west + 1, south + 1],
    [west, south + 1],
  ];
  const drawing = projectPlaces([
    { code: 1, outline: square(84, 20) },
    { code: 2, outline: square(85, 21) },
    { code: 3, outline: [] },
  ]);
  expect(drawing.places.map(({ code }) => code)).toEqual([1, 2]);
  const [south, north] = drawing.places;
  expect(north?.centre.y).toBeLessThan(south?.centre.y ?? 0);
  expect(north?.centre.x).toBeGreaterThan(south?.centre.x ?? Infinity);
  expect(drawing.height).toBeGreaterThan(drawing.width);
});

it.each([
  [[0, 0], [[0, 1]]],
  [
    [0, 2, 3],
    [
      [0, 1],
      [2, 2],
      [3, 3],
    ],
  ],
  [
    [12, 41],
    [
      [0, 9],
      [10, 18],
      [19, 27],
      [28, 36],
      [37, 45],
    ],
  ],
])('the scale of %j has whole steps up to the largest value', (values, steps) => {
  const scale = buildScale(values);
  expect(scale.map(({ from, to }) => [from, to])).toEqual(steps);
  for (const value of values) {
    const { from, to } = scale[findStep(scale, value)] ?? { from: NaN, to: NaN };
    expect(value >= from && value <= to).toBe(true);
  }
});
