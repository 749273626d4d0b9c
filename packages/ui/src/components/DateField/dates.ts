import { parseDate, type CalendarDate } from '@internationalized/date';

/** The format of a date in its field. */
export type DateFormat = 'dd-MM-yyyy' | 'dd/MM/yyyy' | 'dd.MM.yyyy';

/** The state of a day in the calendar. */
export interface DayState {
  isToday: boolean;
  isSelected: boolean;
  /** The day is in the highlighted range. */
  isInRange: boolean;
}

/** The texts of a date field except its label. */
export interface DateWords {
  dayLabel: string;
  monthLabel: string;
  yearLabel: string;
  /** Placeholder of an empty day, for example "dd". */
  dayHint: string;
  monthHint: string;
  yearHint: string;
  /** Value text of an empty segment for screen readers, for example "empty". */
  emptyText: string;
  /** Name of the button that opens the calendar. */
  openLabel: string;
  /** Name of the hidden buttons with which a screen reader closes the calendar. */
  closeLabel: string;
  previousLabel: string;
  nextLabel: string;
  /** Short names of the days of the week, from Sunday. */
  weekdays: readonly string[];
  /** Returns the name of a month, 1 to 12, with its year if one is given. */
  monthText: (month: number, year?: number) => string;
  /** Returns the full name of a day, given as yyyy-MM-dd, with its state. */
  dayText: (day: string, state: DayState) => string;
}

/** Parses a text yyyy-MM-dd; returns null for any other text. */
export function parseDateText(text: string): CalendarDate | null {
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

const dayFirstOrder = 'day month year';

function isDayFirst(locale: string): boolean {
  const options = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts();
  const kinds = parts.map((part) => part.type).filter((kind) => kind !== 'literal');
  return kinds.join(' ') === dayFirstOrder;
}

/** Returns the given locale if the browser supports it with the day first, else en-IN; with western digits. */
export function getSupportedLocale(locale: string): string {
  const [known] = Intl.DateTimeFormat.supportedLocalesOf(locale);
  const base = known !== undefined && isDayFirst(known) ? known : 'en-IN';
  return new Intl.Locale(base, { calendar: 'gregory', numberingSystem: 'latn' }).toString();
}
