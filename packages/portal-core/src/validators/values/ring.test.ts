import { expect, it } from 'vitest';
import { crossesItself } from './ring.ts';

it.each([
  [
    'a triangle',
    [
      [0, 0],
      [4, 0],
      [0, 4],
    ],
    false,
  ],
  [
    'a square',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
    false,
  ],
  [
    'an angle that points inwards',
    [
      [0, 0],
      [4, 0],
      [1, 1],
      [0, 4],
    ],
    false,
  ],
  [
    'a bow tie',
    [
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
    ],
    true,
  ],
  [
    'a loop far from its begin',
    [
      [0, 0],
      [9, 0],
      [9, 9],
      [5, 2],
      [8, 2],
      [4, 9],
      [0, 9],
    ],
    true,
  ],
  [
    'a side through a corner',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 0],
      [0, 4],
    ],
    true,
  ],
  [
    'a corner that stands twice',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 0],
      [0, 4],
    ],
    true,
  ],
  [
    'a side that runs back over the one before',
    [
      [0, 0],
      [4, 0],
      [2, 0],
      [2, 4],
    ],
    true,
  ],
  [
    'a last side that runs back over the first',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 0],
    ],
    true,
  ],
  [
    'corners on one line',
    [
      [0, 0],
      [2, 2],
      [4, 4],
    ],
    true,
  ],
] as const)('%s crosses itself: %s', (_, ring, crosses) => {
  expect(crossesItself(ring)).toBe(crosses);
  expect(crossesItself(ring.toReversed())).toBe(crosses);
});

it('checks an outline of 500 corners', () => {
  const circle = Array.from({ length: 500 }, (_, index) => {
    const angle = (index / 500) * 2 * Math.PI;
    return [85 + Math.cos(angle), 20 + Math.sin(angle)] as const;
  });
  expect(crossesItself(circle)).toBe(false);
});
