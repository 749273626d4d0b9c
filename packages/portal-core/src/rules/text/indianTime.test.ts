import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatIndianDate, formatIndianDateTime, toTwelveHourClock } from './indianTime.ts';

const byZone = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

it('equals the time of Asia/Kolkata in the time-zone table', () => {
  const moments = fc.date({
    min: new Date('1946-01-01'),
    max: new Date('2200-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(formatIndianDateTime(moment)).toBe(byZone.format(moment).replace(' ', 'T'));
      expect(formatIndianDate(moment)).toBe(byZone.format(moment).slice(0, 10));
    }),
  );
});

it('refuses an invalid date', () => {
  expect(() => formatIndianDate(new Date('soon'))).toThrow(RangeError);
});

it.each([
  ['00:00', ['12', '00', 'am']],
  ['01:05', ['1', '05', 'am']],
  ['11:42', ['11', '42', 'am']],
  ['12:00', ['12', '00', 'pm']],
  ['23:59', ['11', '59', 'pm']],
])('%s is %j on the 12-hour clock', (time, pieces) => {
  expect(toTwelveHourClock(time)).toEqual(pieces);
});
