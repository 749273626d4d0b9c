import { describe, expect, it } from 'vitest';
import type { Ring } from './ring.ts';
import { computeSharedArea, prepareRing } from './ringOverlap.ts';

const square = (x: number, y: number, side = 1): Ring => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];
const shared = (one: Ring, other: Ring) => computeSharedArea(prepareRing(one), prepareRing(other));

/** A ring of many corners around a middle, with notches that point inwards. */
const star = (corners: number, radius: number): Ring =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    const length = index % 2 === 0 ? radius : radius / 2;
    return [length * Math.cos(angle), length * Math.sin(angle)] as const;
  });

describe('the area that two outlines share', () => {
  it.each<[string, Ring, Ring, number]>([
    ['is nothing for neighbours with a common side', square(0, 0), square(1, 0), 0],
    ['is nothing for neighbours one above the other', square(0, 0), square(0, 1), 0],
    ['is the whole of the same outline', square(0, 0), square(0, 0), 1],
    ['is the whole of the smaller one inside', square(0, 0, 4), square(1, 1), 1],
    ['is a quarter', square(0, 0), square(0.5, 0.5), 0.25],
    [
      'is that of a triangle that leans over the side',
      square(0, 0),
      [
        [0.5, 0],
        [1.5, 0],
        [0.5, 1],
      ],
      0.375,
    ],
    [
      'leaves out a notch',
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [3, 4],
        [3, 1],
        [1, 1],
        [1, 4],
        [0, 4],
      ],
      square(0, 2, 4),
      4,
    ],
  ])('%s', (_, one, other, expected) => {
    expect(shared(one, other)).toBeCloseTo(expected, 12);
    expect(shared(other, one)).toBeCloseTo(expected, 12);
    expect(shared([...one].reverse(), other)).toBeCloseTo(expected, 12);
  });

  it('is exact for outlines with many corners', () => {
    const ring = star(400, 10);
    const { area } = prepareRing(ring);
    expect(shared(ring, ring)).toBeCloseTo(area, 8);
    expect(shared(ring, square(-1, -1, 2))).toBeCloseTo(4, 8);
    const half: Ring = [
      [0, -20],
      [20, -20],
      [20, 20],
      [0, 20],
    ];
    expect(shared(ring, half)).toBeCloseTo(area / 2, 1);
  });
});
