// Long because it has the answers of every form of the citizens.
import { computeSheet, type Output } from '@temple-land/portal-core';

/** The documents of a land application. */
export const landDocuments = {
  status: 200,
  result: [
    {
      documentId: 1,
      required: true,
      documentName: 'Identity proof',
      types: ['pdf', 'jpg', 'jpeg', 'png'],
      maxKb: 2048,
    },
    {
      documentId: 2,
      required: true,
      documentName: 'Copy of khatiyan',
      types: ['pdf', 'jpg', 'jpeg', 'png'],
      maxKb: 2048,
    },
  ],
} satisfies Output<'documentList'>;

/** A plot that can be applied for. */
export const landCheck = {
  status: 200,
  result: { problems: [], otherKinds: [], lease: null },
} satisfies Output<'landCheck'>;

const rate = {
  orderNo: 'REV/2025/118',
  ratePerAcre: 12_000,
  concessionPercent: 20,
  concessionUpTo: 1,
  fee: 200,
  applicationFee: 50,
  kisam: 'Sarada',
  isForMouza: true,
  effectiveFrom: '2025-04-01T00:00:00.000Z',
};

/** The days of the stages and the application fees, before the form. */
export const landTerms = {
  status: 200,
  result: {
    stages: [
      ['SUBMITTED', 2],
      ['SCRUTINY', 7],
      ['QUERY', 15],
      ['FIELD', 21],
      ['LEGAL', 10],
      ['VALUATION', 7],
      ['RECOMMENDED', 7],
      ['DEMAND', 30],
      ['PAID', 5],
      ['APPROVED', 30],
    ].map(([state, days]) => ({
      state: String(state),
      days: Number(days),
      isPaused: state === 'QUERY' || state === 'DEMAND',
      isOptional: state === 'LEGAL',
    })),
    fees: [
      { holding: 'purchase' as const, lowest: 100, highest: 250 },
      { holding: 'lease' as const, lowest: 100, highest: 100 },
    ],
  },
} satisfies Output<'landTerms'>;

/** What fee and land cost by the rate in force. */
export const landEstimate = {
  status: 200,
  result: {
    applicationFee: 50,
    areaGranted: 0.01,
    ratePerAcre: 12_000,
    value: 120,
    concession: 24,
    fee: 200,
    amountDue: 296,
    rule: rate,
  },
} satisfies Output<'landEstimate'>;

/** What several plots cost, each by the rate of its kisam. */
export const severalPlotsEstimate = {
  status: 200,
  result: {
    applicationFee: 50,
    ...computeSheet(
      [
        { plotNo: '12', kisam: 'Sarada', area: 0.01, rule: rate },
        {
          plotNo: '14',
          kisam: 'Gharabari',
          area: 0.02,
          rule: { ...rate, kisam: 'Gharabari', ratePerAcre: 90_000 },
        },
      ].map((line) => ({ ...line, ownRate: null, override: null })),
    ),
  },
} satisfies Output<'landEstimate'>;

/** A leased plot, for which its lease can be renewed or transferred. */
export const leasedLandCheck = {
  status: 200,
  result: {
    problems: [{ field: 'plotCode', key: 'apply.plot.leased' }],
    otherKinds: ['renewal', 'transfer'],
    lease: null,
  },
} satisfies Output<'landCheck'>;

const matchedPlace = {
  districtCode: 1,
  tahasilCode: 2,
  villageCode: 3,
  district_name: 'Puri',
  tehsil_name: 'Brahmagiri',
  mouza_name: 'Satapada',
};

/** The plots at a position: one around it, one beside it. */
export const plotMatch = {
  status: 200,
  result: [
    {
      ...matchedPlace,
      khataNoId: 4,
      khataNo: '38',
      plotCode: '3-12',
      plotNo: '12',
      distance: 0,
      confidence: 'high',
    },
    {
      ...matchedPlace,
      khataNoId: 5,
      khataNo: '41',
      plotCode: '3-14',
      plotNo: '14',
      distance: 18,
      confidence: 'medium',
    },
    {
      ...matchedPlace,
      khataNoId: 6,
      khataNo: '52',
      plotCode: '3-17/1',
      plotNo: '17/1',
      distance: 64,
      confidence: 'low',
    },
  ],
} satisfies Output<'plotMatch'>;

/** Earlier reports of a place. */
export const reportsNearby = {
  status: 200,
  result: [
    {
      applicationId: 31,
      kind: 'fence',
      statusType: 'P',
      createdOn: '2026-11-18T05:00:00.000Z',
      photoCount: 3,
      distance: 12,
    },
    {
      applicationId: 24,
      kind: 'dumping',
      statusType: 'A',
      createdOn: '2026-08-02T05:00:00.000Z',
      photoCount: 1,
      distance: null,
    },
  ],
} satisfies Output<'reportsNearby'>;

