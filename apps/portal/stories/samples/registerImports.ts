import type { ImportJob, Output } from '@temple-land/portal-core';
import { job, made, ready } from './imports.ts';

const files = [
  { name: 'registers.xlsx', bytes: 412_160, sent: 412_160 },
  { name: 'citizens.csv', bytes: 61_440, sent: 61_440 },
];

const leaseRows = Array.from({ length: 20 }, (_, index) => ({
  row: index + 2,
  cells: [
    `L/2019/${index + 1}`,
    'Chandanpur',
    `${101 + index}`,
    '0.5000',
    'Gouri Behera',
    '01-04-2019',
    '31-03-2029',
  ],
}));

/** An import of three registers, two of them sheets of one workbook, whose columns are to be confirmed. */
const registers: Partial<ImportJob> = {
  files,
  tables: [
    {
      name: 'registers.xlsx#Leases',
      headings: ['lease_no', 'mouza', 'plot_no', 'area', 'lessee', 'starts_on', 'ends_on'],
      crs: '',
      hasShapes: false,
      rows: leaseRows,
    },
    {
      name: 'registers.xlsx#Cases',
      headings: ['case_no', 'mouza', 'plot_no', 'mobile', 'stage', 'stage_since'],
      crs: '',
      hasShapes: false,
      rows: [
        {
          row: 2,
          cells: ['16A/2025/PUR/00012', 'Chandanpur', '118', '9437000011', 'HEARING', '12-01-2026'],
        },
      ],
    },
    {
      name: 'citizens.csv',
      headings: ['name', 'mobile', 'email'],
      crs: '',
      hasShapes: false,
      rows: [{ row: 2, cells: ['ସରୋଜିନୀ ବେହେରା', '9437000012', ''] }],
    },
  ],
  mapping: [
    {
      table: 'registers.xlsx#Leases',
      parts: [
        {
          entity: 'lease',
          repeats: false,
          fields: [
            { field: 'leaseNo', column: 'lease_no' },
            { field: 'mouza', column: 'mouza' },
            { field: 'plot', column: 'plot_no' },
            { field: 'area', column: 'area', unit: 'acre' },
            { field: 'lessee', column: 'lessee' },
            { field: 'startsOn', column: 'starts_on' },
            { field: 'endsOn', column: 'ends_on' },
          ],
        },
      ],
    },
    { table: 'registers.xlsx#Cases', parts: [] },
    {
      table: 'citizens.csv',
      parts: [
        {
          entity: 'citizen',
          repeats: false,
          fields: [
            { field: 'fullName', column: 'name' },
            { field: 'mobile', column: 'mobile' },
            { field: 'email', column: 'email' },
          ],
        },
      ],
    },
  ],
};

const counts: ImportJob['counts'] = [
  { entity: 'citizen', added: 212, changed: 0, unchanged: 8 },
  { entity: 'lease', added: 96, changed: 3, unchanged: 1_204 },
  { entity: 'courtCase', added: 41, changed: 0, unchanged: 0 },
];

/** Returns an import of registers in one of its states. */
export const registerJob = (changes: Partial<ImportJob> = {}): Output<'importJob'> =>
  job({ ...registers, ...changes });

/** The states of an import of registers. */
export const registerStates = {
  checking: {
    step: 'check',
    state: 'running',
    progress: { phase: 'read', about: 'registers.xlsx#Leases', rows: 600 },
  },
  faulty: {
    step: 'check',
    state: 'faults',
    rows: 1_564,
    faultCount: 3,
    faultKinds: [
      { kind: 'notDate', count: 1 },
      { kind: 'notInList', count: 2 },
    ],
  },
  ready: { ...ready, counts, rows: 1_564 },
  importing: {
    ...ready,
    counts,
    step: 'import',
    state: 'running',
    progress: { phase: 'write', about: 'lease', rows: 0 },
  },
  made: { ...made, counts, rows: 1_564 },
} satisfies Readonly<Record<string, Partial<ImportJob>>>;

/** The faults of an import of registers. */
export const registerFaults = {
  status: 200,
  result: {
    total: 3,
    rows: [
      ['registers.xlsx#Leases', 18, 'ends_on', 'G18', '31-02-2029', 'notDate'] as const,
      ['registers.xlsx#Cases', 5, 'stage', 'E5', 'PENDING', 'notInList'] as const,
      ['registers.xlsx#Cases', 9, 'stage', 'E9', 'Closed?', 'notInList'] as const,
    ].map(([table, row, column, cell, value, kind]) => ({
      table,
      row,
      column,
      cell,
      value,
      kind,
      detail: '',
      isAccepted: false,
    })),
  },
} satisfies Output<'importFaults'>;
