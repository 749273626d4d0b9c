// Long because every chart of a dashboard has its figures, and every list a record.
import type { DashboardRow, Output } from '@temple-land/portal-core';
import { operationRows } from './operations.ts';

type Figures = Extract<Output<'dashboard'>, { result: unknown }>['result'];

const square = (west: number, south: number, size = 0.5): [number, number][] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
];

const month = (name: string, received: number, decided: number) => ({
  month: name,
  received,
  decided,
});

/** The figures of a dashboard of the state. */
export const figures: Figures = {
  asOn: '2026-11-25T04:30:00.000Z',
  tiles: {
    pending: 38,
    overdue: 7,
    dueSoon: 12,
    decided: 9,
    decidedArea: 41.286,
    medianDays: 14,
    everDecided: 28,
  },
  stages: [
    { applicationType: 2, state: 'SCRUTINY', inTime: 17, overdue: 4 },
    { applicationType: 1, state: 'TRIAGE', inTime: 8, overdue: 2 },
    { applicationType: 3, state: 'HEARING', inTime: 6, overdue: 1 },
  ],
  ages: [
    { ageBand: '0-15', inTime: 18, overdue: 0 },
    { ageBand: '16-30', inTime: 9, overdue: 2 },
    { ageBand: '31-60', inTime: 3, overdue: 3 },
    { ageBand: '61-90', inTime: 1, overdue: 1 },
    { ageBand: '91-', inTime: 0, overdue: 1 },
  ],
  months: [
    month('2025-12', 4, 2),
    month('2026-01', 6, 3),
    month('2026-02', 5, 6),
    month('2026-03', 8, 4),
    month('2026-04', 3, 5),
    month('2026-05', 7, 6),
    month('2026-06', 9, 7),
    month('2026-07', 6, 8),
    month('2026-08', 11, 6),
    month('2026-09', 9, 10),
    month('2026-10', 12, 9),
    month('2026-11', 8, 9),
  ],
  reports: [
    { kind: 'fence', pending: 5, transferred: 3, rejected: 1 },
    { kind: 'structure', pending: 3, transferred: 2, rejected: 2 },
    { kind: 'cultivation', pending: 2, transferred: 0, rejected: 1 },
  ],
  cases: { filed: 19, ordered: 8, possession: 5, recoveredArea: 6.4215 },
  land: {
    kisams: [
      { name: 'wet', plots: 412, area: 311.4082 },
      { name: 'dry', plots: 208, area: 164.1203 },
      { name: 'homestead', plots: 97, area: 22.914 },
      { name: 'other', plots: 14, area: 8.0021 },
    ],
    satwas: [
      { name: 'Stitiban', plots: 518, area: 402.115 },
      { name: 'Debottar', plots: 213, area: 104.3296 },
    ],
    ror: [
      { name: 'final', plots: 489, area: 331.2211 },
      { name: 'draft', plots: 166, area: 121.4019 },
      { name: 'missing', plots: 76, area: 53.8216 },
    ],
  },
  leases: { ending30: 2, ending90: 6, ending180: 11, due: 4, dues: 218_400 },
  tenders: { open: 3, closing: 1, bids: 14, results: 5 },
  placeLevel: 'district',
  places: [
    {
      code: 1,
      name: 'Puri',
      outline: square(85.5, 19.7),
      pending: 21,
      overdue: 5,
      dueSoon: 6,
      decided: 8,
      reports: 12,
      cases: 11,
      possessions: 3,
      leases: 9,
      plots: 431,
      area: 310.2,
      areaFinal: 220.1,
    },
    {
      code: 2,
      name: 'Khordha',
      outline: square(85.4, 20.2),
      pending: 14,
      overdue: 2,
      dueSoon: 3,
      decided: 5,
      reports: 5,
      cases: 6,
      possessions: 2,
      leases: 4,
      plots: 212,
      area: 140.5,
      areaFinal: 88.4,
    },
    {
      code: 3,
      name: 'Ganjam',
      outline: square(84.6, 19.4, 0.8),
      pending: 3,
      overdue: 0,
      dueSoon: 1,
      decided: 3,
      reports: 2,
      cases: 2,
      possessions: 0,
      leases: 0,
      plots: 88,
      area: 55.7,
      areaFinal: 22.7,
    },
  ],
};

