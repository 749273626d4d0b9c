import type { EntityForm } from '../../schemas/admin/entities.ts';

type Schedule = Pick<
  EntityForm<'auction'>,
  | 'downloadStart'
  | 'downloadEnd'
  | 'formMStart'
  | 'formMEnd'
  | 'depositStart'
  | 'depositEnd'
  | 'technicalStart'
  | 'technicalEnd'
  | 'slotFrom'
  | 'slotTo'
>;

/** A date of an auction's schedule. */
export type ScheduleField = keyof Schedule;

// Each date and the one before it; windows of different things may meet in an auction that is published already.
const order: readonly (readonly [before: ScheduleField, after: ScheduleField, 'mayMeet'?])[] = [
  ['downloadStart', 'downloadEnd'],
  ['formMStart', 'formMEnd'],
  ['depositStart', 'depositEnd'],
  ['downloadEnd', 'formMEnd', 'mayMeet'],
  ['formMEnd', 'technicalStart', 'mayMeet'],
  ['depositEnd', 'technicalStart', 'mayMeet'],
  ['technicalStart', 'technicalEnd'],
  ['technicalStart', 'slotFrom', 'mayMeet'],
  ['technicalEnd', 'slotFrom', 'mayMeet'],
  ['slotFrom', 'slotTo'],
];

const at = (moment: string | null) => (moment === null ? undefined : Date.parse(moment));

/**
 * Returns the first date of a schedule that is not later than its predecessor (spec 5, other validators). Schedules
 * that were published when two windows could still meet keep that.
 */
export function outOfOrder(schedule: Schedule, isPublished = false): ScheduleField | undefined {
  return order.find(([first, second, mayMeet]) => {
    const [earlier, later] = [at(schedule[first]), at(schedule[second])];
    if (earlier === undefined || later === undefined) return false;
    return isPublished && mayMeet ? later < earlier : later <= earlier;
  })?.[1];
}

/** Gives the first start of a schedule that is not later than now (spec 5, other validators). */
export function startInPast(schedule: Schedule, now: Date): ScheduleField | undefined {
  const starts = ['downloadStart', 'formMStart', 'depositStart'] as const;
  return starts.find((field) => Date.parse(schedule[field]) <= now.getTime());
}
