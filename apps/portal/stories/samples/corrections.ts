import type { Correction, Output } from '@temple-land/portal-core';

const place = { district_name: 'Puri', tehsil_name: 'Astaranga', mouza_name: 'Astaranga' };

const area: Correction = {
  ...place,
  correctionId: 4,
  correctionNo: 'COR/2026/000004',
  state: 'open',
  plotCode: '51-12',
  plotNo: '12',
  khataNo: '1',
  khataNoId: 51,
  field: 'area',
  entryNow: '2.5',
  entryWanted: '2.35',
  recordNow: '2.5',
  plotNoNow: '12',
  successors: [],
  reason: 'The survey sheet of 1988 and the patta of my grandfather have this area.',
  documentId: 81,
  requestedOn: '2026-11-12T05:40:00.000Z',
  isOwn: false,
  isOfOffice: false,
  steps: [],
};

const ownerLine: Correction = {
  ...area,
  correctionId: 7,
  correctionNo: 'COR/2026/000007',
  plotCode: '',
  plotNo: '',
  plotNoNow: '',
  field: 'ownerLine',
  entryNow: 'Presiding deity of the temple (sample)',
  entryWanted: 'Presiding deity of the temple, bije Astaranga (sample)',
  recordNow: 'Presiding deity of the temple (sample)',
  reason: 'The settlement khatiyan names the place of the deity.',
  documentId: null,
  requestedOn: '2026-11-20T09:10:00.000Z',
  isOfOffice: true,
};

const ask = {
  kind: 'ask',
  text: 'On which sheet of the village map is the plot?',
  at: '2026-11-14T06:00:00.000Z',
} as const;

const own = { isOwn: true, recordNow: '2.5' } as const;
const ownAsked: Correction = { ...area, ...own, state: 'asked', steps: [ask] };

const ownKisam: Correction = {
  ...area,
  ...own,
  correctionId: 2,
  correctionNo: 'COR/2026/000002',
  field: 'kisam',
  entryNow: 'Sarada-1',
  entryWanted: 'Gharabari',
  recordNow: 'Gharabari',
  reason: 'A house stands on it since 1970.',
  state: 'entered',
  steps: [
    ask,
    { kind: 'answer', text: 'On sheet 3.', at: '2026-11-15T06:00:00.000Z' },
    { kind: 'propose', text: 'Gharabari', at: '2026-11-16T06:00:00.000Z' },
    { kind: 'enter', text: '', at: '2026-11-18T06:00:00.000Z' },
  ],
};

const ownRefused: Correction = {
  ...ownKisam,
  correctionId: 1,
  correctionNo: 'COR/2026/000001',
  field: 'rent',
  entryNow: '126.7',
  entryWanted: '100',
  recordNow: null,
  state: 'refused',
  steps: [
    {
      kind: 'refuse',
      text: 'The receipt is of another khatiyan.',
      at: '2026-11-10T06:00:00.000Z',
    },
  ],
};

const divided: Correction = {
  ...area,
  correctionId: 9,
  correctionNo: 'COR/2026/000009',
  plotCode: '51-31',
  plotNo: '31',
  plotNoNow: '31',
  successors: [
    { plotCode: '51-31/1', plotNo: '31/1' },
    { plotCode: '51-31/2', plotNo: '31/2' },
  ],
  field: 'north',
  entryNow: 'Plot 30',
  entryWanted: 'Village road',
  recordNow: null,
  reason: 'The road was built in 2019.',
  requestedOn: '2026-11-21T05:40:00.000Z',
};

const toAnswer = (rows: Correction[]) => ({
  status: 200 as const,
  result: { rows, total: rows.length },
});

/** The reports of a citizen, and those that an officer checks. */
export const ownCorrections = toAnswer([
  ownAsked,
  ownKisam,
  ownRefused,
]) satisfies Output<'correctionList'>;
export const openCorrections = toAnswer([
  area,
  ownerLine,
  divided,
]) satisfies Output<'correctionList'>;

/** A report about the outline of a plot that is on the map of the mouza. */
export const outlineCorrection = toAnswer([
  {
    ...area,
    plotCode: '84-6',
    plotNo: '6',
    field: 'outline',
    entryNow: '',
    entryWanted: 'The eastern bund is two metres farther.',
    recordNow: null,
    isOfOffice: true,
  },
]) satisfies Output<'correctionList'>;

/** A record as an officer sees it, and as a citizen does. */
export const officerSubject = {
  status: 200,
  result: {
    ...place,
    plotCode: '51-12',
    plotNo: '12',
    khataNoId: 51,
    khataNo: '1',
    entries: [
      { field: 'plotNo', value: '12' },
      { field: 'area', value: '2.5' },
      { field: 'ownerLine', value: 'Presiding deity of the temple (sample)' },
    ],
  },
} satisfies Output<'correctionSubject'>;
