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
}

/**
 * Returns the functions of `DateWords` for a language. The names are not from Intl: Chromium has none in Odia, and
 * creating its formatter takes 20 ms on a slow phone.
 */
export function createDateTexts(names: DateNames): Pick<DateWords, 'monthText' | 'dayText'> {
  const monthText: DateWords['monthText'] = (month, year) =>
    [names.months.split(' ')[month - 1], year].filter(Boolean).join(' ');
  const dayText: DateWords['dayText'] = (day, { isToday, isSelected, isInRange }) => {
    const date = new Date(`${day}T00:00:00Z`);
    const month = monthText(date.getUTCMonth() + 1, date.getUTCFullYear());
    return [
      names.weekdays.split(' ')[date.getUTCDay()],
      `${date.getUTCDate()} ${month}`,
      isToday && names.today,
      isSelected && names.selected,
      isInRange && !isSelected && names.inRange,
    ]
      .filter(Boolean)
      .join(', ');
  };
  return { monthText, dayText };
}
