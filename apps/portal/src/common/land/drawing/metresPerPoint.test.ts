import { expect, it } from 'vitest';
import { getMetresPerPoint } from './metresPerPoint.ts';

it('is the width of the world in pixels at the equator, and less farther north', () => {
  expect(getMetresPerPoint(0, 0)).toBeCloseTo(78_271.5, 0);
  expect(getMetresPerPoint(60, 1)).toBeCloseTo(78_271.5 / 4, 0);
});
