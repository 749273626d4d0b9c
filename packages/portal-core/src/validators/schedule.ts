import type { MessageKey } from '../messages/en.ts';

/** The fields of an auction's schedule, in the order of the form. */
export const scheduleFields = [
  'bidDownloadStart',
  'bidDownloadEnd',
  'formMStart',
  'formMEnd',
  'depositStart',
  'depositEnd',
  'technicalStart',
  'technicalEnd',
  'slotFrom',
  'slotTo',
] as const;
export type ScheduleField = (typeof scheduleFields)[number];

/** Moments by field, ms since 1970; undefined where nothing is entered. */
export type Schedule = Readonly<Partial<Record<ScheduleField, number | undefined>>>;

/** What is wrong with one field: the message, and for the order the field that comes before. */
export interface ScheduleProblem {
  field: ScheduleField;
  key: Extract<MessageKey, 'schedule.required' | 'schedule.future' | 'schedule.order'>;
  before?: ScheduleField;
}

const optional: ReadonlySet<ScheduleField> = new Set(['technicalEnd']);
const firsts: ReadonlySet<ScheduleField> = new Set([
  'bidDownloadStart',
  'formMStart',
  'depositStart',
]);
const predecessors: Readonly<Partial<Record<ScheduleField, readonly ScheduleField[]>>> = {
  bidDownloadEnd: ['bidDownloadStart'],
  formMEnd: ['formMStart', 'bidDownloadEnd'],
  depositEnd: ['depositStart'],
  technicalStart: ['formMEnd', 'depositEnd'],
  technicalEnd: ['technicalStart'],
  slotFrom: ['technicalStart', 'technicalEnd'],
  slotTo: ['slotFrom'],
};

function problemOf(
  field: ScheduleField,
  schedule: Schedule,
  now: number,
): ScheduleProblem | undefined {
  const at = schedule[field];
  if (at === undefined) {
    return optional.has(field) ? undefined : { field, key: 'schedule.required' };
  }
  if (firsts.has(field) && at <= now) return { field, key: 'schedule.future' };
  const before = predecessors[field]?.find((other) => at <= (schedule[other] ?? -Infinity));
  return before === undefined ? undefined : { field, key: 'schedule.order', before };
}

/**
 * Gives the first problem of each field of a schedule: every start later than now, every date later
 * than the one before it (spec 5, Other form validators).
 */
export function scheduleProblems(schedule: Schedule, now: number): readonly ScheduleProblem[] {
  return scheduleFields.flatMap((field) => problemOf(field, schedule, now) ?? []);
}
