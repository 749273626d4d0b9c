import { expect, it } from 'vitest';
import { isAdult } from './age.ts';

it.each([
  ['2008-03-16', true],
  ['2008-03-17', false],
  ['1950-01-01', true],
  ['2026-03-16', false],
])('a person born on %s is an adult on 16 March 2026: %j', (birthDate, expected) => {
  expect(isAdult(birthDate, new Date('2026-03-16T05:00:00Z'))).toBe(expected);
});

it('the day is that of India', () => {
  expect(isAdult('2008-03-17', new Date('2026-03-16T19:00:00Z'))).toBe(true);
});
