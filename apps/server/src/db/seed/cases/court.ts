import { toIndianDate, type StatusCode } from '@temple-land/portal-core';
import type { cases } from '../../schema/applicationDetails.ts';
import { getIndianYear } from '../../indianDay.ts';

const dayMs = 86_400_000;
const hearingEveryDays = 28;
const firstHearingDay = 40;

/** Days from the filing to each step towards the first hearing. */
const milestones = [
  { action: 'issueNotice', state: 'NOTICE_ISSUED', day: 6 },
  { action: 'serve', state: 'SERVED', day: 16 },
  { action: 'listHearing', state: 'HEARING', day: 25 },
] as const;

/** Days from the filing to the order of a case that is decided. */
export const orderDay = 124;

const outcomes = [
  'Adjourned: a notice was not served yet.',
  'Statement of the amin recorded.',
  'Adjourned: the other side asked for time to file papers.',
  'Record of rights produced and marked.',
  'Arguments heard in part.',
];
const lastOutcome = 'Arguments heard, order reserved.';
const remarks: Readonly<Record<string, string>> = {
  EVICTION_ORDERED: 'The land is on record as land of the temple.',
  DISMISSED: 'The plot lies outside the land on record.',
};

/** What is known of the case to be made. */
export interface Filing {
  status: StatusCode;
  createdOn: Date;
  now: Date;
  tahasil: string;
  /** Place among the cases, from 0. */
  index: number;
}

/** What was done with an application, and the state that came of it. */
export interface Step {
  action: string;
  state: string;
  at: Date;
  remark: string;
}

/** A case as far as it has come: its steps, its details and its days in court. */
export interface Course {
  steps: Step[];
  details: Omit<typeof cases.$inferInsert, 'applicationId'>;
  hearings: { day: string; outcome: string }[];
}

const at = (from: Date, days: number) => new Date(from.getTime() + days * dayMs);

// No court sits on a Sunday.
function sittingDay(from: Date, days: number): string {
  const day = at(from, days);
  return toIndianDate(day.getUTCDay() === 0 ? at(day, 1) : day);
}

/** Returns the days in court until the order, or until the next one that is still to come. */
function hearingsOf({ status, createdOn, now, index }: Filing): Course['hearings'] {
  const today = toIndianDate(now);
  const hearings: Course['hearings'] = [];
  const end = status === 'P' ? Infinity : orderDay;
  for (let day = firstHearingDay; day < end; day += hearingEveryDays) {
    const sitting = sittingDay(createdOn, day);
    const isOver = sitting < today;
    const outcome = isOver ? (outcomes[(hearings.length + index) % outcomes.length] ?? '') : '';
    hearings.push({ day: sitting, outcome });
    if (!isOver) break;
  }
  const last = hearings.at(-1);
  if (status !== 'P' && last) last.outcome = lastOutcome;
  return hearings;
}

function orderStep({ status, createdOn }: Filing): Step {
  const isGranted = status === 'A';
  const state = isGranted ? 'EVICTION_ORDERED' : 'DISMISSED';
  const action = isGranted ? 'orderEviction' : 'dismiss';
  return { action, state, at: at(createdOn, orderDay), remark: remarks[state] ?? '' };
}

function stepsOf(filing: Filing): Step[] {
  const { createdOn, now, status } = filing;
  const taken = milestones
    .map(({ action, state, day }) => ({ action, state, at: at(createdOn, day), remark: '' }))
    .filter((step) => step.at < now);
  if (status === 'P') return taken;
  const reserved = at(createdOn, orderDay - 14);
  const reserve = { action: 'reserveOrder', state: 'ORDER_RESERVED', at: reserved, remark: '' };
  return [...taken, reserve, orderStep(filing)];
}

/** Returns how far a case has come by its age; decided ones must be older than `orderDay`. */
export function courseOf(filing: Filing): Course {
  const { status, createdOn, tahasil, index } = filing;
  const steps = stepsOf(filing);
  const year = getIndianYear(createdOn);
  const isListed = steps.some(({ action }) => action === 'listHearing');
  return {
    steps,
    details: {
      section: '16-A(1)',
      court: `Tahasil court, ${tahasil}`,
      caseNo: steps.length === 0 ? '' : `${12 + index * 5}/${year}`,
      orderNo: status === 'P' ? '' : `${140 + index * 3}/${getIndianYear(at(createdOn, orderDay))}`,
    },
    hearings: isListed ? hearingsOf(filing) : [],
  };
}
