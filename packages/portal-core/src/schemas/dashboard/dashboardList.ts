import * as v from 'valibot';
import { ApplicationType, StatusCode } from '../applications/track.ts';
import { Id, Moment, page, paging, text } from '../common.ts';
import { DashboardFilter } from './dashboard.ts';

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
  'tenderOpen',
  'tenderClosing',
  'tenderBids',
] as const;
export type RecordFigure = (typeof recordFigures)[number];

export const dashboardFigures = [...applicationFigures, ...recordFigures] as const;
export type DashboardFigure = (typeof dashboardFigures)[number];

/**
 * The list behind a figure. `part` says which one of a group: a stage as `2.SCRUTINY.overdue`, an age as `0-15.inTime`, a
 * month as `2026-03`, a kind of report as `fence.pending`, days until a lease ends, or the name of a class of land.
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
]);
export type DashboardRow = v.InferOutput<typeof DashboardRow>;
export const DashboardListAnswer = page(DashboardRow);
