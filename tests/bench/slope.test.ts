import { describe, expect, it } from 'vitest';
import { fitSlope } from '../../scripts/bench/statistics.ts';

describe('the slope of values', () => {
  it.each([
    ['values that rise by two', [1, 3, 5, 7], 2],
    ['values that fall', [3, 2, 1], -1],
    ['values that stand still', [4, 4, 4, 4], 0],
    ['values that swing about a rise', [0, 2, 1, 3], 0.8],
  ])('of %s', (_, values, slope) => {
    expect(fitSlope(values)).toBeCloseTo(slope, 10);
  });
});
