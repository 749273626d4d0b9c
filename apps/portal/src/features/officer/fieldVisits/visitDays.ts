import type { FieldVisit } from '@temple-land/portal-core';
import { getHearingRange, isDay } from '../hearings/hearingPeriod.ts';

/** The days by which the list can be filtered; `date` is one day of the officer's choice. */
export const visitDays = ['all', 'today', 'week', 'date'] as const;

/** Which visits are shown: all, or those that are planned for today, this week, or a date (yyyy-MM-dd). */
export type VisitDays = { kind: 'all' | 'today' | 'week' } | { kind: 'date'; date: string };

const parameter = 'day';

/** Returns the filter of an address; all visits for anything else. */
export function parseVisitDays(address: URLSearchParams): VisitDays {
  const value = address.get(parameter) ?? '';
  if (value === 'today' || value === 'week') return { kind: value };
  return isDay(value) ? { kind: 'date', date: value } : { kind: 'all' };
}

/** Returns the query of a filter. */
export function buildVisitDaysQuery(days: VisitDays): URLSearchParams {
  if (days.kind === 'all') return new URLSearchParams();
  return new URLSearchParams({ [parameter]: days.kind === 'date' ? days.date : days.kind });
}

/** Returns the visits that are planned for the days of a filter. */
export function filterVisits(
  visits: readonly FieldVisit[],
  days: VisitDays,
  today: string,
): FieldVisit[] {
  if (days.kind === 'all') return [...visits];
  const day = days.kind === 'date' ? days.date : today;
  const range = getHearingRange({ view: days.kind === 'week' ? 'week' : 'day', day });
  return visits.filter(({ plannedOn }) => plannedOn >= range.fromDate && plannedOn <= range.toDate);
}
