import { expect, it } from 'vitest';
import { getDueDate, getUsedTime } from './dueDate.ts';

const now = new Date('2026-11-26T10:00:00+05:30');

it.each([
  ['2026-11-23T12:00:00+05:30', 'late', 3],
  ['2026-11-25T23:59:00+05:30', 'late', 1],
  ['2026-11-26T09:00:00+05:30', 'late', 0],
  ['2026-11-26T23:59:00+05:30', 'today', 0],
  ['2026-11-27T00:01:00+05:30', 'soon', 1],
  ['2026-11-28T12:00:00+05:30', 'soon', 2],
  ['2026-11-29T00:00:00+05:30', 'later', 3],
  [null, 'none', 0],
] as const)('%s is %s, %i days', (dueOn, kind, count) => {
  expect(getDueDate(dueOn, now)).toEqual({ kind, count });
});

it('measures the time of a stage that is over', () => {
  expect(getUsedTime('2026-11-29T10:00:00+05:30', 3, now)).toBe(50);
  expect(getUsedTime('2026-11-29T10:00:00+05:30', 0, now)).toBe(0);
  expect(getUsedTime('2026-11-20T10:00:00+05:30', 30, now)).toBe(100);
});
