import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getMinutesLeft } from './minutesLeft.ts';

// Requirements: ER-030, UN-069
it.each([
  [0, 30],
  [1, 29],
  [29, 1],
  [30, 1],
  [31, 1],
  [-5, 30],
])('%d minutes into a lock, %d remain', (elapsed, left) => {
  expect(getMinutesLeft(elapsed)).toBe(left);
});

it('always returns 1 to 30 minutes', () => {
  fc.assert(
    fc.property(fc.integer(), (elapsed) => {
      const left = getMinutesLeft(elapsed);
      expect(left >= 1 && left <= 30).toBe(true);
    }),
  );
});
