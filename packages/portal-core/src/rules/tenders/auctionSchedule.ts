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

// Each date with its predecessor. `canBeEqual`: the two can be equal in an auction that is already published.
const dateOrder: readonly (readonly [
  before: ScheduleField,
  after: ScheduleField,
  'canBeEqual'?,
])[] = [
  ['downloadStart', 'downloadEnd'],
  ['formMStart', 'formMEnd'],
  ['depositStart', 'depositEnd'],
  ['downloadEnd', 'formMEnd', 'canBeEqual'],
  ['formMEnd', 'technicalStart', 'canBeEqual'],
  ['depositEnd', 'technicalStart', 'canBeEqual'],
  ['technicalStart', 'technicalEnd'],
  ['technicalStart', 'slotFrom', 'canBeEqual'],
  ['technicalEnd', 'slotFrom', 'canBeEqual'],
  ['slotFrom', 'slotTo'],
];

const toTime = (moment: string | null) => (moment === null ? undefined : Date.parse(moment));

/**
 * Returns the first date of a schedule that is not later than its predecessor (spec 5, other validators). In a published
 * schedule two periods can touch.
 */
export function findDateOutOfOrder(
  schedule: Schedule,
  isPublished = false,
): ScheduleField | undefined {
  return dateOrder.find(([first, second, canBeEqual]) => {
    const [earlier, later] = [toTime(schedule[first]), toTime(schedule[second])];
    if (earlier === undefined || later === undefined) return false;
    return isPublished && canBeEqual ? later < earlier : later <= earlier;
  })?.[1];
}

/** Returns the first start date of a schedule that is not in the future (spec 5, other validators). */
export function findStartInPast(schedule: Schedule, now: Date): ScheduleField | undefined {
  const starts = ['downloadStart', 'formMStart', 'depositStart'] as const;
  return starts.find((field) => Date.parse(schedule[field]) <= now.getTime());
}
