import type { DashboardRow, Output } from '@temple-land/portal-core';

type Figures = Extract<Output<'operations'>, { result: unknown }>['result'];
type RowOf<Kind extends DashboardRow['kind']> = Extract<DashboardRow, { kind: Kind }>;

const lastDay = Date.UTC(2026, 10, 25);
// Fewer than the service counts: with fourteen the labels just fit, and in another font they would take two lines.
const days = Array.from({ length: 10 }, (_, index) =>
  new Date(lastDay - (9 - index) * 86_400_000).toISOString().slice(0, 10),
);
const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
const megabyte = 1024 * 1024;

/** The figures of the operation of the portal. */
export const operationFigures: Figures = {
  asOn: '2026-11-25T04:30:00.000Z',
  alerts: [
    { kind: 'backup', since: '2026-11-24T20:31:00.000Z' },
    { kind: 'messages', since: '2026-11-25T02:31:00.000Z' },
  ],
  signIns: days.map((day, index) => ({
    day,
    signedIn: 24 + ((index * 7) % 13),
    failed: (index * 5) % 7,
  })),
  messages: months.map((month, index) => ({
    month,
    code: 310 + index * 22,
    notice: 120 + ((index * 17) % 40),
    failed: index % 3,
    parts: 512 + index * 30,
  })),
  messagePrice: 18,
  storage: {
    database: 212 * megabyte,
    files: 384,
    fileBytes: 161.4 * megabyte,
    tables: [
      { name: 'plots', bytes: 48.2 * megabyte },
      { name: 'activities', bytes: 31.6 * megabyte },
      { name: 'khatiyans', bytes: 12.1 * megabyte },
    ],
  },
  certificateUntil: '2027-01-18T06:30:00.000Z',
  replica: { state: 'inUse', lagSeconds: 0, limitSeconds: 5 },
  tasks: [
    { task: 'calls', lastOn: '2026-11-25T04:00:03.000Z', lastMs: 12, runs: 720, failures: 0 },
    { task: 'outlines', lastOn: '2026-11-25T04:00:02.000Z', lastMs: 840, runs: 720, failures: 0 },
    { task: 'digests', lastOn: '2026-11-25T04:00:01.000Z', lastMs: 310, runs: 720, failures: 2 },
  ],
  requests: days.map((day, index) => ({
    day,
    requests: 4_200 + index * 60,
    failed: index % 4 === 3 ? 2 : 0,
    refused: (index * 3) % 5,
  })),
  reviews: [
    { list: 'notification', active: 18, due: 4 },
    { list: 'faq', active: 24, due: 9 },
    { list: 'contact', active: 12, due: 0 },
  ],
  quality: {
    withoutClass: 27,
    withoutOutline: 14,
    otherArea: 6,
    comparedOn: '2026-11-25T04:00:02.000Z',
  },
};

/** The answer with the figures. */
export const operations: Output<'operations'> = { status: 200, result: operationFigures };

/** The figures of a new portal: nothing has happened, and no price is set. */
export const newOperations: Output<'operations'> = {
  status: 200,
  result: {
    ...operationFigures,
    alerts: [],
    certificateUntil: null,
    replica: null,
    signIns: days.map((day) => ({ day, signedIn: 0, failed: 0 })),
    messages: months.map((month) => ({ month, code: 0, notice: 0, failed: 0, parts: 0 })),
    messagePrice: null,
    storage: { ...operationFigures.storage, files: 0, fileBytes: 0 },
    tasks: [],
    requests: days.map((day) => ({ day, requests: 0, failed: 0, refused: 0 })),
    reviews: operationFigures.reviews.map(({ list }) => ({ list, active: 0, due: 0 })),
    quality: { withoutClass: 0, withoutOutline: 0, otherArea: 0, comparedOn: null },
  },
};

/** A record of each list behind these figures. */
export const operationRows: {
  signIn: RowOf<'signIn'>;
  call: RowOf<'call'>;
  task: RowOf<'task'>;
  content: RowOf<'content'>;
} = {
  signIn: {
    kind: 'signIn',
    id: 1,
    at: '2026-11-25T03:12:00.000Z',
    account: '94XXXXXX01',
    userType: 'CI',
    outcome: 'wrongPassword',
    browserName: 'Chrome',
  },
  call: {
    kind: 'call',
    id: 1,
    day: '2026-11-25',
    call: 'landInformationExcel',
    requests: 41,
    failed: 2,
    refused: 1,
  },
  task: {
    kind: 'task',
    id: 1,
    day: '2026-11-25',
    task: 'digests',
    runs: 24,
    failures: 1,
    lastOn: '2026-11-25T04:00:01.000Z',
    lastMs: 310,
  },
  content: {
    kind: 'content',
    id: 3,
    list: 'faq',
    title: 'How long does an application take?',
    reviewedOn: '2026-03-02T06:30:00.000Z',
  },
};
