import { expect, it } from 'vitest';
import { buildCaseTimeline, orderDay } from './caseTimeline.ts';

const now = new Date('2026-03-16T06:30:00Z');
const filed = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000);
const course = (daysAgo: number, status: 'P' | 'A' | 'R' = 'P') =>
  buildCaseTimeline({ status, createdOn: filed(daysAgo), now, tahasil: 'Gop', index: 1 });
const last = (daysAgo: number, status?: 'P' | 'A' | 'R') =>
  course(daysAgo, status).steps.at(-1)?.state;

it.each([
  [3, undefined],
  [10, 'NOTICE_ISSUED'],
  [20, 'SERVED'],
  [30, 'HEARING'],
])('a case that is %d days old is in state %s', (age, state) => {
  expect(last(age)).toBe(state);
});

it('has a number after the notice', () => {
  expect(course(3).details.caseNo).toBe('');
  expect(course(10).details.caseNo).toBe('17/2026');
});

it('has one future hearing, and outcomes for the earlier ones', () => {
  const { hearings } = course(200);
  const today = '2026-03-16';
  expect(hearings.filter(({ day }) => day < today)).toHaveLength(6);
  expect(hearings.filter(({ day, outcome }) => day < today && outcome === '')).toEqual([]);
  expect(hearings.filter(({ day }) => day >= today)).toEqual([hearings.at(-1)]);
  expect(hearings.at(-1)?.outcome).toBe('');
});

it('has no hearing on a Sunday', () => {
  const days = Array.from({ length: 28 }, (_, more) => course(100 + more).hearings).flat();
  const sundays = days.filter(({ day }) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0);
  expect(sundays).toEqual([]);
});

it.each([
  ['A', 'EVICTION_ORDERED'],
  ['R', 'DISMISSED'],
] as const)('ends with an order when decided as %s', (status, state) => {
  const decided = course(orderDay + 6, status);
  expect(decided.steps.at(-1)?.state).toBe(state);
  expect(decided.details.orderNo).toBe('143/2026');
  expect(decided.hearings.at(-1)?.outcome).toBe('Arguments heard, order reserved.');
  expect(decided.hearings.filter(({ outcome }) => outcome === '')).toEqual([]);
});
