import {
  formatIndianDate,
  formatIndianDateTime,
  toTwelveHourClock,
} from '@temple-land/portal-core';
import { localizeDigits } from '../../i18n/digits.ts';
import { formatDate } from '../../i18n/format.ts';

/** Returns date and time in India in the reader's digits: 03-11-2026, 11:42 am. */
export function formatDateTime(iso: string): string {
  return `${formatDate(iso)}, ${formatTime(iso)}`;
}

/** Returns the time of day in India in the reader's digits: 11:42 am. */
export function formatTime(iso: string): string {
  const [, time = ''] = formatIndianDateTime(new Date(iso)).split('T');
  const [hour, minute, half] = toTwelveHourClock(time);
  return `${localizeDigits(`${hour}:${minute}`)} ${half}`;
}

/** Returns today's date in India by the clock of the device, as yyyy-MM-dd. */
export const getIndianToday = () => formatIndianDate(new Date());

/** Returns the current year by the clock of the device. */
export const getCurrentYear = () => new Date().getFullYear();