/** An uploaded file. */
export const saveFileToTemp = {
  status: 200,
  result: {
    tempId: '3nq83cd78hPV53jw9cssGWkolUwacOQl',
    fileName: 'khatiyan-copy.pdf',
    size: 736,
  },
} satisfies Output<'saveFileToTemp'>;

/** The plots of a khatiyan. */
export const plotList = {
  status: 200,
  result: [
    {
      plotCode: '84-1',
      plotNo: '1',
      kissam: 'Sarada-1',
      satwa: 'Sthitiban',
      area: 22.1911,
      freeArea: 22.1911,
      status: 'leased',
    },
    {
      plotCode: '84-2',
      plotNo: '2',
      kissam: 'Abada jogya anabadi',
      satwa: 'Sthitiban',
      area: 59.8072,
      freeArea: 59.8072,
      status: 'available',
    },
    {
      plotCode: '84-3',
      plotNo: '3',
      kissam: 'Sarada-2',
      satwa: 'Sthitiban',
      area: 268.4647,
      freeArea: 268.4647,
      status: 'available',
    },
    {
      plotCode: '84-4',
      plotNo: '4',
      kissam: 'Abada jogya anabadi',
      satwa: 'Sthitiban',
      area: 202.3624,
      freeArea: 202.3624,
      status: 'available',
    },
    {
      plotCode: '84-5',
      plotNo: '5',
      kissam: 'Abada jogya anabadi',
      satwa: 'Sthitiban',
      area: 873.2401,
      freeArea: 873.2401,
      status: 'leased',
    },
  ],
} satisfies Output<'plotList'>;

const mapCorner = (x: number, y: number): [number, number] => [85.83 + x / 1e4, 19.81 + y / 1e4];
const mapPlot = (row: number, column: number) => ({
  khataNoId: 1,
  khataNo: '38',
  plotCode: `84-${row * 4 + column + 1}`,
  plotNo: String(row * 4 + column + 1),
  kissam: 'Sarada',
  satwa: 'Sthitiban',
  area: 0.42,
  freeArea: 0.42,
  status: ['available', 'leased', 'applied', 'disputed', 'temple'][(row + 2 * column) % 5] ?? '',
  corners: [
    mapCorner(column * 5, row * 4),
    mapCorner(column * 5 + 5, row * 4 + 0.5),
    mapCorner(column * 5 + 5, row * 4 + 4.5),
    mapCorner(column * 5, row * 4 + 4),
  ],
});

/** The plots of a mouza on its map. */
export const mouzaMap = {
  status: 200,
  result: [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => mapPlot(row, column))),
} satisfies Output<'mouzaMap'>;

/** The plots that a search finds: one in the chosen mouza, and one elsewhere. */
export const plotSearch = {
  status: 200,
  result: [
    {
      districtCode: 2,
      tahasilCode: 5,
      villageCode: 16,
      district_name: 'Khordha',
      tehsil_name: 'Bhubaneswar',
      mouza_name: 'Dimirisena',
      khataNoId: 1,
      khataNo: '38',
      plotCode: '84-4',
      plotNo: '4',
      kissam: 'Abada jogya anabadi',
      satwa: 'Sthitiban',
      area: 202.3624,
      freeArea: 202.3624,
      status: 'available',
    },
    {
      districtCode: 1,
      tahasilCode: 2,
      villageCode: 12,
      district_name: 'Puri',
      tehsil_name: 'Brahmagiri',
      mouza_name: 'Matitota Sasana',
      khataNoId: 90,
      khataNo: '5',
      plotCode: '90-4',
      plotNo: '4',
      kissam: 'Sarada-1',
      satwa: '',
      area: 0.42,
      freeArea: 0.42,
      status: 'available',
    },
  ],
} satisfies Output<'plotSearch'>;

/** A guest who confirmed a mobile number. */
export const guest = {
  status: 200,
  result: { token: 'x'.repeat(43), endsOn: '2999-01-01T00:00:00.000Z' },
} satisfies Output<'guestCodeMatch'>;

const step = { by: '', statusType: 'P', remark: '', given: {} };

/** A report as its reporter follows it. */
export const guestReport = {
  status: 200,
  result: {
    applicationId: 91,
    applicationNo: 'ILU/2026/PUR/000123',
    createdOn: '2026-02-20T09:00:00.000Z',
    statusType: 'R',
    state: 'REJECTED',
    dueOn: null,
    history: [
      { ...step, at: '2026-02-20T09:00:00.000Z', action: 'submit', state: 'SUBMITTED' },
      {
        ...step,
        at: '2026-02-27T09:00:00.000Z',
        statusType: 'R',
        action: 'reject',
        state: 'REJECTED',
        given: { reason: 'notDeityLand' },
        reason: 'Not land of the deity',
      },
    ],
  },
} satisfies Output<'guestReport'>;
