import { describe, expect, it } from 'vitest';
import { getDistanceToPlots, getDistanceToRing, toDegrees } from './distance.ts';

/** A square of about 111 m a side, from 85.83 east and 19.81 north. */
const square = [
  [85.83, 19.81],
  [85.831, 19.81],
  [85.831, 19.811],
  [85.83, 19.811],
] as const;

describe('the distance from a point to an outline', () => {
  it.each([
    ['0 in the middle', 85.8305, 19.8105, 0],
    ['0 close to a corner', 85.830_01, 19.810_01, 0],
    ['to the next side', 85.8305, 19.8114, 44.5],
    ['to the nearest corner', 85.8313, 19.8113, 45.8],
    ['smaller in the west, where a degree is shorter', 85.8296, 19.8105, 41.9],
  ])('is %s', (_, longitude, latitude, metres) => {
    expect(getDistanceToRing({ longitude, latitude }, square)).toBeCloseTo(metres, 0);
  });

  it('is inside the box that is searched', () => {
    const { x, y } = toDegrees({ longitude: 85.83, latitude: 19.81 }, 50);
    expect(y * 111_319.49).toBeCloseTo(50, 3);
    expect(x).toBeGreaterThan(y);
  });
});

describe('the distance from a photo to its plots', () => {
  const away = { longitude: 85.8305, latitude: 19.8114 };
  const other = square.map(([x, y]) => [x, y + 0.001] as const);

  it('is that of the nearest own plot, not of a neighbour', () => {
    const outlines = [
      { isOwn: true, corners: square },
      { isOwn: false, corners: other },
    ];
    expect(getDistanceToPlots(away, outlines)).toBeCloseTo(44.5, 0);
    const both = outlines.map((outline) => ({ ...outline, isOwn: true }));
    expect(getDistanceToPlots(away, both)).toBe(0);
  });

  it('is unknown without an outline', () => {
    expect(getDistanceToPlots(away, [{ isOwn: false, corners: square }])).toBeUndefined();
    expect(getDistanceToPlots(away, [{ isOwn: true, corners: [] }])).toBeUndefined();
  });
});
