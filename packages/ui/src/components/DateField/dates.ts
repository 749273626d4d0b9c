import { parseDate, type CalendarDate } from '@internationalized/date';

/** How a date is written in its field. */
export type DateFormat = 'dd-MM-yyyy' | 'dd/MM/yyyy' | 'dd.MM.yyyy';

/** What holds for one day of the calendar. */
export interface DayState {
  isToday: boolean;
  isSelected: boolean;
  /** It lies in the painted range. */
  isInRange: boolean;
}

/** The texts of a date field except its label. */
export interface DateWords {
  dayLabel: string;
  monthLabel: string;
  yearLabel: string;
  /** Letters that stand for a missing day, for example "dd". */
  dayHint: string;
  monthHint: string;
  yearHint: string;
  /** Spoken for a part without a value, for example "empty". */
  emptyText: string;
  /** Name of the button that opens the calendar. */
  openLabel: string;
  /** Name of the hidden buttons with which a screen reader closes the calendar. */
  closeLabel: string;
  previousLabel: string;
  nextLabel: string;
  /** Short names of the days of the week, from Sunday. */
  weekdays: readonly string[];
  /** Name of a month, 1 to 12, with its year where one is given. */
  monthText: (month: number, year?: number) => string;
  /** Full name of a day, given as yyyy-MM-dd, with what holds for it. */
  dayText: (day: string, state: DayState) => string;
}

/** The date of a text yyyy-MM-dd, null when it is none. */
export function toDate(text: string): CalendarDate | null {
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

const order = 'day month year';

function isDayFirst(locale: string): boolean {
  const options = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts();
  const kinds = parts.map((part) => part.type).filter((kind) => kind !== 'literal');
  return kinds.join(' ') === order;
}

/** The locale to work with: the given one where the browser knows it day first, with western digits. */
export function workingLocale(locale: string): string {
  const [known] = Intl.DateTimeFormat.supportedLocalesOf(locale);
  const base = known !== undefined && isDayFirst(known) ? known : 'en-IN';
  return new Intl.Locale(base, { calendar: 'gregory', numberingSystem: 'latn' }).toString();
}
