import type { InboxRow, InboxTab, Output } from '@temple-land/portal-core';

const base: InboxRow = {
  applicationId: 43,
  applicationNo: 'LA/2026/PUR/000042',
  applicationType: 2,
  statusType: 'P',
  state: 'SCRUTINY',
  kind: 'lease',
  district_name: 'Puri',
  tehsil_name: 'Krushnaprasad',
  mouza_name: 'Malud',
  khataNo: '1',
  plotNo: '2',
  applicant: 'P*** P***',
  createdOn: '2026-09-02T23:37:37.100Z',
  dueOn: '2026-11-23T05:30:00.000Z',
  stageDays: 10,
  next: { action: 'query', turn: 'office', roles: ['Land officer'] },
  isMine: true,
  assignee: null,
  isCovered: false,
  flags: ['answered', 'duplicate'],
};

const report: InboxRow = {
  ...base,
  applicationId: 50,
  applicationNo: 'IL/2026/PUR/000005',
  applicationType: 1,
  state: 'TRIAGE',
  kind: 'structure',
  tehsil_name: 'Nimapada',
  mouza_name: 'Balanga',
  applicant: null,
  createdOn: '2026-11-22T23:37:37.100Z',
  dueOn: '2026-11-26T12:30:00.000Z',
  stageDays: 2,
  next: { action: 'inspect', turn: 'office', roles: ['Land officer'] },
  assignee: { userId: 3, fullName: 'Anita Dash' },
  flags: ['case'],
};

const ofColleague: InboxRow = {
  ...base,
  applicationId: 37,
  applicationNo: 'LA/2026/PUR/000036',
  state: 'PAID',
  tehsil_name: 'Kakatpur',
  mouza_name: 'Kundhei',
  applicant: 'G*** D***',
  dueOn: '2026-11-30T05:30:00.000Z',
  stageDays: 1,
  next: { action: 'issueOrder', turn: 'office', roles: ['Land officer'] },
  assignee: { userId: 90, fullName: 'Basanti Swain' },
  isCovered: true,
  flags: [],
};

const courtCase: InboxRow = {
  ...base,
  applicationId: 65,
  applicationNo: 'CS/2026/PUR/000005',
  applicationType: 3,
  state: 'HEARING',
  kind: '',
  mouza_name: 'Titipa',
  applicant: null,
  dueOn: null,
  stageDays: 20,
  next: { action: 'adjourn', turn: 'office', roles: ['Tahasil officer', 'Law officer'] },
  isMine: false,
  flags: [],
};

const question: InboxRow = {
  ...base,
  applicationId: 44,
  applicationNo: 'LA/2026/PUR/000043',
  state: 'QUERY',
  dueOn: '2026-12-05T05:30:00.000Z',
  stageDays: 6,
  next: { action: 'answer', turn: 'applicant', roles: [] },
  isMine: false,
  flags: [],
};

const rejected: InboxRow = {
  ...base,
  applicationId: 36,
  applicationNo: 'LA/2026/PUR/000035',
  statusType: 'R',
  state: 'REJECTED',
  mouza_name: 'Nuagarh',
  dueOn: null,
  stageDays: 6,
  next: null,
  isMine: false,
  flags: [],
};

/** The rows of each list of a land officer. */
export const inboxRows: Readonly<Record<InboxTab, readonly InboxRow[]>> = {
  mine: [base, report, ofColleague],
  office: [base, report, ofColleague, courtCase],
  applicant: [question],
  overdue: [base],
  closed: [rejected],
};

/** Returns the answer with the rows of a list; no rows are status 404. */
export const toInboxAnswer = (rows: readonly InboxRow[]): Output<'inboxList'> =>
  rows.length === 0
    ? { status: 404 }
    : { status: 200, result: { rows: [...rows], total: rows.length } };

const questionCounts = { asked: 2, askedOverdue: 1, awaitedOverdue: 0 };
const noQuestions = { asked: 0, askedOverdue: 0, awaitedOverdue: 0 };

/** The number of rows in each list. */
export const inboxCounts = {
  status: 200,
  result: {
    mine: 3,
    office: 4,
    applicant: 1,
    overdue: 1,
    closed: 1,
    mineOverdue: 1,
    ...questionCounts,
  },
} satisfies Output<'inboxCounts'>;

/** The counts of an office without applications. */
export const noCounts = {
  status: 200,
  result: {
    mine: 0,
    office: 0,
    applicant: 0,
    overdue: 0,
    closed: 0,
    mineOverdue: 0,
    ...noQuestions,
  },
} satisfies Output<'inboxCounts'>;

/** An application that nobody has claimed, as a land officer and a senior see it. */
export const assignment = {
  status: 200,
  result: { assignee: null, mayClaim: true, mayAssign: false, mayRelease: false, candidates: [] },
} satisfies Output<'inboxAssignment'>;
export const seniorAssignment = {
  status: 200,
  result: {
    assignee: { userId: 90, fullName: 'Basanti Swain' },
    mayClaim: false,
    mayAssign: true,
    mayRelease: true,
    candidates: [
      { userId: 3, fullName: 'Anita Dash' },
      { userId: 90, fullName: 'Basanti Swain' },
    ],
  },
} satisfies Output<'inboxAssignment'>;

/** Saved views of an officer. */
export const inboxViews = {
  status: 200,
  result: [
    { viewId: 1, name: 'Cases in hearing', query: 'tab=office&type=3&stage=HEARING' },
    { viewId: 2, name: 'Late in Brahmagiri', query: 'tab=overdue&tahasil=3' },
  ],
} satisfies Output<'inboxViewList'>;

/** The leave of an officer. */
export const leaves = {
  status: 200,
  result: {
    leaves: [
      {
        leaveId: 1,
        startsOn: '2026-12-21',
        endsOn: '2026-12-27',
        cover: { userId: 90, fullName: 'Basanti Swain' },
      },
    ],
    candidates: [{ userId: 90, fullName: 'Basanti Swain' }],
    covered: [{ userId: 91, fullName: 'Dilip Rout' }],
  },
} satisfies Output<'leaveList'>;
