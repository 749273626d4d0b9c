import { expect, it } from 'vitest';
import { isReporterHidden } from './isReporterHidden.ts';

it.each([
  [1, true],
  [2, false],
  [3, true],
  [6, false],
] as const)('the applicant of type %d is hidden from officers: %s', (type, isHidden) => {
  expect(isReporterHidden(type)).toBe(isHidden);
});
