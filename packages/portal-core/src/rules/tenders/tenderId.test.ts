import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatTenderReference, parseTenderId } from './tenderId.ts';

it.each([
  ['12:SJTA/LA/2026/07', 12],
  ['12:tender', 12],
  // Requirements: TD-002, UN-040, VA-087
  ['12:a:b:c', 12],
  ['12:', 12],
  ['12', 12],
  ['2147483647:x', 2_147_483_647],
])('the tender of %j is %d', (decoded, id) => {
  expect(parseTenderId(decoded)).toBe(id);
});

it.each([
  undefined,
  null,
  '',
  ':tender',
  // Requirements: TD-002, UN-040, VA-087
  'null:tender',
  'null',
  'undefined:x',
  '0:x',
  '-3:x',
  '1e3:x',
  '12.5:x',
  ' 12:x',
  '2147483648:x',
  '99999999999:x',
])('%j has no tender id', (decoded) => {
  expect(parseTenderId(decoded)).toBeUndefined();
});

it('returns the id for any letter number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), fc.string(), (id, letterNo) => {
      expect(parseTenderId(formatTenderReference(id, letterNo))).toBe(id);
    }),
  );
});

it('contains "tender" without a letter number', () => {
  expect(formatTenderReference(12, '')).toBe('12:tender');
});
