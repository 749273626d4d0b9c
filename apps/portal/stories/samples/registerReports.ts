import { registerColumns, type Input, type Output } from '@temple-land/portal-core';

const places = { district: 'Puri', tahasil: 'Brahmagiri', mouza: 'Gadarodanga' };
const ids = { districtId: 1, tahasilId: 2, mouzaId: 14 };

const leases = [
  { leaseNo: 'LS/2019/0004', kind: 'agricultural', state: 'active', area: 0.42, amount: 1260 },
  { leaseNo: 'LS/2021/0017', kind: 'agricultural', state: 'active', area: 1.085, amount: 3255 },
  { leaseNo: 'LS/2016/0002', kind: 'homestead', state: 'ended', area: 0.12, amount: 960 },
  { leaseNo: 'LS/2022/0031', kind: 'quarry', state: 'active', area: 2.5, amount: 48_000 },
].map((lease, index) => ({
  id: index + 1,
  ids: { ...ids, plotCode: `PUR-${index + 1}`, khatiyanId: 12 },
  cells: {
    ...places,
    plotNo: String(245 + index),
    lessee: 'K***** C*****',
    startsOn: '2021-04-01',
    endsOn: '2027-03-31',
    nextRentOn: index === 1 ? '2026-04-01' : null,
    due: index === 1 ? lease.amount : 0,
    ...lease,
  },
}));

const districts = [
  { district: 'Khordha', area: 4102.5, areaFinal: 2610.25, plots: 5204 },
  { district: 'Puri', area: 38_540.25, areaFinal: 24_300.5, plots: 47_210 },
].map((row, index) => ({
  id: index + 1,
  ids: { districtId: index + 1 },
  cells: {
    tahasils: 8 + index,
    mouzas: 60 + index,
    khatiyans: 1200 + index,
    areaNotFinal: row.area - row.areaFinal,
    areaLeased: 120.5,
    areaSold: 12,
    areaEncroached: 0,
    areaVacant: 900.25,
    areaQuarry: 40,
    amount: 25_600.5,
    lastUpdated: '2026-11-20',
    ...row,
  },
}));

type Row = (typeof leases)[number] | (typeof districts)[number];

function addUp(report: 'leases' | 'districts', rows: readonly Row[]): Record<string, number> {
  const sums = registerColumns[report].filter(({ isSum }) => isSum === true);
  const valueOf = ({ cells }: Row, key: string) =>
    Number((cells as Readonly<Record<string, unknown>>)[key] ?? 0);
  return Object.fromEntries(
    sums.map(({ key }) => [key, rows.reduce((sum, row) => sum + valueOf(row, key), 0)]),
  );
}

const notes = [
  'The history of plots and khatiyans begins on 10-01-2026; their numbers, areas and owners are those of that day.',
  'Districts, tahasils, mouzas and the lists of kisams and satwas are those of today.',
];

const kinds = ['agricultural', 'homestead', 'quarry'];

/** A page of a report: the leases, or the abstract of districts. */
export function registerReport({ report, group, day }: Input<'registerReport'>) {
  const name = report === 'districts' ? 'districts' : 'leases';
  const rows: readonly Row[] = name === 'districts' ? districts : leases;
  const groups = kinds.map((value) => {
    const own = leases.filter(({ cells }) => cells.kind === value);
    return { value, ids: {}, count: own.length, totals: addUp('leases', own) };
  });
  return {
    status: 200,
    result: {
      columns: registerColumns[name].map(({ key }) => key),
      rows: [...rows],
      total: rows.length,
      totals: addUp(name, rows),
      groups: group === 'kind' ? groups : [],
      asOn: '2026-11-25T06:30:00.000Z',
      firstDay: '2016-04-01',
      notes: day === undefined ? [] : notes,
    },
  } satisfies Output<'registerReport'>;
}

/** A page of a report without rows. */
export const emptyReport = {
  status: 200,
  result: {
    columns: registerColumns.leases.map(({ key }) => key),
    rows: [],
    total: 0,
    totals: addUp('leases', []),
    groups: [],
    asOn: '2026-11-25T06:30:00.000Z',
    firstDay: '2016-04-01',
    notes: [],
  },
} satisfies Output<'registerReport'>;

/** The scheduled reports of an officer: one with files, one paused after a failure. */
export const reportSchedules = {
  status: 200,
  result: [
    {
      scheduleId: 1,
      name: 'Leases of Puri',
      rhythm: 'weekly',
      file: { report: 'leases', format: 'xlsx', districtCode: 1, columns: ['leaseNo', 'area'] },
      isPaused: false,
      nextOn: '2026-11-30T00:30:00.000Z',
      problem: null,
      files: [
        {
          fileId: 2,
          madeOn: '2026-11-23T00:31:00.000Z',
          keptUntil: '2026-12-07T00:31:00.000Z',
          bytes: 18_200,
        },
      ],
    },
    {
      scheduleId: 2,
      name: 'All plots',
      rhythm: 'monthly',
      file: { report: 'plots', format: 'gpkg' },
      isPaused: true,
      nextOn: '2026-12-01T00:30:00.000Z',
      problem: 'tooLarge',
      files: [],
    },
  ],
} satisfies Output<'reportScheduleList'>;
