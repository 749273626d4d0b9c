/** The views of the calendar: a day, a week from Monday, or the next thirteen weeks as a list. */
export const hearingViews = ['day', 'week', 'list'] as const;
export type HearingView = (typeof hearingViews)[number];

/** The shown view and a day in it, yyyy-MM-dd. */
export interface HearingPeriod {
  view: HearingView;
  day: string;
}

const listDays = 91;
const dayMs = 86_400_000;
const toText = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Returns a day that is some days later, or earlier if `days` is negative. */
export const addDays = (day: string, days: number): string =>
  toText(Date.parse(`${day}T00:00:00Z`) + days * dayMs);

/** Returns whether a text is a day that exists, yyyy-MM-dd. */
export const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** Returns the period of an address; this week for anything else. */
export function parseHearingPeriod(address: URLSearchParams, today: string): HearingPeriod {
  const day = address.get('day') ?? '';
  const view = hearingViews.find((each) => each === address.get('view')) ?? 'week';
  return { view, day: isDay(day) ? day : today };
}

/** Returns the query of a period. */
export const buildHearingQuery = ({ view, day }: HearingPeriod) =>
  new URLSearchParams({ view, day });

/** Returns the first and the last day of a period. */
export function getHearingRange({ view, day }: HearingPeriod): {
  fromDate: string;
  toDate: string;
} {
  if (view === 'day') return { fromDate: day, toDate: day };
  if (view === 'list') return { fromDate: day, toDate: addDays(day, listDays - 1) };
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const fromDate = addDays(day, -sinceMonday);
  return { fromDate, toDate: addDays(fromDate, 6) };
}

const steps: Readonly<Record<HearingView, number>> = { day: 1, week: 7, list: listDays };

/** Returns the period before (-1) or after (1) another one. */
export const shiftHearingPeriod = (period: HearingPeriod, by: 1 | -1): HearingPeriod => ({
  ...period,
  day: addDays(period.day, by * steps[period.view]),
});

/** Returns the days of a range in order. */
export function listDaysBetween(fromDate: string, toDate: string): string[] {
  const days: string[] = [];
  for (let day = fromDate; day <= toDate; day = addDays(day, 1)) days.push(day);
  return days;
}
