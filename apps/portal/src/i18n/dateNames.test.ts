import { languages } from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import { dayInWords, monthName, weekdayName } from './dateNames.ts';

const script = {
  en: /^[A-Za-z]+$/,
  or: /^\p{Script=Oriya}+$/u,
  hi: /^[\p{Script=Devanagari}॰]+$/u,
};

it.each(languages)('names every month and day of the week in the letters of %s', (language) => {
  for (const width of ['short', 'long'] as const) {
    const months = Array.from({ length: 12 }, (_, index) => monthName(language, index + 1, width));
    const days = Array.from({ length: 7 }, (_, index) => weekdayName(language, index, width));
    expect(new Set(months).size).toBe(12);
    expect(new Set(days).size).toBe(7);
    for (const name of [...months, ...days]) expect(name).toMatch(script[language]);
  }
});

it.each(['en', 'hi'] as const)('has the names that dates have elsewhere in %s', (language) => {
  const byPlatform = (options: Intl.DateTimeFormatOptions, day: number) =>
    new Intl.DateTimeFormat(`${language}-IN`, { ...options, timeZone: 'UTC' }).format(day);
  for (const width of ['short', 'long'] as const) {
    for (let month = 1; month <= 12; month += 1) {
      const day = Date.UTC(2026, month - 1, 1);
      expect(monthName(language, month, width)).toBe(byPlatform({ month: width }, day));
    }
    for (let weekday = 0; weekday < 7; weekday += 1) {
      const day = Date.UTC(2026, 0, 4 + weekday);
      expect(weekdayName(language, weekday, width)).toBe(byPlatform({ weekday: width }, day));
    }
  }
});

it('says a day as a calendar does', () => {
  expect(dayInWords('en', '2026-11-22')).toBe('Sunday, 22 November 2026');
  expect(dayInWords('or', '2026-11-22')).toBe('ରବିବାର, 22 ନଭେମ୍ବର 2026');
  expect(dayInWords('hi', '2026-11-22')).toBe('रविवार, 22 नवंबर 2026');
});
