import { describe, expect, it } from 'vitest';
import { getRingGap, isInRing } from './ringGap.ts';

const metre = 1 / 111_319.49;
/** A rectangle at the equator, in metres. */
const box = (left: number, bottom: number, width = 10, height = 10) =>
  [
    [left, bottom],
    [left + width, bottom],
    [left + width, bottom + height],
    [left, bottom + height],
  ].map(([x = 0, y = 0]) => [x * metre, y * metre] as const);

describe('the gap between two rings', () => {
  it('is that of their nearest points', () => {
    expect(getRingGap(box(0, 0), box(25, 0))).toBeCloseTo(15, 6);
    expect(getRingGap(box(0, 0), box(13, 14))).toBeCloseTo(5, 6);
  });

  it('is 0 for rings that touch, cross or contain each other', () => {
    expect(getRingGap(box(0, 0), box(10, 4))).toBeCloseTo(0, 9);
    expect(getRingGap(box(0, 3, 10, 2), box(4, 0, 2, 10))).toBe(0);
    expect(getRingGap(box(0, 0), box(4, 4, 1, 1))).toBe(0);
    expect(getRingGap(box(4, 4, 1, 1), box(0, 0))).toBe(0);
  });
});

it('contains the points inside a ring with a corner cut out', () => {
  const ring = [
    [0, 0],
    [10, 0],
    [10, 4],
    [4, 4],
    [4, 10],
    [0, 10],
  ] as const;
  const isInside = (longitude: number, latitude: number) => isInRing({ longitude, latitude }, ring);
  expect([isInside(2, 8), isInside(8, 2), isInside(8, 8), isInside(-1, 2)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
