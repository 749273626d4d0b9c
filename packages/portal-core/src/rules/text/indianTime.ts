const aheadOfUtcMs = 5.5 * 60 * 60 * 1000;
const minuteLength = 'yyyy-MM-ddTHH:mm'.length;
const dayLength = 'yyyy-MM-dd'.length;

/**
 * Formats a date after 1945 in Indian time, yyyy-MM-ddTHH:mm; throws a RangeError for an invalid date. India has one
 * zone without summer time, so no time-zone table is needed; setting one up costs a page 20 ms.
 */
export function formatIndianDateTime(moment: Date): string {
  return new Date(moment.getTime() + aheadOfUtcMs).toISOString().slice(0, minuteLength);
}

/** Formats the day in India, yyyy-MM-dd; throws a RangeError for an invalid date. */
export const formatIndianDate = (moment: Date): string =>
  formatIndianDateTime(moment).slice(0, dayLength);

/** Converts a time HH:mm to the 12-hour clock: ['11', '42', 'am']. */
export function toTwelveHourClock(time: string): [hour: string, minute: string, half: 'am' | 'pm'] {
  const [hour = '', minute = ''] = time.split(':');
  const ofHalf = Number(hour) % 12;
  return [String(ofHalf === 0 ? 12 : ofHalf), minute, Number(hour) < 12 ? 'am' : 'pm'];
}
