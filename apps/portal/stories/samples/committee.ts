import type { CommitteeCase, CommitteeItem, Output } from '@temple-land/portal-core';

const waiting: CommitteeCase = {
  applicationId: 61,
  applicationNo: 'LA/2026/PUR/000061',
  applicationKind: 'lease',
  applicant: 'Sabitri Behera',
  mouza: 'Malud',
  khataNo: '12',
  plotNo: '48',
  areaGranted: 0.25,
  amountDue: 3200,
  isDeferred: true,
};

const item = (changes: Partial<CommitteeItem>): CommitteeItem => ({
  ...waiting,
  isDeferred: false,
  version: 6,
  isOpen: true,
  result: null,
  resolutionNo: '',
  text: '',
  dissent: '',
  ...changes,
});

const meetings = [
  {
    meetingId: 2,
    meetingNo: 'LC/2026/2',
    heldOn: '2026-10-12',
    place: 'Temple office, Puri',
    cases: 3,
    open: 1,
  },
  {
    meetingId: 1,
    meetingNo: 'LC/2026/1',
    heldOn: '2026-07-06',
    place: 'Temple office, Puri',
    cases: 2,
    open: 0,
  },
];

/** Two meetings, and a case that an earlier one deferred. */
export const committeeList = {
  status: 200,
  result: { meetings, waiting: [waiting] },
} satisfies Output<'committeeList'>;

/** A meeting with an approved, a rejected and an open case. */
export const committeeMeeting = {
  status: 200,
  result: {
    meetingId: 2,
    meetingNo: 'LC/2026/2',
    heldOn: '2026-10-12',
    place: 'Temple office, Puri',
    cases: 3,
    open: 1,
    version: 3,
    members: ['Chief administrator, chair', 'Collector, Puri', 'Law officer'],
    items: [
      item({
        applicationId: 51,
        applicationNo: 'LA/2026/PUR/000051',
        applicationKind: 'purchase',
        applicant: 'Prakash Parida',
        amountDue: 101_450,
        isOpen: false,
        result: 'approved',
        resolutionNo: 'LC/2026/2/1',
        text: 'Approved at the rate of the list.',
        dissent: 'The law officer: the possession is not proved before 1995.',
      }),
      item({
        applicationId: 52,
        applicationNo: 'LA/2026/PUR/000052',
        applicant: 'Rabindra Sahu',
        isOpen: false,
        result: 'rejected',
        resolutionNo: 'LC/2026/2/2',
        text: 'The plot is on the way of the car festival.',
      }),
      item({ applicationId: 53, applicationNo: 'LA/2026/PUR/000053', applicant: 'Mina Nayak' }),
    ],
    waiting: [waiting],
    mayResolve: true,
  },
} satisfies Output<'committeeMeeting'>;
