import { notificationPreviewCharacters } from '../../constants.ts';
import { formatIndianDate, formatIndianDateTime, toTwelveHourClock } from './indianTime.ts';

const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const dayMonthYear = (day: string) => day.split('-').reverse();

/** Formats the date of a notice or a notification: dd/MM/yyyy in Indian time (spec 9). */
export function formatNoticeDate(iso: string): string {
  return dayMonthYear(formatIndianDate(new Date(iso))).join('/');
}

/** Formats a date: dd-MM-yyyy in Indian time. Notices and notifications have a format of their own (spec 9). */
export function formatDate(iso: string): string {
  return dayMonthYear(formatIndianDate(new Date(iso))).join('-');
}

/**
 * Formats a date and time of the tender document: dd-MMM-yyyy hh:mm a in Indian time, for example
 * 05-Aug-2026 10:30 AM; undefined for an invalid date.
 */
export function formatTenderDocumentTime(iso: string): string | undefined {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return undefined;
  const [date = '', time = ''] = formatIndianDateTime(moment).split('T');
  const [day, month, year] = dayMonthYear(date);
  const [hour, minute, half] = toTwelveHourClock(time);
  const clock = `${hour.padStart(2, '0')}:${minute} ${half.toUpperCase()}`;
  return `${day}-${shortMonths[Number(month) - 1]}-${year} ${clock}`;
}

/** Shortens a notification to 20 characters and an ellipsis (spec 9). */
export function shortenNotification(text: string): string {
  const characters = [...text];
  return characters.length <= notificationPreviewCharacters
    ? text
    : `${characters.slice(0, notificationPreviewCharacters).join('')}…`;
}

// Intl takes 60 ms on a slow phone for the first number with Indian grouping. The last three digits form one group,
// the digits before them form pairs.
function formatWithIndianGrouping(amount: number, decimals: number): string {
  const [whole = '', ...fraction] = amount.toFixed(decimals).split('.');
  return [whole.replace(/(?<=\d)(?=(?:\d\d)*\d{3}$)/g, ','), ...fraction].join('.');
}

/** Formats acres with four decimals and Indian grouping: 60,426.9430. */
export const formatAcres = (acres: number): string => formatWithIndianGrouping(acres, 4);

/** Formats rupees with two decimals and Indian grouping: 1,25,000.00. */
export const formatRupees = (rupees: number): string => formatWithIndianGrouping(rupees, 2);

/** Formats a whole number with Indian grouping. */
export const formatCount = (count: number): string => formatWithIndianGrouping(count, 0);

/** Builds the page title: its parts joined by '-', without spaces (spec 2.1). */
export function buildPageTitle(parts: readonly string[]): string {
  return parts.join('-');
}
