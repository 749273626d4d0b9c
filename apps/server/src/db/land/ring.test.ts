import { describe, expect, it } from 'vitest';
import { toBox, packRing, computeRingAcres, unpackRing, type Ring } from './ring.ts';

const field: Ring = [
  [85.83, 19.81],
  [85.8312345, 19.81],
  [85.8312345, 19.8109876],
  [85.83, 19.8109876],
];

describe('a packed ring', () => {
  it('is unpacked with a precision of a ten-millionth of a degree', () => {
    expect(unpackRing(packRing(field))).toEqual(field);
  });

  it('can be read from the middle of a larger buffer', () => {
    const bytes = packRing(field);
    const inside = new Uint8Array(bytes.length + 5);
    inside.set(bytes, 5);
    expect(unpackRing(inside.subarray(5))).toEqual(field);
  });

  it('supports negative coordinates', () => {
    const ring: Ring = [[-0.0000001, -89.9999999]];
    expect(unpackRing(packRing(ring))).toEqual(ring);
  });
});

describe('the bounds of a ring', () => {
  it('are its farthest corners, the upper right one first', () => {
    expect(toBox(field)).toBe('(85.8312345,19.8109876),(85.83,19.81)');
  });
});

describe('the acres of a ring', () => {
  it('are correct for a rectangle', () => {
    const [wide, high] = [0.0012345 * 111_319.49 * Math.cos((19.8105 * Math.PI) / 180), 109.939];
    expect(computeRingAcres(field)).toBeCloseTo((wide * high) / 4_046.856, 2);
  });

  it('do not depend on the direction of the ring', () => {
    expect(computeRingAcres([...field].reverse())).toBeCloseTo(computeRingAcres(field), 9);
  });

  it('are 0 for a line', () => {
    expect(computeRingAcres(field.slice(0, 2))).toBe(0);
  });
});
