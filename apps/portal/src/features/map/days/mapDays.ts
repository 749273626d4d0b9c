/** The chosen days (yyyy-MM-dd): as of which the map is shown, and the one with which it is compared; empty without one. */
export interface MapDays {
  day: string;
  compared: string;
}

/** Two different days, the earlier one first. */
export interface ComparedDays {
  from: string;
  to: string;
}

/** The days that the map shows. */
export interface ShownDays {
  /** The day of the plots; undefined for today's. While days are compared, the earlier one. */
  day: string | undefined;
  compared: ComparedDays | undefined;
}

/** The days that can be shown: from the beginning of the history to today. */
export interface KnownDays {
  since: string;
  today: string;
}

/** What is wrong with chosen days. */
export type DaysFault = 'day' | 'compared' | 'same';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Returns a day of an address; empty for another text. */
export const parseDay = (text: string): string => (dayPattern.test(text) ? text : '');

const isKnown = (day: string, { since, today }: KnownDays) => day >= since && day <= today;

/** Returns what is wrong with chosen days; nothing about fields that are empty. */
export function listDaysFaults({ day, compared }: MapDays, known: KnownDays): DaysFault[] {
  return [
    ...(day !== '' && !isKnown(day, known) ? (['day'] as const) : []),
    ...(compared !== '' && !isKnown(compared, known) ? (['compared'] as const) : []),
    ...(compared !== '' && compared === (day || known.today) ? (['same'] as const) : []),
  ];
}

/** Returns the days that the map shows for chosen ones; unknown ones are as if not chosen. */
export function getShownDays({ day, compared }: MapDays, known: KnownDays): ShownDays {
  const one = isKnown(day, known) ? day : known.today;
  if (isKnown(compared, known) && compared !== one) {
    const [from, to] = compared < one ? [compared, one] : [one, compared];
    return { day: from, compared: { from, to } };
  }
  return { day: one === known.today ? undefined : one, compared: undefined };
}
