import { expect, it } from 'vitest';
import { nearestHearing } from './nearestHearing.ts';

const on = (...days: string[]) => days.map((day) => ({ day, outcome: '' }));

it.each([
  ['none', [], undefined],
  ['the day itself', ['2026-11-21'], ['2026-11-21', true]],
  ['the first to come', ['2026-12-30', '2026-10-01', '2026-12-01'], ['2026-12-01', true]],
  ['the last when all are over', ['2026-11-20', '2026-10-01'], ['2026-11-20', false]],
] as const)('%s', (_, days, expected) => {
  const found = nearestHearing(on(...days), '2026-11-21');
  expect(found && [found.hearing.day, found.isNext]).toEqual(expected);
});

it('skips a hearing that was adjourned in advance', () => {
  const adjourned = { day: '2026-12-01', outcome: 'The court does not sit.' };
  const found = nearestHearing([adjourned, ...on('2026-12-30')], '2026-11-21');
  expect(found?.hearing.day).toBe('2026-12-30');
});
