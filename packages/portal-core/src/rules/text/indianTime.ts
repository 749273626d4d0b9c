const aheadOfUtcMs = 5.5 * 60 * 60 * 1000;
const minuteLength = 'yyyy-MM-ddTHH:mm'.length;
const dayLength = 'yyyy-MM-dd'.length;

/**
 * Gives a moment since 1946 as the time in India, yyyy-MM-ddTHH:mm; throws a RangeError where it is none. India has had
 * one zone without summer time since then, so that no table of zones is needed, which costs a page 20 ms to set up.
 */
export function indianTime(moment: Date): string {
  return new Date(moment.getTime() + aheadOfUtcMs).toISOString().slice(0, minuteLength);
}

/** Gives the day in India of a moment since 1946, yyyy-MM-dd; throws a RangeError where it is none. */
export const indianDate = (moment: Date): string => indianTime(moment).slice(0, dayLength);

/** Gives a time of the day, HH:mm, by the clock of twelve hours: ['11', '42', 'am']. */
export function twelveHours(time: string): [hour: string, minute: string, half: 'am' | 'pm'] {
  const [hour = '', minute = ''] = time.split(':');
  const ofHalf = Number(hour) % 12;
  return [String(ofHalf === 0 ? 12 : ofHalf), minute, Number(hour) < 12 ? 'am' : 'pm'];
}
