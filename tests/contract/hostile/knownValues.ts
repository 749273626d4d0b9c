import { buildSource } from '../../support/sitePages.ts';
import type { EndpointName, EntityName } from '@temple-land/portal-core';
import { aadhaar } from '../scenarios/aadhaar.ts';
import type { KnownValues } from './buildExample.ts';

/** A captcha with a known answer, valid until it is used. */
export const captcha = { captchaId: 'the-captcha-of-the-attack', answer: 'right' };

const outline = [
  [85.83, 19.81],
  [85.831, 19.81],
  [85.831, 19.811],
];
const nobody = 999_999;
/** The day of the clock of the tests. */
const day = '2026-03-16';
/** Values of inputs that are valid by the name of their field. */
export const known: KnownValues = {
  ...captcha,
  districtCode: 1,
  tahasilCode: 1,
  villageCode: 1,
  district_id: 1,
  tehsil_id: 1,
  mouza_id: 1,
  userId: nobody,
  id: nobody,
  intId: 1,
  intid: 1,
  startDate: '',
  endDate: '',
  fromDate: '2026-01-01',
  validFrom: '2026-12-01',
  toDate: '2026-03-01',
  startedOn: '',
  birthDate: '1980-05-01',
  startsOn: '2026-03-01',
  endsOn: '2026-03-02',
  effectiveOn: '',
  servedOn: '2026-03-01',
  challanOn: '2026-03-01',
  heldOn: '2026-12-01',
  deferredTo: '2026-12-20',
  respondents: [
    { name: 'Kuntala Canary', fatherName: '', address: 'Puri', mobileNo: '9876501234' },
  ],
  shares: { ownShare: 60, people: [{ name: 'Kuntala Canary', relation: 'Sister', share: 40 }] },
  sketch: outline,
  corners: outline,
  outlines: [outline],
  possessionProofs: [
    { kind: 'electricity', from: 1996, to: 2025 },
    { kind: 'voterList', from: 1991, to: 1991 },
  ],
  date: '2026-03-01',
  areaGranted: '0.01',
  encroachedArea: '0.01',
  ratePerAcre: '1000.50',
  recoveredArea: '0.01',
  termYears: '30',
  mobileno: '9876501234',
  mobileNo: '9876501234',
  emailId: 'kuntala.canary@example.org',
  fullName: 'Kuntala Canary',
  name: 'Kuntala Canary',
  password: 'Canary@Secret1',
  conformPassword: 'Canary@Secret1',
  newPassword: 'Canary@Secret1',
  confirmPassword: 'Canary@Secret1',
  currentPassword: 'Canary@Secret2',
  username: '9876501234',
  adharNo: aadhaar,
  fileName: 'plan.pdf',
  pinCode: '752001',
  filter: { text: 'a' },
  returnPath: '/citizen/applications/LA',
};
/** Values of the records of administrators, by entity. */
export const knownOf: Partial<Record<EntityName, KnownValues>> = {
  tender: { startDate: '2026-03-10T10:00:00+05:30', closeDate: '2026-04-10T10:00:00+05:30' },
  user: { mobile: '9876501234', email: 'kuntala.canary@example.org', fullName: 'Kuntala Canary' },
  contact: { email: 'office@example.org', phone: '0674 2301234' },
};
const leaseView = {
  report: 'leases',
  day,
  filters: [{ column: 'state', is: ['active'] }],
  sort: { column: 'endsOn', direction: 'ascending' },
  group: 'kind',
};

/** Values that are valid in one call only. */
export const knownByCall: Partial<Record<EndpointName, KnownValues>> = {
  documentKinds: { at: '2026-03-20T10:00:00Z' },
  registerReport: leaseView,
  registerReportFile: { ...leaseView, columns: ['leaseNo', 'area'] },
  registerReportPlots: leaseView,
  reportScheduleSave: { file: { ...leaseView, format: 'csv', columns: ['leaseNo', 'area'] } },
  watchSave: { kind: 'mouza' },
  sitePage: { name: 'about' },
  sitePageDetails: { name: 'about' },
  sitePageDraftSave: { name: 'about', source: buildSource('Paddy') },
  sitePageDraftDiscard: { name: 'about' },
  sitePageDraftUpload: { name: 'notification-7', revision: '0' },
  sitePageDraftFile: { name: 'notification-7' },
  sitePagePublish: { name: 'about' },
  mapFile: { crs: 'EPSG:4326' },
  mapFeature: { day },
  mapIdentify: { day },
  mapSheetPlan: { day },
  mapSheets: { day },
  landChanges: { from: day, to: day },
  landChangesExport: { from: day, to: day },
  recordExport: { what: 'khatiyan', format: 'csv' },
  importUpload: { id: '7', index: '0', part: '0' },
  refundRecord: { refundedOn: '2026-03-01' },
  paymentCheck: { orderNo: 'an-order-of-nobody' },
  caseFile: { area: '0.5' },
  courtAppealSave: { filedOn: '2026-03-01', status: 'pending', decidedOn: '' },
  officeQuestionAsk: { dueOn: '2026-03-20' },
  officerStep: { amount: '100', area: '0.5' },
  fieldVisitPlan: { plannedOn: '2026-03-20' },
  fieldReportSave: {
    sendingId: '0d9f5c0e-6c1b-4a58-9a34-0f6b8a1c2d3e',
    photoId: '1d9f5c0e-6c1b-4a58-9a34-0f6b8a1c2d3e',
    writtenAt: '2026-03-20T10:00:00Z',
    sentAt: '2026-03-20T10:00:00Z',
    visitedAt: '2026-03-20T10:00:00Z',
    takenAt: '2026-03-20T10:00:00Z',
    measuredDecimals: '2.5',
    encroachedDecimals: '1',
  },
  mapTile: { z: '8', x: '1', y: '1', day },
  secondStep: { id: 'YWFh' },
  factorConfirm: { id: 'YWFh' },
  passkeyAdd: { id: 'YWFh' },
  activitySave: { userId: '7', fullName: 'Kuntala Canary' },
};
/** A moment in the time of India. */
export const moment = '2026-03-20T10:00:00+05:30';
/** The fields of records that hold a moment. */
export const moments = [
  'downloadStart',
  'downloadEnd',
  'formMStart',
  'formMEnd',
  'depositStart',
  'depositEnd',
  'technicalStart',
  'technicalEnd',
  'slotFrom',
  'slotTo',
  'startDate',
  'closeDate',
];
/** The outline of a place. */
export const ring = [
  [85.8, 19.8],
  [85.9, 19.8],
  [85.9, 19.9],
];