/** The answer with the figures. */
export const dashboard: Output<'dashboard'> = { status: 200, result: figures };

const mouzaNames = ['Dimirisena', 'Matitota', 'Satapada'];

/** The figures of a tahasil, by mouza. */
export const dashboardOfTahasil: Output<'dashboard'> = {
  status: 200,
  result: {
    ...figures,
    placeLevel: 'mouza',
    places: figures.places.map((place, at) => ({ ...place, name: mouzaNames[at] ?? place.name })),
  },
};

/** The figures of an area without records. */
export const noFigures: Figures = {
  ...figures,
  tiles: {
    pending: 0,
    overdue: 0,
    dueSoon: 0,
    decided: 0,
    decidedArea: 0,
    medianDays: null,
    everDecided: 0,
  },
  stages: [],
  ages: figures.ages.map(({ ageBand }) => ({ ageBand, inTime: 0, overdue: 0 })),
  months: figures.months.map((each) => month(each.month, 0, 0)),
  reports: [],
  cases: { filed: 0, ordered: 0, possession: 0, recoveredArea: 0 },
  land: { kisams: [], satwas: [], ror: [] },
  leases: { ending30: 0, ending90: 0, ending180: 0, due: 0, dues: 0 },
  tenders: { open: 0, closing: 0, bids: 0, results: 0 },
  places: [],
};

const place = { district_name: 'Puri', tehsil_name: 'Brahmagiri', mouza_name: 'Matitota' };

const rows: Readonly<Record<DashboardRow['kind'], DashboardRow>> = {
  application: {
    kind: 'application',
    id: 1,
    applicationNo: 'LA/2026/PUR/000012',
    applicationType: 2,
    statusType: 'P',
    state: 'SCRUTINY',
    ...place,
    area: 0.25,
    createdOn: '2026-11-02T04:30:00.000Z',
    dueOn: '2026-11-12T04:30:00.000Z',
    decidedOn: null,
  },
  lease: {
    kind: 'lease',
    id: 1,
    leaseNo: 'L/PUR/14',
    leaseKind: 'homestead',
    ...place,
    plotNo: '38',
    area: 0.12,
    endsOn: '2026-11-30',
    nextRentOn: '2026-11-01',
    yearlyRent: 4200,
  },
  plot: {
    kind: 'plot',
    id: 1,
    plotCode: '0101001',
    plotNo: '38',
    khataNo: '112',
    ...place,
    kisam: 'Sarada',
    satwa: 'Stitiban',
    rorStatus: 'final',
    area: 0.12,
    outlineArea: 0.14,
  },
  tender: {
    kind: 'tender',
    id: 1,
    letterNo: '1204/2026',
    title: 'Lease of a stone quarry at Tapang',
    startDate: '2026-11-01T04:30:00.000Z',
    closeDate: '2026-11-24T11:30:00.000Z',
  },
  bid: {
    kind: 'bid',
    id: 1,
    bidderNo: 'B/2026/000004',
    auctionName: 'Stone quarry at Tapang',
    placedOn: '2026-11-20T06:30:00.000Z',
  },
  ...operationRows,
};

const operationKinds: Readonly<Record<string, DashboardRow['kind']>> = {
  failedSignIns: 'signIn',
  failedCalls: 'call',
  taskRuns: 'task',
  reviewDue: 'content',
};

const kindOf = (figure: string): DashboardRow['kind'] => {
  const operation = operationKinds[figure];
  if (operation !== undefined) return operation;
  if (figure.startsWith('lease')) return 'lease';
  if (figure.startsWith('plots')) return 'plot';
  if (figure === 'tenderBids') return 'bid';
  return figure === 'tenderOpen' || figure === 'tenderClosing' ? 'tender' : 'application';
};

/** The list behind a figure: one record of its kind. */
export const dashboardList = ({ figure }: { figure: string }): Output<'dashboardList'> => ({
  status: 200,
  result: { rows: [rows[kindOf(figure)]], total: 1 },
});
