import {
  api,
  EntityName,
  entitySchema,
  type Endpoint,
  type EndpointName,
  type UserType,
} from '@temple-land/portal-core';
import { captchas } from '../../../apps/server/src/db/schema/account.ts';
import type { SignedInUser, TestApp } from '../../support/makeApp.ts';
import type { Person } from '../../support/people.ts';
import { aadhaar } from '../scenarios/aadhaar.ts';
import { buildExample, type KnownValues } from './buildExample.ts';

/** A call to attack: its row and a valid input. */
export interface Target {
  /** The name of the row, with the entity where it has one. */
  label: string;
  name: EndpointName;
  row: Endpoint;
  input: Record<string, unknown>;
}

/** A captcha with a known answer, valid until it is used. */
const captcha = { captchaId: 'the-captcha-of-the-attack', answer: 'right' };

const outline = [
  [85.83, 19.81],
  [85.831, 19.81],
  [85.831, 19.811],
];
const nobody = 999_999;
const known: KnownValues = {
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
  filter: { text: 'a' },
  returnPath: '/citizen/applications/LA',
};
const knownOf: Partial<Record<EntityName, KnownValues>> = {
  tender: { startDate: '2026-03-10T10:00:00+05:30', closeDate: '2026-04-10T10:00:00+05:30' },
  user: { mobile: '9876501234', email: 'kuntala.canary@example.org', fullName: 'Kuntala Canary' },
  contact: { email: 'office@example.org', phone: '0674 2301234' },
};
const knownByCall: Partial<Record<EndpointName, KnownValues>> = {
  watchSave: { kind: 'mouza' },
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
  mapTile: { z: '8', x: '1', y: '1' },
  secondStep: { id: 'YWFh' },
  factorConfirm: { id: 'YWFh' },
  passkeyAdd: { id: 'YWFh' },
  activitySave: { userId: '7', fullName: 'Kuntala Canary' },
};
const moment = '2026-03-20T10:00:00+05:30';
const moments = [
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
const ring = [
  [85.8, 19.8],
  [85.9, 19.8],
  [85.9, 19.9],
];

function recordOf(entity: EntityName): Record<string, unknown> {
  const dated = Object.fromEntries(moments.map((name) => [name, moment]));
  const fitting = { ...dated, ring, ...knownOf[entity] };
  return { entity, ...(buildExample(entitySchema(entity), fitting) as object) };
}

function listInputs(name: EndpointName, row: Endpoint): [string, Record<string, unknown>][] {
  if (name === 'adminSave')
    return EntityName.options.map((each) => [`${name} ${each}`, recordOf(each)]);
  const fitting = { ...known, ...knownByCall[name] };
  if (row.in.type === 'variant') {
    const { options } = row.in as unknown as { options: readonly unknown[] };
    return options.map((option) => {
      const input = buildExample(option, fitting) as Record<string, unknown>;
      return [`${name} ${String(input['kind'])}`, input];
    });
  }
  const input = buildExample(row.in, fitting) as Record<string, unknown>;
  return [[name, input]];
}

/** Every row of the contract; `adminSave` once for each entity. */
export const targets: readonly Target[] = Object.entries(api).flatMap(([key, row]) => {
  const name = key as EndpointName;
  return listInputs(name, row).map(([label, input]) => ({ label, name, row, input }));
});

const demoAccounts = {
  C: 'counter',
  CI: 'citizen',
  O: 'landOfficer',
  T: 'tahasilOfficer',
  A: 'administrator',
} as const satisfies Record<UserType, Person>;

/** Opens what a call requires by its row: a session of an allowed user, a ticket, or nothing. */
export async function signInFor(
  service: TestApp,
  { row: { auth } }: Target,
): Promise<SignedInUser | undefined> {
  if (auth === 'anyone') return undefined;
  if (auth === 'ticket') {
    const token = await service.result('registrationToken', { mobileno: '9876501234' });
    return { userId: 0, token };
  }
  return service.signInAs(auth === 'signedIn' ? 'citizen' : demoAccounts[auth[0] ?? 'A']);
}

/** Returns the token with which a target can be called. */
export async function tokenFor(service: TestApp, target: Target): Promise<string | undefined> {
  return (await signInFor(service, target))?.token;
}

/** Restores the captcha that calls with a captcha consume. */
export async function renewCaptcha({ deps: { db, clock } }: TestApp): Promise<void> {
  const row = { id: captcha.captchaId, solution: captcha.answer, createdOn: clock() };
  await db.insert(captchas).values(row).onConflictDoNothing();
}
