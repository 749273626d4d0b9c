import { expect, it } from 'vitest';
import { formatDateTime } from './dateTime.ts';

it('formats date and time in India', () => {
  expect(formatDateTime('2026-11-03T06:12:00Z')).toBe('03-11-2026, 11:42 am');
  expect(formatDateTime('2026-11-03T20:00:00Z')).toBe('04-11-2026, 1:30 am');
});
