import type { DateWords } from './dateWords.ts';

/** The words from which the texts of a day are made. */
export interface DateNames {
  /** Names of the months, separated by spaces. */
  months: string;
  /** Names of the days of the week from Sunday, separated by spaces. */
  weekdays: string;
  /** The notes of a day: today, selected, in the highlighted range. */
  today: string;
  selected: string;
  inRange: string;
  /** Returns the error of a date before the first day that is allowed, given in words. */
  tooEarly: (firstDay: string) => string;
  /** Returns the error of a date after the last day that is allowed, given in words. */
  tooLate: (lastDay: string) => string;
}

/**
 * Returns the functions of `DateWords` for a language. The names are not from Intl: Chromium has none in Odia, and
 * creating its formatter takes 20 ms on a slow phone.
 */
export function createDateTexts(
  names: DateNames,
): Pick<DateWords, 'dayText' | 'monthText' | 'tooEarlyMessage' | 'tooLateMessage'> {
  const monthText: DateWords['monthText'] = (month, year) =>
    [names.months.split(' ')[month - 1], year].filter(Boolean).join(' ');
  const formatDay = (day: string) => {
    const date = new Date(`${day}T00:00:00Z`);
    return `${date.getUTCDate()} ${monthText(date.getUTCMonth() + 1, date.getUTCFullYear())}`;
  };
  const dayText: DateWords['dayText'] = (day, { isToday, isSelected, isInRange }) => {
    const date = new Date(`${day}T00:00:00Z`);
    return [
      names.weekdays.split(' ')[date.getUTCDay()],
      formatDay(day),
      isToday && names.today,
      isSelected && names.selected,
      isInRange && !isSelected && names.inRange,
    ]
      .filter(Boolean)
      .join(', ');
  };
  return {
    monthText,
    dayText,
    tooEarlyMessage: (minValue) => names.tooEarly(formatDay(minValue)),
    tooLateMessage: (maxValue) => names.tooLate(formatDay(maxValue)),
  };
}
