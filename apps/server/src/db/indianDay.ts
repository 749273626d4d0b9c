import { formatIndianDate } from '@temple-land/portal-core';

/** Returns the first moment of a day (yyyy-MM-dd) in Indian time. */
export function startOfIndianDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

/** Returns the first moment of the day after a day (yyyy-MM-dd) in Indian time. */
export function startOfNextIndianDay(day: string): Date {
  return new Date(startOfIndianDay(day).getTime() + 86_400_000);
}

/** Returns the year of a moment in Indian time. */
export const getIndianYear = (moment: Date): number =>
  Number.parseInt(formatIndianDate(moment), 10);
