import { landColumnNames } from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import { buildCommonRows, buildDetailRows, buildRequestRows } from './printoutRows.ts';
import type { PrintoutRecord } from './printouts.repository.ts';

const application = {
  ...Object.fromEntries(landColumnNames.map((name) => [name, ''])),
  number: 'LA/2026/PUR/000001',
  type: 2,
  createdOn: new Date('2026-01-02T03:04:05Z'),
  khataNo: '38',
  plotCode: 'PUR-38-7',
  area: 0.42,
  purpose: 'Kitchen garden',
  applicationKind: 'lease',
  holding: 'lease',
};
const names = { nameEn: 'Puri', nameOr: 'ପୁରୀ' };

const printed = (changes: object, details: object = {}, plots?: object[]) => {
  const record = {
    application: { ...application, ...changes },
    applicant: 'Sarojini Behera',
    district: names,
    tahasil: names,
    mouza: 'Satapada',
    plotNo: '7',
    details,
    plots,
    corrected: {},
  } as PrintoutRecord;
  const common = buildCommonRows(record, 'applicant');
  const rows = [...common, ...buildRequestRows(record), ...buildDetailRows(record)];
  return rows.map(({ label, value }) => [label.en, label.or, value]).slice(7);
};

it('the printout of a land application shows its answers after its place', () => {
  expect(printed({})).toEqual([
    ['Khatiyan no.', 'ଖତିୟାନ ନମ୍ବର', '38'],
    ['Plot', 'ପ୍ଲଟ', '7'],
    ['Area in acres', 'ରକବା (ଏକର)', '0.4200'],
    ['Kind of application', 'ଆବେଦନର ପ୍ରକାର', 'Lease · ଲିଜ୍'],
    ['Purpose', 'ଉଦ୍ଦେଶ୍ୟ', 'Kitchen garden'],
  ]);
});

it('the printout of a transfer shows its lease, its basis and the new holder', () => {
  const transfer = { applicationKind: 'transfer', holding: '' };
  const details = { leaseNo: 'L/7', transferBasis: 'succession', newHolder: 'Rama Das' };
  expect(printed(transfer, details).slice(4)).toEqual([
    ['Lease number', 'ଲିଜ୍ ନମ୍ବର', 'L/7'],
    ['Transfer or succession', 'ହସ୍ତାନ୍ତର କି ଉତ୍ତରାଧିକାର', 'Succession · ଉତ୍ତରାଧିକାର'],
    ['New holder of the lease', 'ଲିଜ୍‌ର ନୂତନ ଧାରକ', 'Rama Das'],
    ['Purpose', 'ଉଦ୍ଦେଶ୍ୟ', 'Kitchen garden'],
  ]);
});

it('the printout of an application for several plots shows use and boundaries of each', () => {
  const plot = { plotCode: 'PUR-38-7', plotNo: '7', khataNo: '38', area: 0.2, recordedArea: 1 };
  const first = { ...plot, kissam: 'Sarada', satwa: '' };
  const use = { presentUse: 'shop', structure: 'pucca', floors: 2, builtYear: 1998 };
  const boundary = { boundaryNorth: 'Plot 12', boundaryEast: 'The lane' };
  const details = { presentUse: 'vacant', structure: 'none', boundaryWest: 'A tank' };
  const second = { ...first, plotNo: '8', use: { ...use, ...boundary } };
  expect(printed({}, details, [first, second]).slice(-9)).toEqual([
    ['Present use, Plot 7', 'ବର୍ତ୍ତମାନର ବ୍ୟବହାର, ପ୍ଲଟ 7', 'Vacant · ଖାଲି'],
    ['Building, Plot 7', 'ଘର, ପ୍ଲଟ 7', 'None · ନାହିଁ'],
    ['West of it, Plot 7', 'ପଶ୍ଚିମରେ, ପ୍ଲଟ 7', 'A tank'],
    ['Present use, Plot 8', 'ବର୍ତ୍ତମାନର ବ୍ୟବହାର, ପ୍ଲଟ 8', 'Shop · ଦୋକାନ'],
    ['Building, Plot 8', 'ଘର, ପ୍ଲଟ 8', 'Pucca · ପକ୍କା'],
    ['Floors, Plot 8', 'ମହଲା, ପ୍ଲଟ 8', '2'],
    ['Built in, Plot 8', 'ନିର୍ମାଣ ବର୍ଷ, ପ୍ଲଟ 8', '1998'],
    ['North of it, Plot 8', 'ଉତ୍ତରରେ, ପ୍ଲଟ 8', 'Plot 12'],
    ['East of it, Plot 8', 'ପୂର୍ବରେ, ପ୍ଲଟ 8', 'The lane'],
  ]);
});

it('the printout of a purchase shows the proofs of possession with their years', () => {
  const possessionProofs = [
    { kind: 'rent', from: 1990, to: 2024 },
    { kind: 'voterList', from: 1991, to: 1991 },
  ];
  const rows = printed({ applicationKind: 'purchase' }, { possessionProofs });
  expect(rows).toContainEqual([
    'Proofs of possession',
    'ଦଖଲର ପ୍ରମାଣ',
    'Rent receipt (khajana pauti) · ଖଜଣା ପାଉତି, 1990–2024; Voter list · ଭୋଟର ତାଲିକା, 1991',
  ]);
});

it('the printout of land in litigation says so, and of other land says nothing about it', () => {
  const court = { courtName: 'Civil court, Puri', courtCaseNo: 'CS 12/2025' };
  const rows = (isInLitigation: boolean) => printed({}, { isInLitigation, ...court }).slice(5);
  expect(rows(true)).toEqual([
    ['In court', 'ଅଦାଲତରେ ମାମଲା', 'Yes · ହଁ'],
    ['Court', 'ଅଦାଲତ', 'Civil court, Puri'],
    ['Case number', 'ମାମଲା ନମ୍ବର', 'CS 12/2025'],
  ]);
  expect(rows(false)).toEqual([]);
});

const plot = ['Plot', 'ପ୍ଲଟ', '7'];

it('the printout of a report shows what was reported and the area of its plot', () => {
  const report = { type: 1, purpose: 'A wall', holding: '', khataNo: '' };
  const details = { kind: 'fence', startedOn: '2026-01-01', isOngoing: true, isDangerous: false };
  expect(printed(report, details)).toEqual([
    plot,
    ['Area in acres', 'ରକବା (ଏକର)', '0.4200'],
    ['What was reported', 'ଅଭିଯୋଗର ବିବରଣୀ', 'A wall'],
  ]);
  expect(printed({ ...report, area: 0 }, details)).toHaveLength(2);
  const position = { longitude: 85.8312, latitude: 19.8135, source: 'map', confidence: 'high' };
  expect(printed({ ...report, area: 0 }, { ...details, position })[1]).toEqual([
    'Position',
    'ଅବସ୍ଥାନ',
    '19.81350, 85.83120',
  ]);
});

it('the printout of a quarry application shows its source, and as a whole its details', () => {
  const quarry = { type: 6, purpose: 'Brahmagiri Sand', holding: '', khataNo: '', area: 0 };
  const details = { sourceName: 'Brahmagiri Sand', quantity: 1234567.5, leasePeriod: '5 Year' };
  expect(printed(quarry, details)).toEqual([
    plot,
    ['Source', 'ଉତ୍ସ', 'Brahmagiri Sand'],
    ['Quantity in cubic metres', 'ପରିମାଣ (ଘନ ମିଟର)', '12,34,567.5'],
    ['Lease period', 'ଲିଜ୍ ଅବଧି', '5 Year'],
  ]);
});
