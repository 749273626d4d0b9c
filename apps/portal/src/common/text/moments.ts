import {
  toIndianDate,
  toIndianTime,
  formatTenderDate,
  toTwelveHourClock,
} from '@temple-land/portal-core';

/** Returns a moment as dd-MM-yyyy with the time in India: 03-11-2026, 11:42 am. */
export function momentText(iso: string): string {
  const [, time = ''] = toIndianTime(new Date(iso)).split('T');
  const [hour, minute, half] = toTwelveHourClock(time);
  return `${formatTenderDate(iso)}, ${hour}:${minute} ${half}`;
}

/** Returns today's day in India by the clock of this device, as yyyy-MM-dd. */
export const indianToday = () => toIndianDate(new Date());

/** Returns the current year by the clock of this device. */
export const currentYear = () => new Date().getFullYear();
