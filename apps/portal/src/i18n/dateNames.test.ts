import { languages } from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import { formatLongDate, monthName, weekdayName } from './dateNames.ts';

const script = {
  en: /^[A-Za-z]+$/,
  or: /^\p{Script=Oriya}+$/u,
  hi: /^[\p{Script=Devanagari}॰]+$/u,
};

it.each(languages)('names every month and day of the week in the script of %s', (language) => {
  for (const width of ['short', 'long'] as const) {
    const months = Array.from({ length: 12 }, (_, index) => monthName(language, index + 1, width));
    const days = Array.from({ length: 7 }, (_, index) => weekdayName(language, index, width));
    expect(new Set(months).size).toBe(12);
    expect(new Set(days).size).toBe(7);
    for (const name of [...months, ...days]) expect(name).toMatch(script[language]);
  }
});

it.each(['en', 'hi'] as const)('uses the same names as Intl in %s', (language) => {
  const formatWithIntl = (options: Intl.DateTimeFormatOptions, day: number) =>
    new Intl.DateTimeFormat(`${language}-IN`, { ...options, timeZone: 'UTC' }).format(day);
  for (const width of ['short', 'long'] as const) {
    for (let month = 1; month <= 12; month += 1) {
      const day = Date.UTC(2026, month - 1, 1);
      expect(monthName(language, month, width)).toBe(formatWithIntl({ month: width }, day));
    }
    for (let weekday = 0; weekday < 7; weekday += 1) {
      const day = Date.UTC(2026, 0, 4 + weekday);
      expect(weekdayName(language, weekday, width)).toBe(formatWithIntl({ weekday: width }, day));
    }
  }
});

it('formats a day with its weekday, month name and year', () => {
  expect(formatLongDate('en', '2026-11-22')).toBe('Sunday, 22 November 2026');
  expect(formatLongDate('or', '2026-11-22')).toBe('ରବିବାର, 22 ନଭେମ୍ବର 2026');
  expect(formatLongDate('hi', '2026-11-22')).toBe('रविवार, 22 नवंबर 2026');
});
