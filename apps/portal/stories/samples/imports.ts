// Long because it has an import in each of its states.
import type { ImportJob, Output } from '@temple-land/portal-core';

const hash = (digit: string) => digit.repeat(64);
const files = [
  { name: 'khatiyans.csv', bytes: 184_320, sent: 184_320 },
  { name: 'plots.csv', bytes: 912_400, sent: 912_400 },
];

/** An import whose columns are to be confirmed. */
export const mapping = {
  id: 7,
  step: 'read',
  state: 'mapping',
  startedBy: 'Bijay Mohanty',
  startedOn: '2026-10-12T05:30:00.000Z',
  isOwn: true,
  isWaiting: false,
  files,
  batchId: null,
  tables: [
    {
      name: 'khatiyans.csv',
      headings: ['mouza', 'khatiyan_no', 'owner', 'rent'],
      crs: '',
      hasShapes: false,
      rows: [
        { row: 2, cells: ['Chandanpur', '12', 'Shri Jagannath Mahaprabhu', '14.50'] },
        { row: 3, cells: ['Chandanpur', '13', 'ଶ୍ରୀ ଜଗନ୍ନାଥ ମହାପ୍ରଭୁ', '8.00'] },
      ],
    },
    {
      name: 'plots.csv',
      headings: ['mouza', 'khatiyan_no', 'plot_no', 'kisam', 'area (ha)'],
      crs: '',
      hasShapes: false,
      rows: [
        { row: 2, cells: ['Chandanpur', '12', '101', 'Sarada', '0.4047'] },
        { row: 3, cells: ['Chandanpur', '12', '102', 'Rabi', '0.2023'] },
      ],
    },
  ],
  mapping: [
    {
      table: 'khatiyans.csv',
      parts: [
        {
          entity: 'khatiyan',
          repeats: false,
          fields: [
            { field: 'mouza', column: 'mouza' },
            { field: 'number', column: 'khatiyan_no' },
            { field: 'ownerLine', column: 'owner' },
            { field: 'rent', column: 'rent' },
          ],
        },
      ],
    },
    {
      table: 'plots.csv',
      parts: [
        {
          entity: 'plot',
          repeats: false,
          fields: [
            { field: 'mouza', column: 'mouza' },
            { field: 'khatiyan', column: 'khatiyan_no' },
            { field: 'number', column: 'plot_no' },
            { field: 'kisam', column: 'kisam' },
            { field: 'area', column: 'area (ha)', unit: 'hectare' },
          ],
        },
      ],
    },
  ],
  crs: 'EPSG:4326',
  accepted: [],
  progress: null,
  rows: 0,
  faultCount: 0,
  acceptedCount: 0,
  faultKinds: [],
  counts: [],
  problem: '',
  same: [],
} satisfies ImportJob;

const counts = [
  { entity: 'khatiyan', added: 120, changed: 4, unchanged: 1_316 },
  { entity: 'plot', added: 640, changed: 12, unchanged: 7_008 },
];

/** Returns the answer with an import that differs from the one whose columns are to be confirmed. */
export const job = (changes: Partial<ImportJob> = {}): Output<'importJob'> => ({
  status: 200,
  result: { ...mapping, ...changes },
});

/** An import whose rows are being checked. */
export const checking: Partial<ImportJob> = {
  step: 'check',
  state: 'running',
  progress: { phase: 'read', about: 'plots.csv', rows: 4_000 },
};

/** An import with faults. */
export const faulty: Partial<ImportJob> = {
  step: 'check',
  state: 'faults',
  rows: 9_100,
  faultCount: 3,
  faultKinds: [
    { kind: 'unknownPlace', count: 2 },
    { kind: 'notNumber', count: 1 },
  ],
};

/** An import without faults. */
export const ready: Partial<ImportJob> = { step: 'check', state: 'ready', rows: 9_100, counts };

/** An import that was made. */
export const made: Partial<ImportJob> = {
  step: 'import',
  state: 'done',
  rows: 9_100,
  counts,
  batchId: 3,
  tables: [],
};

export const mappingJob = job();

/** Three imports, of which one was made by command and one was undone, and one that is not finished. */
export const importList = {
  status: 200,
  result: {
    total: 2,
    rows: [
      {
        id: 2,
        importedOn: '2026-10-02T05:30:00.000Z',
        importedBy: 'Bijay Mohanty',
        isOnScreen: true,
        files: [{ name: 'plots.csv', bytes: 912_400, sha256: hash('a') }],
        counts: [{ entity: 'plot', added: 640, changed: 12, unchanged: 7_008 }],
        undoneOn: null,
        undoneBy: '',
        undoReason: '',
        isUndoing: false,
      },
      {
        id: 1,
        importedOn: '2026-09-14T05:30:00.000Z',
        importedBy: 'operator',
        isOnScreen: false,
        files: [{ name: 'places.gpkg', bytes: 3_912_400, sha256: hash('b') }],
        counts: [
          { entity: 'district', added: 2, changed: 0, unchanged: 0 },
          { entity: 'tahasil', added: 11, changed: 0, unchanged: 0 },
        ],
        undoneOn: '2026-09-15T05:30:00.000Z',
        undoneBy: 'Bijay Mohanty',
        undoReason: 'The file was of another year.',
        isUndoing: false,
      },
    ],
    jobs: [
      {
        id: 7,
        step: 'read',
        state: 'mapping',
        startedBy: 'Bijay Mohanty',
        startedOn: '2026-10-12T05:30:00.000Z',
        isOwn: true,
        isWaiting: false,
        files,
        batchId: null,
      },
    ],
  },
} satisfies Output<'importList'>;

/** The first faults of an import. */
export const importFaults = {
  status: 200,
  result: {
    total: 3,
    rows: [
      {
        table: 'khatiyans.csv',
        row: 14,
        column: 'mouza',
        cell: 'A14',
        value: 'Chandanpr',
        kind: 'unknownPlace',
        detail: '',
        isAccepted: false,
      },
      {
        table: 'plots.csv',
        row: 2,
        column: 'khatiyan_no',
        cell: 'B2',
        value: '1200',
        kind: 'unknownPlace',
        detail: '',
        isAccepted: false,
      },
      {
        table: 'plots.csv',
        row: 90,
        column: 'area (ha)',
        cell: 'E90',
        value: 'half',
        kind: 'notNumber',
        detail: 'above 0, at most four decimals',
        isAccepted: false,
      },
    ],
  },
} satisfies Output<'importFaults'>;
