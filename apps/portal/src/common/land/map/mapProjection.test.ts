import { describe, expect, it } from 'vitest';
import { createProjection, mapSize, moveByKey } from './mapProjection.ts';

const corners = [
  [85, 19.8],
  [85.004, 19.8],
  [85.004, 19.802],
  [85, 19.802],
] as const;

describe('the projection of a map', () => {
  const { toMap, toGround } = createProjection(corners);

  it('has the land in the middle, north up', () => {
    const middle = toMap({ longitude: 85.002, latitude: 19.801 });
    expect(middle.x).toBeCloseTo(mapSize.width / 2);
    expect(middle.y).toBeCloseTo(mapSize.height / 2);
    expect(toMap({ longitude: 85.002, latitude: 19.802 }).y).toBeLessThan(middle.y);
  });

  it('leads back to the same point on the ground', () => {
    const point = toGround(toMap({ longitude: 85.0013, latitude: 19.8004 }));
    expect(point.longitude).toBeCloseTo(85.0013, 9);
    expect(point.latitude).toBeCloseTo(19.8004, 9);
  });

  it('enlarges the drawing with its land', () => {
    const large = createProjection(corners, 2);
    const corner = { longitude: 85, latitude: 19.8 };
    expect(large.size.width).toBe(2 * mapSize.width);
    expect(large.toMap(corner).x).toBeCloseTo(2 * toMap(corner).x);
  });
});

const by = { step: 4, size: mapSize };

describe('an arrow key', () => {
  it('moves a point by a step, and not out of the drawing', () => {
    expect(moveByKey('ArrowRight', { x: 10, y: 10 }, by)).toEqual({ x: 14, y: 10 });
    expect(moveByKey('ArrowUp', { x: 10, y: 2 }, by)).toEqual({ x: 10, y: 0 });
    expect(moveByKey('ArrowDown', { x: 10, y: mapSize.height }, by)?.y).toBe(mapSize.height);
    expect(moveByKey('Enter', { x: 10, y: 10 }, by)).toBeUndefined();
  });
});
