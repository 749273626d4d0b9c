import { and, gte, lt } from 'drizzle-orm';
import { formatIndianDate, getDueTime, type WorkflowOrType } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { holidays } from '../schema/holidays.ts';

const dayMs = 86_400_000;
const longestClosureDays = 60;

/** Returns the first time, days later at the same hour, that is not on one of some days in Indian time. */
export function moveToWorkingDay(time: Date, closedDays: ReadonlySet<string>): Date {
  let moved = time;
  while (closedDays.has(formatIndianDate(moved))) moved = new Date(moved.getTime() + dayMs);
  return moved;
}

/** Returns when a state that is entered at a time is due, on a day that is no holiday; null without a limit. */
export async function findDueTime(
  tx: Database,
  workflow: WorkflowOrType,
  state: string,
  since: Date,
): Promise<Date | null> {
  const due = getDueTime(workflow, state, since.getTime());
  if (due === undefined) return null;
  const end = formatIndianDate(new Date(due + longestClosureDays * dayMs));
  const rows = await tx
    .select({ day: holidays.day })
    .from(holidays)
    .where(
      and(
        holidays.isActive,
        gte(holidays.day, formatIndianDate(new Date(due))),
        lt(holidays.day, end),
      ),
    );
  return moveToWorkingDay(new Date(due), new Set(rows.map(({ day }) => day)));
}
