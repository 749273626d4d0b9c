import * as v from 'valibot';
import { SignInOutcome, UserType } from '../account/account.ts';
import { ApplicationType, StatusCode } from '../applications/track.ts';
import { Id, Moment, page, paging, text } from '../common.ts';
import type { DataSubject } from '../reports/dataRights.ts';
import { DashboardFilter } from './dashboard.ts';
import { reviewedLists } from './operations.ts';

/** The figures of a dashboard that have a list of applications behind them. */
export const applicationFigures = [
  'pending',
  'overdue',
  'dueSoon',
  'decided',
  'everDecided',
  'stage',
  'age',
  'received',
  'decidedIn',
  'report',
  'caseFiled',
  'caseOrdered',
  'casePossession',
  'tenderResult',
] as const;
export type ApplicationFigure = (typeof applicationFigures)[number];

/** The figures with a list of leases, plots, tenders and bids. */
export const recordFigures = [
  'leaseActive',
  'leaseEnding',
  'leaseDue',
  'plots',
  'plotsOfKisam',
  'plotsOfSatwa',
  'plotsOfRor',
  'plotsWithoutOutline',
  'plotsOfOtherArea',
  'tenderOpen',
  'tenderClosing',
  'tenderBids',
] as const;
export type RecordFigure = (typeof recordFigures)[number];

/** The figures of the operation of the portal, whose lists only administrators read. */
export const operationFigures = ['failedSignIns', 'failedCalls', 'taskRuns', 'reviewDue'] as const;
export type OperationFigure = (typeof operationFigures)[number];

export const dashboardFigures = [
  ...applicationFigures,
  ...recordFigures,
  ...operationFigures,
] as const;
export type DashboardFigure = (typeof dashboardFigures)[number];

/** Returns the kind of data on the list behind a figure. */
export function getFigureSubject(figure: DashboardFigure): DataSubject {
  if (applicationFigures.some((one) => one === figure)) return 'applications';
  if (figure.startsWith('lease')) return 'registers';
  return figure.startsWith('tender') ? 'tenders' : 'land';
}

/**
 * The list behind a figure. `part` says which one of a group: a stage as `2.SCRUTINY.overdue`, an age as `0-15.inTime`, a
 * month as `2026-03`, a kind of report as `fence.pending`, days until a lease ends, the name of a class of land, a day
 * as `2026-03-14`, a task, or a list of content.
 */
export const DashboardListRequest = v.object({
  ...DashboardFilter.entries,
  figure: v.picklist(dashboardFigures),
  part: v.optional(text(120)),
  ...paging,
});

const place = { district_name: v.string(), tehsil_name: v.string(), mouza_name: v.string() };

/** A record behind a figure, without names of people. */
export const DashboardRow = v.variant('kind', [
  v.object({
    kind: v.literal('application'),
    id: Id,
    applicationNo: v.string(),
    applicationType: ApplicationType,
    statusType: StatusCode,
    state: v.string(),
    ...place,
    area: v.number(),
    createdOn: Moment,
    dueOn: v.nullable(Moment),
    decidedOn: v.nullable(Moment),
  }),
  v.object({
    kind: v.literal('lease'),
    id: Id,
    leaseNo: v.string(),
    leaseKind: v.string(),
    ...place,
    plotNo: v.string(),
    area: v.number(),
    endsOn: v.string(),
    nextRentOn: v.nullable(v.string()),
    yearlyRent: v.number(),
  }),
  v.object({
    kind: v.literal('plot'),
    id: Id,
    plotCode: v.string(),
    plotNo: v.string(),
    khataNo: v.string(),
    ...place,
    kisam: v.string(),
    satwa: v.string(),
    rorStatus: v.string(),
    area: v.number(),
    /** The acres inside the outline, where they differ from the recorded ones. */
    outlineArea: v.nullable(v.number()),
  }),
  v.object({
    kind: v.literal('tender'),
    id: Id,
    letterNo: v.string(),
    title: v.string(),
    startDate: Moment,
    closeDate: Moment,
  }),
  v.object({
    kind: v.literal('bid'),
    id: Id,
    bidderNo: v.string(),
    auctionName: v.string(),
    placedOn: Moment,
  }),
  v.object({
    kind: v.literal('signIn'),
    id: Id,
    at: Moment,
    /** The login name; a citizen's number is masked. */
    account: v.string(),
    userType: UserType,
    outcome: SignInOutcome,
    browserName: v.string(),
  }),
  v.object({
    kind: v.literal('call'),
    id: Id,
    day: v.string(),
    call: v.string(),
    requests: v.number(),
    failed: v.number(),
    refused: v.number(),
  }),
  v.object({
    kind: v.literal('task'),
    id: Id,
    day: v.string(),
    task: v.string(),
    runs: v.number(),
    failures: v.number(),
    lastOn: Moment,
    lastMs: v.number(),
  }),
  v.object({
    kind: v.literal('content'),
    id: Id,
    list: v.picklist(reviewedLists),
    title: v.string(),
    reviewedOn: Moment,
  }),
]);
export type DashboardRow = v.InferOutput<typeof DashboardRow>;
export const DashboardListAnswer = page(DashboardRow);
