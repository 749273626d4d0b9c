import { getDecidedState, type ApplicationType, type StatusCode } from '@temple-land/portal-core';
import { complaints } from './complaints.ts';
import { courseOf, orderDay, type Course, type Step } from './court.ts';
import type { Dice } from '../random.ts';

/** A day in ms. */
export const dayMs = 86_400_000;
const perType: readonly (readonly [ApplicationType, number])[] = [
  [2, 42],
  [1, 14],
  [3, 10],
];
const purposes = [
  'Agricultural lease for seasonal paddy',
  'Homestead of a family in possession since 1989',
  'Renewal of a lease that ends this year',
  'Small shop beside the village road',
  'Access path to the neighbouring field',
];
const caseTitles = [
  'Encroachment by a shop beside the village road',
  'House built on the bank of the temple tank',
  'Cultivation without a lease since the last harvest',
  'Boundary wall across the path to the grove',
];
const statuses: readonly StatusCode[] = ['P', 'P', 'P', 'P', 'A', 'A', 'R', 'G CLOSE'];
const remarks: Readonly<Record<string, string>> = {
  R: 'The plot is needed for temple use.',
  'G CLOSE': 'Withdrawn by the applicant.',
};

/** The state in which an application of a type begins. */
export const openStates: Readonly<Record<ApplicationType, string>> = {
  1: 'SUBMITTED',
  2: 'SUBMITTED',
  3: 'FILED',
  6: 'FORM_M_SUBMITTED',
};

/** A sample application before it has a number and land. */
export interface Made {
  type: ApplicationType;
  status: StatusCode;
  applicantId: number;
  ageDays: number;
  /** Place among those of its type, from 0. */
  index: number;
}

/** Returns when a sample application that is `ageDays` old now was sent. */
export const sentOn = ({ ageDays }: Made, now: Date) => new Date(now.getTime() - ageDays * dayMs);

// Only land applications are closed without a decision; the others are rejected.
const statusOf = (type: ApplicationType, status: StatusCode): StatusCode =>
  status === 'G CLOSE' && type !== 2 ? 'R' : status;

// A case takes longer than an application, and a decided one has been through the court.
function ageOf(type: ApplicationType, status: StatusCode, days: number): number {
  if (type !== 3) return days;
  return status === 'P' ? days * 4 : orderDay + 6 + days;
}

/** Returns the sample applications: four of the first two citizens, the others by the dice. */
export function plan(citizens: readonly number[], dice: Dice): Made[] {
  const [first = 0, second = 0, ...others] = citizens;
  const own: Made[] = [
    { type: 2, status: 'P', applicantId: first, ageDays: 18, index: 0 },
    { type: 1, status: 'A', applicantId: first, ageDays: 63, index: 0 },
    { type: 2, status: 'R', applicantId: first, ageDays: 210, index: 1 },
    { type: 2, status: 'A', applicantId: second, ageDays: 45, index: 2 },
  ];
  const many = perType.flatMap(([type, count]) => {
    const before = own.filter((made) => made.type === type).length;
    return Array.from({ length: count }, (_, place) => {
      const status = statusOf(type, dice.pick(statuses));
      const applicantId = dice.pick(others);
      const ageDays = ageOf(type, status, 1 + dice.below(90));
      return { type, status, applicantId, ageDays, index: before + place };
    });
  });
  return [...own, ...many];
}

/** Returns what a sample application is for. */
export const purposeOf = (type: ApplicationType, dice: Dice) =>
  dice.pick(type === 2 ? purposes : type === 1 ? complaints.map(({ text }) => text) : caseTitles);

function decisionOf({ type, status, ageDays }: Made, createdOn: Date): Step[] {
  if (status === 'P') return [];
  const isWithdrawn = status === 'G CLOSE';
  return [
    {
      action: isWithdrawn ? 'withdraw' : 'decide',
      state: isWithdrawn ? 'WITHDRAWN' : (getDecidedState(type, status) ?? openStates[type]),
      at: new Date(createdOn.getTime() + Math.min(14, ageDays / 2) * dayMs),
      remark: remarks[status] ?? '',
    },
  ];
}

/** Returns what was done with a sample application since it was sent; with a case, its way through the court. */
export function historyOf(
  made: Made,
  tahasil: string,
  now: Date,
): { steps: Step[]; course: Course | undefined } {
  const { type, status, index } = made;
  const createdOn = sentOn(made, now);
  if (type !== 3) return { steps: decisionOf(made, createdOn), course: undefined };
  const course = courseOf({ status, createdOn, now, tahasil, index });
  return { steps: course.steps, course };
}
