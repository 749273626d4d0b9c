// Long because it is sample data.
import type { Output, StageProgress } from '@temple-land/portal-core';
import { noLandDetails } from './landDetails.ts';

const atOffice: StageProgress = {
  waitsFor: 'office',
  roles: ['Land officer'],
  stageDays: 18,
  expectedOn: '2026-11-09T23:37:37.100Z',
  unreadMessages: 0,
  unreadOrders: 0,
};
const decided: StageProgress = {
  waitsFor: 'nobody',
  roles: [],
  stageDays: 60,
  expectedOn: null,
  unreadMessages: 0,
  unreadOrders: 0,
};

type AppliedRow = Extract<Output<'appliedLand'>, { status: 200 }>['result']['rows'][number];

const landRow = {
  applicationId: 1,
  applicationNo: 'LA/2026/PUR/000001',
  applicationType: 2,
  districtCode: 1,
  tahasilCode: 2,
  villageCode: 16,
  district_name: 'Puri',
  tehsil_name: 'Brahmagiri',
  mouza_name: 'Dimirisena',
  khataNo: '1',
  plotCode: '16-1',
  plotNo: '1',
  area: 138.3339,
  purpose: 'Access path to the neighbouring field',
  applicationKind: 'lease',
  holding: 'lease',
  statusType: 'P',
  state: 'SUBMITTED',
  dueOn: null,
  createdOn: '2026-11-07T23:37:37.100Z',
  version: 1,
} satisfies Omit<AppliedRow, 'progress'>;

const reportRow = {
  applicationId: 2,
  applicationNo: 'IL/2026/PUR/000001',
  applicationType: 1,
  districtCode: 1,
  tahasilCode: 3,
  villageCode: 19,
  district_name: 'Puri',
  tehsil_name: 'Krushnaprasad',
  mouza_name: 'Malud',
  khataNo: '1',
  plotCode: '19-2',
  plotNo: '2',
  area: 100.8872,
  purpose: 'Two old mango trees were cut down',
  applicationKind: '',
  holding: '',
  statusType: 'A',
  state: 'TRANSFERRED',
  dueOn: null,
  createdOn: '2026-09-23T23:37:37.100Z',
  version: 2,
} satisfies Omit<AppliedRow, 'progress'>;

const rejectedRow = {
  applicationId: 3,
  applicationNo: 'LA/2026/PUR/000002',
  applicationType: 2,
  districtCode: 1,
  tahasilCode: 3,
  villageCode: 23,
  district_name: 'Puri',
  tehsil_name: 'Krushnaprasad',
  mouza_name: 'Ramalenka',
  khataNo: '1',
  plotCode: '23-1',
  plotNo: '1',
  area: 11.2094,
  purpose: 'Renewal of a lease that ends this year',
  applicationKind: 'lease',
  holding: 'lease',
  statusType: 'R',
  state: 'REJECTED',
  dueOn: null,
  createdOn: '2026-04-29T23:37:37.100Z',
  version: 2,
} satisfies Omit<AppliedRow, 'progress'>;

/** The applications of a citizen. */
export const appliedLand = {
  status: 200,
  result: {
    rows: [
      {
        ...landRow,
        progress: atOffice,
      },
      {
        ...reportRow,
        progress: decided,
      },
      {
        ...rejectedRow,
        progress: decided,
      },
    ],
    total: 3,
  },
} satisfies Output<'appliedLand'>;

/** A land application that waits for the office. */
export const landApplication = {
  status: 200,
  result: {
    ...landRow,
    progress: atOffice,
    history: [
      {
        at: '2026-11-07T23:37:37.100Z',
        by: 'Sarojini Behera',
        statusType: 'P',
        remark: '',
        action: 'submit',
        state: 'SUBMITTED',
        given: {},
      },
    ],
    documents: [
      {
        documentId: 1,
        fileName: 'khatiyan.pdf',
        size: 607,
      },
    ],
    actions: [
      {
        name: 'withdraw',
        needs: ['remark'],
      },
    ],
    linked: [],
  },
} satisfies Output<'applyLandDraft'>;

