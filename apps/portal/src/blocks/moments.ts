import { tenderDate } from '@temple-land/portal-core';

const indianTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** Gives a moment as dd-MM-yyyy with the time in India: 03-11-2026, 11:42 am. */
export function momentText(iso: string): string {
  return `${tenderDate(iso)}, ${indianTime.format(new Date(iso))}`;
}

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Gives today's day in India by the clock of this device, as yyyy-MM-dd. */
export const indianToday = () => indianDay.format(new Date());

/** Gives the current year by the clock of this device. */
export const currentYear = () => new Date().getFullYear();
