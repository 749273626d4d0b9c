import { expect, it } from 'vitest';
import { snapPoint } from './snapPoint.ts';

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
