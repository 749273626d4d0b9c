import {
  formatIndianDate,
  formatIndianDateTime,
  formatDate,
  toTwelveHourClock,
} from '@temple-land/portal-core';

/** Returns date and time in India: 03-11-2026, 11:42 am. */
export function formatDateTime(iso: string): string {
  const [, time = ''] = formatIndianDateTime(new Date(iso)).split('T');
  const [hour, minute, half] = toTwelveHourClock(time);
  return `${formatDate(iso)}, ${hour}:${minute} ${half}`;
}

/** Returns today's date in India by the clock of the device, as yyyy-MM-dd. */
export const getIndianToday = () => formatIndianDate(new Date());

/** Returns the current year by the clock of the device. */
export const getCurrentYear = () => new Date().getFullYear();
