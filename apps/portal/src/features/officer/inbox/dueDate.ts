import { formatIndianDate } from '@temple-land/portal-core';

const dayMs = 86_400_000;

/** How near a due date is: `count` days until it, or since it when it has passed. */
export interface DueDate {
  kind: 'late' | 'today' | 'soon' | 'later' | 'none';
  count: number;
}

const soonDays = 2;

// The start of a day in Indian time as a count of days.
const toDayNumber = (moment: Date) => Math.round(Date.parse(formatIndianDate(moment)) / dayMs);

/** Returns how near a due date is; days are those of the calendar in India. */
export function getDueDate(dueOn: string | null, now: Date): DueDate {
  if (dueOn === null) return { kind: 'none', count: 0 };
  const due = new Date(dueOn);
  const days = toDayNumber(due) - toDayNumber(now);
  if (due < now) return { kind: 'late', count: Math.max(0, -days) };
  if (days === 0) return { kind: 'today', count: 0 };
  return { kind: days <= soonDays ? 'soon' : 'later', count: days };
}

/** Returns the percentage of the time of a stage that is over; 100 when it is overdue. */
export function getUsedTime(dueOn: string, stageDays: number, now: Date): number {
  const left = (Date.parse(dueOn) - now.getTime()) / dayMs;
  if (left <= 0) return 100;
  return Math.round((stageDays / (stageDays + left)) * 100);
}
