import type { ScheduleRhythm } from '../../schemas/reports/reportSchedule.ts';

const dayMs = 86_400_000;
const indianOffsetMs = 19_800_000;
/** The hour in India from which reports are made. */
const startHourMs = 6 * 3_600_000;

/** Returns the next moment at which a report is made: the next day, Monday or first of a month, at six in India. */
export function getNextRun(rhythm: ScheduleRhythm, now: Date): Date {
  // The day in India as a moment at midnight UTC.
  const local = now.getTime() + indianOffsetMs - startHourMs;
  const day = new Date(Math.floor(local / dayMs) * dayMs + dayMs);
  if (rhythm === 'weekly') day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  if (rhythm === 'monthly' && day.getUTCDate() !== 1) day.setUTCMonth(day.getUTCMonth() + 1, 1);
  return new Date(day.getTime() + startHourMs - indianOffsetMs);
}