/** A report of illegitimate use that was transferred. */
export const report = {
  status: 200,
  result: {
    ...reportRow,
    progress: decided,
    history: [
      {
        at: '2026-09-23T23:37:37.100Z',
        by: 'Sarojini Behera',
        statusType: 'P',
        remark: '',
        action: 'submit',
        state: 'SUBMITTED',
        given: {},
      },
      {
        at: '2026-10-07T23:37:37.100Z',
        by: 'Anita Dash',
        statusType: 'A',
        remark: '',
        action: 'decide',
        state: 'TRANSFERRED',
        given: {},
      },
    ],
    documents: [
      {
        documentId: 2,
        fileName: 'khatiyan.pdf',
        size: 607,
      },
    ],
    actions: [],
    report: {
      kind: 'felling',
      landmark: 'Behind the school, next to the tank',
      startedBefore: false,
      startedOn: '2026-09-22',
      isOngoing: false,
      isDangerous: true,
      whoKnown: 'A contractor from the town, name not known',
      hidesName: true,
      contactBy: 'notice',
      position: { longitude: 85.8312, latitude: 19.8135, source: 'photo', confidence: 'medium' },
    },
    linked: [],
  },
} satisfies Output<'applyLandDraft'>;

/** A rejected land application. */
export const rejectedApplication = {
  status: 200,
  result: {
    ...rejectedRow,
    progress: decided,
    history: [
      {
        at: '2026-04-29T23:37:37.100Z',
        by: 'Sarojini Behera',
        statusType: 'P',
        remark: '',
        action: 'submit',
        state: 'SUBMITTED',
        given: {},
      },
      {
        at: '2026-05-13T23:37:37.100Z',
        by: 'Anita Dash',
        statusType: 'R',
        remark: 'The plot is needed for temple use.',
        action: 'decide',
        state: 'REJECTED',
        given: {},
      },
    ],
    documents: [
      {
        documentId: 3,
        fileName: 'khatiyan.pdf',
        size: 607,
      },
    ],
    actions: [
      {
        name: 'appeal',
        needs: ['remark'],
      },
    ],
    linked: [],
  },
} satisfies Output<'applyLandDraft'>;

/** The reports of a citizen. */
export const grievanceList = {
  status: 200,
  result: {
    rows: [
      {
        ...reportRow,
        report: {
          kind: 'felling',
          startedOn: '2026-09-22',
          isOngoing: false,
          isDangerous: true,
        },
      },
    ],
    total: 1,
  },
} satisfies Output<'grievanceList'>;

/** The status of a land application. */
export const trackStatus = {
  status: 200,
  result: {
    statusType: 'P',
    applicationNo: 'LA/2026/PUR/000001',
    applicationStatus: 'Pending/Processing',
  },
} satisfies Output<'trackStatus'>;

/** A land application with a question of the office to answer. */
export const questioned = {
  status: 200,
  result: {
    ...landApplication.result,
    state: 'QUERY',
    dueOn: '2026-12-10T18:29:59.000Z',
    progress: {
      waitsFor: 'applicant' as const,
      roles: [],
      stageDays: 5,
      unreadMessages: 0,
      unreadOrders: 0,
      expectedOn: '2026-12-10T18:29:59.000Z',
    },
    history: [
      ...landApplication.result.history,
      {
        at: '2026-11-20T06:00:00.000Z',
        by: 'Anita Dash',
        statusType: 'P' as const,
        remark: '',
        action: 'query' as const,
        state: 'QUERY' as const,
        given: {
          query: 'Which neighbour uses the path today?',
          date: '2026-12-10',
          askedDocuments: '23,9',
          askedFields: 'purpose',
        },
      },
    ],
    actions: [{ name: 'answer' as const, needs: ['answer' as const] }],
  },
} satisfies Output<'applyLandDraft'>;

/** The next step of a tracked application. */
export const trackProgress = {
  status: 200,
  result: { state: 'SCRUTINY', waitsFor: 'office', expectedOn: '2026-12-02T04:30:00.000Z' },
} satisfies Output<'trackProgress'>;

/** Who looked at an application. */
export const applicationAccesses = {
  status: 200,
  result: [
    {
      role: 'Land officer',
      office: 'Puri',
      purpose: 'decision',
      lastOn: '2026-11-20T05:55:00.000Z',
      times: 3,
    },
    {
      role: 'Tahasil officer',
      office: 'Brahmagiri',
      purpose: 'document',
      lastOn: '2026-11-12T10:20:00.000Z',
      times: 1,
    },
  ],
} satisfies Output<'applicationAccesses'>;

/** A question that asks again for choices, a date, shares and the sketch. */
export const questionedChoices = {
  status: 200,
  result: {
    ...questioned.result,
    applicationKind: 'lease',
    land: {
      ...noLandDetails,
      applicantKind: 'joint',
      structure: 'none',
      presentUse: 'vacant',
      birthDate: '1979-04-12',
      shares: {
        ownShare: 70,
        people: [{ name: 'Hari Behera', relation: 'Brother', share: 30 }],
      },
      sketch: null,
    },
    history: questioned.result.history.map((step) =>
      step.state === 'QUERY'
        ? {
            ...step,
            given: {
              query:
                'The shares differ from your affidavit. Please also draw the part that you ask for.',
              date: '2026-12-10',
              askedDocuments: '',
              askedFields: 'birthDate,shares,sketch,presentUse,structure',
            },
          }
        : step,
    ),
  },
} satisfies Output<'applyLandDraft'>;

