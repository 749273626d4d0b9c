import { expect, it } from 'vitest';
import { getNextRun } from './nextRun.ts';

const atSix = (day: string) => new Date(`${day}T06:00:00+05:30`);

it.each([
  ['daily', '2026-03-13T05:59:00+05:30', '2026-03-13'],
  ['daily', '2026-03-13T06:00:00+05:30', '2026-03-14'],
  ['daily', '2026-12-31T23:30:00+05:30', '2027-01-01'],
  ['weekly', '2026-03-13T12:00:00+05:30', '2026-03-16'],
  ['weekly', '2026-03-16T06:00:00+05:30', '2026-03-23'],
  ['weekly', '2026-03-15T23:00:00+05:30', '2026-03-16'],
  ['monthly', '2026-01-31T12:00:00+05:30', '2026-02-01'],
  ['monthly', '2026-02-01T05:00:00+05:30', '2026-02-01'],
  ['monthly', '2026-02-01T06:00:00+05:30', '2026-03-01'],
  ['monthly', '2026-12-02T06:00:00+05:30', '2027-01-01'],
] as const)('%s after %s is made on %s', (rhythm, now, day) => {
  expect(getNextRun(rhythm, new Date(now))).toEqual(atSix(day));
});
