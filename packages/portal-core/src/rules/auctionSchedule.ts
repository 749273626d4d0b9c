import type { EntityForm } from '../schemas/entities.ts';

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

// Each date and the one before it; with a third entry both may be the same moment.
const order: readonly (readonly [before: ScheduleField, after: ScheduleField, 'orSame'?])[] = [
  ['downloadStart', 'downloadEnd'],
  ['formMStart', 'formMEnd'],
  ['depositStart', 'depositEnd'],
  ['downloadEnd', 'formMEnd', 'orSame'],
  ['formMEnd', 'technicalStart', 'orSame'],
  ['depositEnd', 'technicalStart', 'orSame'],
  ['technicalStart', 'technicalEnd'],
  ['technicalStart', 'slotFrom', 'orSame'],
  ['technicalEnd', 'slotFrom', 'orSame'],
  ['slotFrom', 'slotTo'],
];

const at = (moment: string | null) => (moment === null ? undefined : Date.parse(moment));

/** Gives the first date of a schedule that is not later than its predecessor (spec 5, other validators). */
export function outOfOrder(schedule: Schedule): ScheduleField | undefined {
  return order.find(([first, second, orSame]) => {
    const [earlier, later] = [at(schedule[first]), at(schedule[second])];
    if (earlier === undefined || later === undefined) return false;
    return orSame ? later < earlier : later <= earlier;
  })?.[1];
}

/** Gives the first start of a schedule that is not later than now (spec 5, other validators). */
export function startInPast(schedule: Schedule, now: Date): ScheduleField | undefined {
  const starts = ['downloadStart', 'formMStart', 'depositStart'] as const;
  return starts.find((field) => Date.parse(schedule[field]) <= now.getTime());
}
