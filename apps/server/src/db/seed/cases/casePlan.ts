import { getDecidedState, type ApplicationType, type StatusCode } from '@temple-land/portal-core';
import { complaints } from './complaints.ts';
import { buildCaseTimeline, orderDay, type CaseTimeline, type SampleStep } from './caseTimeline.ts';
import type { SeededRandom } from '../random.ts';

/** A day in ms. */
export const dayMs = 86_400_000;
const countPerType: readonly (readonly [ApplicationType, number])[] = [
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

/** The initial state of each application type. */
export const openStates: Readonly<Record<ApplicationType, string>> = {
  1: 'SUBMITTED',
  2: 'SUBMITTED',
  3: 'FILED',
  6: 'FORM_M_SUBMITTED',
};

/** A planned sample application, without number and land. */
export interface SampleApplication {
  type: ApplicationType;
  status: StatusCode;
  applicantId: number;
  ageDays: number;
  /** Index among the applications of its type, from 0. */
  index: number;
}

/** Returns the submission time of a sample application that is `ageDays` old. */
export const getCreationDate = ({ ageDays }: SampleApplication, now: Date) =>
  new Date(now.getTime() - ageDays * dayMs);

// Only land applications are closed without a decision; the others are rejected.
const adjustStatus = (type: ApplicationType, status: StatusCode): StatusCode =>
  status === 'G CLOSE' && type !== 2 ? 'R' : status;

// A case takes longer than an application, and a decided case had all its hearings.
function getAgeDays(type: ApplicationType, status: StatusCode, days: number): number {
  if (type !== 3) return days;
  return status === 'P' ? days * 4 : orderDay + 6 + days;
}

/** Returns the planned sample applications: four of the first two citizens, the others at random. */
export function planApplications(
  citizens: readonly number[],
  random: SeededRandom,
): SampleApplication[] {
  const [first = 0, second = 0, ...others] = citizens;
  const own: SampleApplication[] = [
    { type: 2, status: 'P', applicantId: first, ageDays: 18, index: 0 },
    { type: 1, status: 'A', applicantId: first, ageDays: 63, index: 0 },
    { type: 2, status: 'R', applicantId: first, ageDays: 210, index: 1 },
    { type: 2, status: 'A', applicantId: second, ageDays: 45, index: 2 },
  ];
  const many = countPerType.flatMap(([type, count]) => {
    const before = own.filter((made) => made.type === type).length;
    return Array.from({ length: count }, (_, place) => {
      const status = adjustStatus(type, random.pick(statuses));
      const applicantId = random.pick(others);
      const ageDays = getAgeDays(type, status, 1 + random.below(90));
      return { type, status, applicantId, ageDays, index: before + place };
    });
  });
  return [...own, ...many];
}

/** Returns a random purpose for a sample application. */
export const pickPurpose = (type: ApplicationType, random: SeededRandom) =>
  random.pick(type === 2 ? purposes : type === 1 ? complaints.map(({ text }) => text) : caseTitles);

function buildDecisionSteps(
  { type, status, ageDays }: SampleApplication,
  createdOn: Date,
): SampleStep[] {
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

/** Builds the steps of a sample application; for a case also its timeline. */
export function buildHistory(
  made: SampleApplication,
  tahasil: string,
  now: Date,
): { steps: SampleStep[]; course: CaseTimeline | undefined } {
  const { type, status, index } = made;
  const createdOn = getCreationDate(made, now);
  if (type !== 3) return { steps: buildDecisionSteps(made, createdOn), course: undefined };
  const course = buildCaseTimeline({ status, createdOn, now, tahasil, index });
  return { steps: course.steps, course };
}