/** A question that asks again who applies, and for the last characters of the identity number. */
export const questionedApplicant = {
  status: 200,
  result: {
    ...questionedChoices.result,
    land: {
      ...questionedChoices.result.land,
      identityKind: 'voter',
      identityEnd: '4321',
    },
    history: questioned.result.history.map((step) =>
      step.state === 'QUERY'
        ? {
            ...step,
            given: {
              query: 'Does the matha apply, or you? The number on your card is another one.',
              date: '2026-12-10',
              askedDocuments: '',
              askedFields: 'applicantKind,identityEnd',
            },
          }
        : step,
    ),
  },
} satisfies Output<'applyLandDraft'>;

/** A land application that was approved and waits for its payment. */
export const demanded = {
  status: 200,
  result: {
    ...landApplication.result,
    state: 'DEMAND',
    dueOn: '2026-12-20T18:29:59.000Z',
    progress: {
      waitsFor: 'applicant' as const,
      roles: [],
      stageDays: 6,
      unreadMessages: 0,
      unreadOrders: 0,
      expectedOn: '2026-12-20T18:29:59.000Z',
    },
    history: [
      ...landApplication.result.history,
      {
        at: '2026-11-20T06:00:00.000Z',
        by: 'Bishnu Mohapatra',
        statusType: 'P' as const,
        remark: '',
        action: 'approve',
        state: 'DEMAND',
        given: {},
      },
    ],
    documents: [
      ...landApplication.result.documents,
      {
        documentId: 7,
        fileName: 'demand.pdf',
        size: 2048,
        kind: 7,
        kindNames: { en: 'Order', or: 'ଆଦେଶ', hi: 'आदेश' },
        isOfOffice: true,
      },
    ],
    actions: [{ name: 'pay', needs: ['challanNo'] }],
    valuation: {
      isProposed: false,
      areaGranted: 0.42,
      ratePerAcre: 450_000,
      value: 189_000,
      concession: 0,
      fee: 500,
      amountDue: 189_500,
      termYears: 30,
      rule: null,
      challanNo: '',
      paidOn: null,
    },
  },
} satisfies Output<'applyLandDraft'>;

/** A land application whose amount was not paid in time. */
export const lapsed = {
  status: 200,
  result: {
    ...demanded.result,
    state: 'LAPSED',
    statusType: 'G CLOSE' as const,
    dueOn: null,
    actions: [],
    history: [
      ...demanded.result.history,
      {
        at: '2026-12-21T01:00:00.000Z',
        by: 'Temple Land Portal',
        statusType: 'G CLOSE' as const,
        remark: '',
        action: 'lapse',
        state: 'LAPSED',
        given: {},
      },
    ],
    lapse: {
      from: 'DEMAND' as const,
      dueOn: '2026-12-20T18:29:59.000Z',
      lapsedOn: '2026-12-21T01:00:00.000Z',
      reopenUntil: '2027-02-19T01:00:00.000Z',
    },
    endedDemand: {
      dueOn: '2026-12-20T18:29:59.000Z',
      endedOn: '2026-12-21T01:00:00.000Z',
      reopenUntil: '2027-02-19T01:00:00.000Z',
    },
  },
} satisfies Output<'applyLandDraft'>;

/** The demand of an application that its applicant withdrew. */
export const endedDemand = {
  dueOn: '2026-12-20T18:29:59.000Z',
  endedOn: '2026-11-24T06:00:00.000Z',
  reopenUntil: '2027-01-23T06:00:00.000Z',
};

/** A land application that its applicant withdrew after its demand. */
export const withdrawn = {
  status: 200,
  result: {
    ...demanded.result,
    state: 'WITHDRAWN',
    statusType: 'G CLOSE' as const,
    dueOn: null,
    actions: [],
    progress: { ...demanded.result.progress, waitsFor: 'nobody' as const, expectedOn: null },
    history: [
      ...demanded.result.history,
      {
        at: '2026-11-24T06:00:00.000Z',
        by: 'Sarojini Behera',
        statusType: 'G CLOSE' as const,
        remark: 'I found other land',
        action: 'withdraw',
        state: 'WITHDRAWN',
        given: {},
      },
    ],
    endedDemand,
  },
} satisfies Output<'applyLandDraft'>;
