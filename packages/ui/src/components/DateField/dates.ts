import { parseDate, type CalendarDate } from '@internationalized/date';

/** The format of a date in its field. */
export type DateFormat = 'dd-MM-yyyy' | 'dd/MM/yyyy' | 'dd.MM.yyyy';

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

/**
 * Returns the given locale if the browser supports it with the day first, else en-IN; with the digits of a numbering
 * system.
 */
export function getSupportedLocale(locale: string, numberingSystem = 'latn'): string {
  const [known] = Intl.DateTimeFormat.supportedLocalesOf(locale);
  const base = known !== undefined && isDayFirst(known) ? known : 'en-IN';
  return new Intl.Locale(base, { calendar: 'gregory', numberingSystem }).toString();
}
