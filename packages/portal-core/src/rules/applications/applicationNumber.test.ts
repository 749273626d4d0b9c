import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  buildApplicationNumber,
  findApplicationType,
  normaliseApplicationNumber,
} from './applicationNumber.ts';

it.each([
  [1, 'IL/2026/PUR/000456'],
  [2, 'LA/2026/PUR/000456'],
  [3, 'CS/2026/PUR/000456'],
] as const)('type %d is numbered %s', (type, number) => {
  expect(buildApplicationNumber(type, 2026, 'PUR', 456)).toBe(number);
  expect(findApplicationType(number)).toBe(type);
});

it.each(['', 'XX/2026/PUR/000456', 'LA', 'constructor/1'])('%j has no type', (number) => {
  expect(findApplicationType(number)).toBeUndefined();
});

it.each([
  [' la/2026/pur/000456 ', 'LA/2026/PUR/000456'],
  ['LA/2026/PUR/000456', 'LA/2026/PUR/000456'],
  ['', ''],
])('%j is looked up as %j', (typed, stored) => {
  expect(normaliseApplicationNumber(typed)).toBe(stored);
});

it('never gives two applications the same number', () => {
  const place = fc.record({
    type: fc.constantFrom(1, 2, 3 as const),
    year: fc.integer({ min: 2020, max: 2099 }),
    district: fc.constantFrom('PUR', 'KHU', 'CTC'),
    sequence: fc.integer({ min: 1, max: 99_999_999 }),
  });
  const numberOf = (one: { type: 1 | 2 | 3; year: number; district: string; sequence: number }) =>
    buildApplicationNumber(one.type, one.year, one.district, one.sequence);
  fc.assert(
    fc.property(place, place, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(numberOf(one) === numberOf(other)).toBe(isSame);
    }),
  );
});
