// Sample data of the case page.
import type { Output, Step, Valuation } from '@temple-land/portal-core';
import { corner } from './landDetails.ts';

/** The plot of the land application between two neighbours, leased once, and what else is open about it. */
export const caseLand = {
  status: 200,
  result: {
    plot: {
      plotCode: '19-2',
      plotNo: '2',
      area: 100.8872,
      freeArea: 62.5,
      kissam: 'Sarada',
      status: 'leased',
      ownerLine: 'Shri Jagannath Mahaprabhu Bije, Puri',
      outlines: [
        {
          plotNo: '1',
          isOwn: false,
          corners: [corner(-2, 0), corner(0, 0), corner(0.2, 1.6), corner(-2, 1.4)],
        },
        {
          plotNo: '3',
          isOwn: false,
          corners: [corner(2, 0.2), corner(4, 0.1), corner(4, 1.5), corner(2.1, 1.5)],
        },
        {
          plotNo: '2',
          isOwn: true,
          corners: [corner(0, 0), corner(2, 0.2), corner(2.1, 1.5), corner(0.2, 1.6)],
        },
      ],
      events: [
        {
          plotCode: '19-2',
          plotNo: '2',
          day: '2019-03-11',
          kind: 'leaseGranted',
          applicationId: 11,
          applicationNo: 'LA/2018/PUR/000011',
          applicationType: 2,
          facts: { area: '38.3872', orderNo: '1142/2019' },
        },
      ],
    },
    hints: [
      {
        kind: 'case',
        applicationId: 61,
        applicationNo: 'CS/2026/PUR/000005',
        applicationType: 3,
        state: 'HEARING',
        createdOn: '2026-08-02T05:00:00.000Z',
      },
      {
        kind: 'sameApplicant',
        applicationId: 37,
        applicationNo: 'LA/2026/PUR/000036',
        applicationType: 2,
        state: 'SUBMITTED',
        createdOn: '2026-09-03T05:00:00.000Z',
      },
    ],
  },
} satisfies Output<'officerCaseLand'>;

/** An application without a plot, about which nothing else is open. */
export const noCaseLand = {
  status: 200,
  result: { plot: null, hints: [] },
} satisfies Output<'officerCaseLand'>;

/** A finding about the document of the land application, and two notes. */
export const caseWork = {
  status: 200,
  result: {
    checks: [
      {
        documentId: 43,
        result: 'illegible',
        note: 'The seal of the tahasil is cut off.',
        by: { userId: 3, fullName: 'Anita Dash' },
        at: '2026-11-24T05:10:00.000Z',
        version: 1,
      },
    ],
    notes: [
      {
        noteId: 2,
        text: 'The neighbour of plot 3 says that the boundary stone was moved.',
        by: { userId: 90, fullName: 'Basanti Swain' },
        at: '2026-11-25T09:40:00.000Z',
      },
      {
        noteId: 1,
        text: 'Called the tahasil about the old khatiyan.',
        by: { userId: 3, fullName: 'Anita Dash' },
        at: '2026-11-24T05:15:00.000Z',
      },
    ],
    mayWrite: true,
  },
} satisfies Output<'officerCaseWork'>;

/** An application about which the office has recorded nothing. */
export const noCaseWork = {
  status: 200,
  result: { checks: [], notes: [], mayWrite: true },
} satisfies Output<'officerCaseWork'>;

/** A picture of one grey pixel. */
export const samplePicture = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);

/** The sheet by which the land is valued at another rate than that of the list. */
export const valuation = {
  isProposed: false,
  areaGranted: 12.5,
  ratePerAcre: 320_000,
  value: 4_000_000,
  concession: 0,
  fee: 500,
  amountDue: 4_000_500,
  termYears: null,
  rule: {
    orderNo: 'RD-114/2025',
    ratePerAcre: 300_000,
    concessionPercent: 50,
    concessionUpTo: 0.04,
    fee: 500,
  },
  challanNo: '',
  paidOn: null,
} satisfies Valuation;

/** The history of an application that was visited and valued. */
export const valuedHistory: Step[] = [
  {
    at: '2026-11-10T06:30:00.000Z',
    by: 'Bijay Nayak',
    statusType: 'P',
    remark: '',
    action: 'report',
    state: 'VALUATION',
    given: {
      fieldReport: 'A house of two rooms and a garden. The stones of the boundary are in place.',
    },
  },
  {
    at: '2026-11-14T10:05:00.000Z',
    by: 'Anita Dash',
    statusType: 'P',
    remark: 'The plot is beside the new road.',
    action: 'value',
    state: 'RECOMMENDED',
    given: { areaGranted: '12.5', ratePerAcre: '320000' },
  },
];

/** The history of an application with an answered and an open question to the law officer. */
export const legalHistory: Step[] = [
  {
    at: '2026-11-10T06:30:00.000Z',
    by: 'Anita Dash',
    statusType: 'P',
    remark: '',
    action: 'seekOpinion',
    state: 'LEGAL',
    given: { query: 'Is a suit about this plot still open?' },
  },
  {
    at: '2026-11-14T10:05:00.000Z',
    by: 'Ramesh Mohanty',
    statusType: 'P',
    remark: '',
    action: 'opinion',
    state: 'SCRUTINY',
    given: {
      facts: 'A suit of 1998 was withdrawn in 2004. No appeal was filed.',
      opinion: 'Nothing prevents the lease.',
      recommendation: 'conditions',
    },
  },
  {
    at: '2026-11-16T10:05:00.000Z',
    by: 'Anita Dash',
    statusType: 'P',
    remark: '',
    action: 'seekOpinion',
    state: 'LEGAL',
    given: { query: 'Which conditions should the deed have?' },
  },
];
