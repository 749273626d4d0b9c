import { expect, it } from 'vitest';
import { snapPoint, snapPoints } from './snapPoint.ts';

const square = [
  [85.8, 19.8],
  [85.801, 19.8],
  [85.801, 19.801],
  [85.8, 19.801],
] as const;
const snap = (longitude: number, latitude: number, metres = 3) =>
  snapPoint({ longitude, latitude }, [square], metres);

it('takes the very corner of a neighbour, else the point on its side, else the point itself', () => {
  expect(snap(85.801_01, 19.801_02)).toEqual({ longitude: 85.801, latitude: 19.801 });
  expect(snap(85.801_01, 19.8005)).toEqual({ longitude: 85.801, latitude: 19.8005 });
  // The last side closes the ring.
  expect(snap(85.799_99, 19.8005)).toEqual({ longitude: 85.8, latitude: 19.8005 });
  expect(snap(85.8005, 19.8005)).toEqual({ longitude: 85.8005, latitude: 19.8005 });
});

it('is on the grid of stored corners, also without neighbours', () => {
  expect(snapPoint({ longitude: 85.123_456_789, latitude: 19.987_654_321 }, [], 3)).toEqual({
    longitude: 85.123_456_8,
    latitude: 19.987_654_3,
  });
});

it('moves the points within a distance, and tells which ones and how far', () => {
  const points = [
    { longitude: 85.801_002, latitude: 19.801_003 },
    { longitude: 85.801, latitude: 19.8 },
    { longitude: 85.9, latitude: 19.9 },
    { longitude: 85.8005, latitude: 19.799_996 },
  ];
  const { points: snapped, moved } = snapPoints(points, [square], 0.5);
  expect(snapped).toEqual([
    { longitude: 85.801, latitude: 19.801 },
    points[1],
    points[2],
    { longitude: 85.8005, latitude: 19.8 },
  ]);
  expect(moved.map(({ number }) => number)).toEqual([1, 4]);
  expect(moved[0]?.metres).toBeCloseTo(0.394, 2);
  expect(moved[1]?.metres).toBeCloseTo(0.445, 2);
  expect(snapPoints(points, [square], 0.1).moved).toEqual([]);
});

it('moves a point no farther than asked, and onto the outline', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const spread = (factor: number) => ((seed * factor) % 97) / 97 / 5e4 - 1e-5;
    const points = square.map(([x, y], index) => ({
      longitude: x + spread(31 + index),
      latitude: y + spread(57 + 3 * index),
    }));
    const metres = ((seed % 7) + 1) / 4;
    const { points: snapped, moved } = snapPoints(points, [square], metres);
    const numbers = new Set(moved.map(({ number }) => number));
    expect(moved.every((each) => each.metres > 0 && each.metres <= metres)).toBe(true);
    snapped.forEach((point, index) => {
      const isOn =
        [85.8, 85.801].includes(point.longitude) || [19.8, 19.801].includes(point.latitude);
      expect(numbers.has(index + 1) ? isOn : point === points[index] || isOn).toBe(true);
    });
  }
});
