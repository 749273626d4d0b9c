import { expect, it } from 'vitest';
import { aadhaarProblem } from './useBidder.ts';

it.each([
  ['2345 6789 0124', undefined],
  ['234567890124', undefined],
  ['234567890125', 'shared.aadhaar'],
  ['1345 6789 0124', 'shared.aadhaar'],
  ['', 'shared.aadhaar'],
])('%j', (typed, problem) => {
  expect(aadhaarProblem(typed)).toBe(problem);
});
