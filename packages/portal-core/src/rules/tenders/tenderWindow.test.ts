import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countDaysLeft,
  getTabOnLoad,
  getTabOnSearch,
  getTenderState,
  toTenderWindow,
} from './tenderWindow.ts';

const now = 1_000_000_000;
const day = 86_400_000;

describe('the state of a tender', () => {
  it.each([
    ['upcoming', 1, 2],
    ['open', 0, 0],
    ['open', -1, 0],
    ['open', 0, 1],
    ['closed', -2, -1],
    ['closed', 1, -1],
  ] as const)('is %s from %d to %d', (state, start, close) => {
    expect(getTenderState({ start: now + start, close: now + close }, now)).toBe(state);
  });

  it('follows the times of an answer and of a row alike', () => {
    const texts = { startDate: '2026-11-01T00:00:00+05:30', closeDate: '2026-12-01T00:00:00Z' };
    const dates = { startDate: new Date(texts.startDate), closeDate: new Date(texts.closeDate) };
    expect(toTenderWindow(texts)).toEqual(toTenderWindow(dates));
  });
});

describe('the tab of a tender', () => {
  it.each([
    ['open since yesterday', -1, 1, 'current', 'current'],
    // Requirement: ST-023
    ['opens now', 0, 1, 'current', 'current'],
    // Requirements: ST-025, UN-036
    ['opens a moment later', 1, 2, undefined, 'current'],
    ['closes now', -1, 0, 'current', 'archive'],
    // Requirement: ST-026
    ['opens and closes now', 0, 0, 'current', 'archive'],
    // Requirement: ST-024
    ['closed a moment ago', -2, -1, 'archive', 'archive'],
    ['closes before it opens, both to come', 2, 1, undefined, 'current'],
  ] as const)(
    '%s: start %d, close %d: on load %s, on search %s',
    (_, start, close, load, search) => {
      const tender = { start: now + start, close: now + close };
      expect(getTabOnLoad(tender, now)).toBe(load);
      expect(getTabOnSearch(tender, now)).toBe(search);
    },
  );

  it('differs between load and search only at the closing time and before the opening', () => {
    const near = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(near, near, (start, close) => {
        const tender = { start: now + start, close: now + close };
        const differs = getTabOnLoad(tender, now) !== getTabOnSearch(tender, now);
        expect(differs).toBe(close === 0 || (close > 0 && start > 0));
      }),
    );
  });
});

it.each([
  [0, 0],
  [1, 1],
  [day, 1],
  [day + 1, 2],
  [-1, 0],
  [-9 * day, 0],
])('a tender that closes in %d ms has %d days left', (ahead, days) => {
  expect(countDaysLeft({ start: 0, close: now + ahead }, now)).toBe(days);
});
