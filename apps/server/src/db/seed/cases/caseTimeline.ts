import { formatIndianDate, type StatusCode } from '@temple-land/portal-core';
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

/** The input of a sample case. */
export interface SampleCase {
  status: StatusCode;
  createdOn: Date;
  now: Date;
  tahasil: string;
  /** Index among the cases, from 0. */
  index: number;
}

/** A step of a sample application with its new state. */
export interface SampleStep {
  action: string;
  state: string;
  at: Date;
  remark: string;
}

/** The steps, details and hearings of a case. */
export interface CaseTimeline {
  steps: SampleStep[];
  details: Omit<typeof cases.$inferInsert, 'applicationId'>;
  hearings: { day: string; outcome: string }[];
}

const addDays = (from: Date, days: number) => new Date(from.getTime() + days * dayMs);

// No court sits on a Sunday.
function getSittingDay(from: Date, days: number): string {
  const day = addDays(from, days);
  return formatIndianDate(day.getUTCDay() === 0 ? addDays(day, 1) : day);
}

/** Builds the hearings up to the order, or up to the next hearing in the future. */
function buildHearings({ status, createdOn, now, index }: SampleCase): CaseTimeline['hearings'] {
  const today = formatIndianDate(now);
  const hearings: CaseTimeline['hearings'] = [];
  const end = status === 'P' ? Infinity : orderDay;
  for (let day = firstHearingDay; day < end; day += hearingEveryDays) {
    const sitting = getSittingDay(createdOn, day);
    const isOver = sitting < today;
    const outcome = isOver ? (outcomes[(hearings.length + index) % outcomes.length] ?? '') : '';
    hearings.push({ day: sitting, outcome });
    if (!isOver) break;
  }
  const last = hearings.at(-1);
  if (status !== 'P' && last) last.outcome = lastOutcome;
  return hearings;
}

function buildOrderStep({ status, createdOn }: SampleCase): SampleStep {
  const isGranted = status === 'A';
  const state = isGranted ? 'EVICTION_ORDERED' : 'DISMISSED';
  const action = isGranted ? 'orderEviction' : 'dismiss';
  return { action, state, at: addDays(createdOn, orderDay), remark: remarks[state] ?? '' };
}

function buildSteps(filing: SampleCase): SampleStep[] {
  const { createdOn, now, status } = filing;
  const taken = milestones
    .map(({ action, state, day }) => ({ action, state, at: addDays(createdOn, day), remark: '' }))
    .filter((step) => step.at < now);
  if (status === 'P') return taken;
  const reserved = addDays(createdOn, orderDay - 14);
  const reserve = { action: 'reserveOrder', state: 'ORDER_RESERVED', at: reserved, remark: '' };
  return [...taken, reserve, buildOrderStep(filing)];
}

/** Builds the timeline of a case by its age; decided cases must be older than `orderDay`. */
export function buildCaseTimeline(filing: SampleCase): CaseTimeline {
  const { status, createdOn, tahasil, index } = filing;
  const steps = buildSteps(filing);
  const year = getIndianYear(createdOn);
  const isListed = steps.some(({ action }) => action === 'listHearing');
  return {
    steps,
    details: {
      section: '16-A(1)',
      court: `Tahasil court, ${tahasil}`,
      caseNo: steps.length === 0 ? '' : `${12 + index * 5}/${year}`,
      orderNo:
        status === 'P' ? '' : `${140 + index * 3}/${getIndianYear(addDays(createdOn, orderDay))}`,
    },
    hearings: isListed ? buildHearings(filing) : [],
  };
}
