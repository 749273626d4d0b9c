// Long because each call of the table has its sample here.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  hasFileAnswer,
  api,
  type EndpointName,
  type FileCall,
  type Input,
} from '@temple-land/portal-core';
import { call } from '../../apps/portal/src/api/call/client.ts';
import { CallError } from '../../apps/portal/src/api/call/callError.ts';
import { endSession, startSession, type Session } from '../../apps/portal/src/state/session.ts';
import { browserRecord } from '../support/browserRecord.ts';
import { testPasskey } from '../support/passkey.ts';
import type { Person } from '../support/people.ts';
import { makeAppBeforeAll } from '../support/serviceHooks.ts';

const service = makeAppBeforeAll();

/** Answers the portal's requests with the real service, in this process. */
async function answer(address: string, init: RequestInit = {}): Promise<Response> {
  const reply = await service.app.inject({
    method: init.method === 'POST' ? 'POST' : 'GET',
    url: address,
    headers: init.headers as Record<string, string>,
    ...(typeof init.body === 'string' ? { payload: init.body } : {}),
  });
  const headers = { 'content-type': String(reply.headers['content-type'] ?? '') };
  return new Response(new Uint8Array(reply.rawPayload), { status: reply.statusCode, headers });
}

beforeAll(() => {
  vi.stubGlobal('fetch', answer);
});
afterAll(() => vi.unstubAllGlobals());

const nobody = '9999999999';
const captcha = { answer: 'x', captchaId: 'none' };
const reset = { mobileNo: nobody, newPassword: 'Bargad@26', confirmPassword: 'Bargad@26' };
const paging = { pageNumber: 1, pageSize: 5 };
const user = { userId: 1 };
const application: Input<'applyLand'> = {
  districtCode: 1,
  tahasilCode: 1,
  villageCode: 1,
  khataNo: '1',
  purpose: 'Paddy',
  holding: 'lease',
  area: 0.5,
  documents: ['a'.repeat(24)],
  idempotencyKey: 'b'.repeat(24),
};
const form = {
  fullName: 'Hari Barik',
  password: 'Bargad@26',
  conformPassword: 'Bargad@26',
  mobileno: nobody,
  emailId: '',
};

type JsonCall = Exclude<EndpointName, FileCall | 'saveFileToTemp' | 'adminUpload'>;

/** One request a row; a new row without one does not compile. */
const requests: { [Name in JsonCall]: readonly [Person | 'ticket' | undefined, Input<Name>] } = {
  activitySave: [undefined, browserRecord()],
  ownIp: [undefined, {}],
  health: [undefined, {}],
  fillDropDown: [undefined, { method: 'Land_plotServiceImpl/fillselDistrictNameList' }],
  fillDropDownToken: ['citizen', { method: 'Land_plotServiceImpl/fillselDistrictNameList' }],
  plotList: ['citizen', { khata_no_id: 1 }],
  captchaGenerate: [undefined, {}],
  trackStatus: [undefined, { applicationType: 2, applicationNo: 'LA/1', ...captcha }],
  menu: ['citizen', user],
  login: [undefined, { username: nobody, password: 'x', userType: 'C', ...captcha }],
  secondStep: [undefined, { kind: 'totp', code: '000000' }],
  secondStepChallenge: [undefined, {}],
  currentUser: ['citizen', {}],
  logout: ['otherCitizen', {}],
  registrationToken: [undefined, { mobileno: nobody }],
  registrationAuth: ['ticket', {}],
  sendRegOtp: [undefined, { mobileno: nobody }],
  verifyRegOtp: [undefined, { mobileno: nobody, otp: '000000' }],
  resendRegOtp: [undefined, { mobileno: nobody, otp: '' }],
  register: [undefined, { ...form, ...captcha }],
  forgotSend: [undefined, { mobileNo: nobody }],
  forgotMatch: [undefined, { mobileNo: nobody, otp: '000000' }],
  forgotSet: [undefined, { ...reset, ...captcha }],
  changePassword: [
    'citizen',
    { ...user, currentPassword: 'x', newPassword: 'y', confirmPassword: 'y' },
  ],
  checkCurrPassword: ['citizen', { ...user, currentPassword: 'x' }],
  getDetails: ['citizen', user],
  updateDetails: ['citizen', { ...user, fullName: 'Hari Barik', emailId: '' }],
  mobileChangeSend: ['citizen', { mobileno: nobody }],
  mobileChangeMatch: ['citizen', { mobileno: nobody, otp: '000000' }],
  roles: ['landOfficer', {}],
  accessLedger: ['citizen', paging],
  sessionList: ['citizen', {}],
  sessionsEnd: ['otherCitizen', {}],
  factorList: ['landOfficer', {}],
  factorChallenge: ['landOfficer', {}],
  factorConfirm: ['landOfficer', { kind: 'totp', code: '000000' }],
  totpBegin: ['landOfficer', {}],
  totpAdd: ['landOfficer', { code: '000000', name: 'Phone' }],
  passkeyBegin: ['landOfficer', {}],
  passkeyAdd: ['landOfficer', { passkey: testPasskey().create('none'), name: 'Key' }],
  factorRemove: ['landOfficer', { id: 999_999 }],
  recoveryCodesRenew: ['landOfficer', {}],
  consentList: ['citizen', {}],
  consentWithdraw: ['citizen', { purpose: 'service' }],
  consentGive: ['citizen', { purpose: 'service' }],
  bellCount: ['citizen', user],
  bellList: ['citizen', user],
  bellRead: ['citizen', { notificationId: 1 }],
  notificationSearch: [undefined, { description: '', startDate: '', endDate: '' }],
  tenderSearch: [undefined, { title: '', startDate: '' }],
  auctionPdf: [undefined, { intid: 1 }],
  tenderHistory: [undefined, { tenderAdvertisementId: 1 }],
  tenderAsk: ['citizen', { tenderAdvertisementId: 1, question: 'Where is the plan?' }],
  summary: [undefined, {}],
  faq: [undefined, {}],
  faqList: [undefined, {}],
  contactList: [undefined, {}],
  siteSearch: [undefined, { words: 'lease' }],
  publicStatistics: [undefined, {}],
  plotCheck: [undefined, { villageCode: 1, plotNo: '1', ...captcha }],
  raiseQuery: [
    'citizen',
    {
      name: 'Hari Barik',
      mobileNo: nobody,
      emailId: '',
      subject: 'Rent',
      query: 'When is it due?',
    },
  ],
  ownQueries: ['citizen', paging],
  appliedLand: ['citizen', { createdBy: 1, ...paging }],
  cancelApplication: ['citizen', { applicationId: 999_999, remark: 'No need' }],
  documentList: ['citizen', {}],
  formName: ['citizen', {}],
  accessToken: ['citizen', {}],
  verifyDocument: [undefined, { number: 'LA/2026/PUR/000001', checksum: 'AAAA-BBBB-CCCC-DDDD' }],
  aadhaarLookup: ['citizen', { adharNo: '234567890124', key: 'bidder' }],
  bidderRegistration: [
    'citizen',
    { tenderAdvertisementId: 1, adharNo: '234567890124', documents: [] },
  ],
  applicantStep: [
    'citizen',
    { applicationId: 999_999, action: 'answer', version: 1, given: {}, documents: [] },
  ],
  applyDraftSave: ['citizen', { formId: 2, content: { purpose: 'Paddy' }, version: 0 }],
  applyDraftRead: ['citizen', { formId: 2 }],
  applyDraftDrop: ['citizen', { formId: 2 }],
  grievanceSave: [
    'citizen',
    {
      districtCode: 1,
      tahasilCode: 1,
      villageCode: 1,
      description: 'A wall',
      kind: 'fence',
      startedOn: '',
      isOngoing: true,
      isDangerous: false,
      documents: [],
    },
  ],
  grievanceList: ['landOfficer', paging],
  quarrySave: [
    'citizen',
    {
      sourceName: 'Stone quarry',
      districtCode: 1,
      tahasilCode: 1,
      quantity: 100,
      leasePeriod: '5 Year',
      documents: [],
    },
  ],
  caseList: ['landOfficer', paging],
  officerApplication: ['landOfficer', { applicationType: 2, applicationId: 999_999 }],
  officerReporter: [
    'landOfficer',
    { applicationType: 1, applicationId: 999_999, reason: 'To find the place' },
  ],
  officerStep: [
    'landOfficer',
    { applicationType: 2, applicationId: 999_999, action: 'query', version: 1, given: {} },
  ],
  applyLand: ['citizen', application],
  applyLandDraft: ['citizen', { applicationId: 999_999 }],
  officerQueue: ['landOfficer', { applicationType: 2, statusType: 'P', ...paging }],
  officerDecision: [
    'landOfficer',
    { applicationType: 2, applicationId: 999_999, statusType: 'A', remark: '', version: 1 },
  ],
  officerSummary: ['landOfficer', {}],
  adminSummary: ['administrator', {}],
  adminList: ['administrator', { entity: 'plot', ...paging }],
  adminSave: ['administrator', { entity: 'faq', question: 'Who?', answer: 'You', place: 1 }],
  adminDelete: ['administrator', { entity: 'faq', id: 999_999, version: 1 }],
  adminMenuChoices: ['administrator', {}],
  adminUserBlock: ['administrator', { userId: 999_999, active: false }],
  adminFactorsReset: ['administrator', { userId: 999_999 }],
  landInformation: ['landOfficer', { level: 'tahasil', districtCode: 1 }],
  plotExtent: ['landOfficer', { plotCode: '1-1' }],
  mapLayers: ['landOfficer', {}],
  mapFeature: ['landOfficer', { plotCode: '1-1' }],
  landSearch: ['tahasilOfficer', { text: 'khata 1' }],
  tahasilPlotList: ['tahasilOfficer', { districtCode: 1, tahasilCode: 2 }],
  verificationDetails: ['landOfficer', {}],
  landFilterReport: ['landOfficer', { khataNo: '1' }],
  pendingChangeList: ['administrator', { isWaiting: true, ...paging }],
  pendingChangeApprove: ['administrator', { id: 999_999 }],
  pendingChangeRefuse: ['administrator', { id: 999_999, reason: 'Unknown' }],
  pendingChangeWithdraw: ['administrator', { id: 999_999 }],
  queryList: ['administrator', paging],
  queryAnswer: ['administrator', { queryId: 999_999, answer: 'In May' }],
  tenderQuestionList: ['administrator', paging],
  tenderQuestionAnswer: ['administrator', { questionId: 999_999, answer: 'Yes' }],
};

async function ticket() {
  const token = await service.result('registrationToken', { mobileno: nobody });
  return { userId: 0, token };
}

async function sessionOf(person: Person | 'ticket'): Promise<Session> {
  const { userId, token } = person === 'ticket' ? await ticket() : await service.signInAs(person);
  return {
    token,
    userId,
    userRoleId: 0,
    userType: 'CI',
    fullName: '',
    userName: '',
    emailId: '',
    mobileNo: '',
    districtCode: '',
    tahasilCode: '',
    userRoleType: '',
    isFirstLogin: 0,
  };
}

describe('the portal’s client and the service', () => {
  // Requirement: UN-120
  it.each(Object.keys(requests) as JsonCall[])('understand each other in %s', async (name) => {
    const [person, input] = requests[name];
    if (person) startSession(await sessionOf(person));
    const own = person && 'userId' in input ? { ...input, ...user } : input;
    const answered = await call(name, own as never).catch((error: unknown) => error);
    endSession();
    expect(answered).not.toBeInstanceOf(CallError);
    expect(answered).toEqual(expect.any(Object));
  });

  it('cover every row that answers with JSON', () => {
    const rows = Object.entries(api).filter(
      ([, row]) => !hasFileAnswer(row) && row.wire !== 'multipart',
    );
    expect(Object.keys(requests).sort()).toEqual(rows.map(([name]) => name).sort());
  });

  it('end a session that the service no longer knows', async () => {
    startSession({ ...(await sessionOf('citizen')), token: 'gone' });
    await expect(call('currentUser', {})).rejects.toMatchObject({ failure: 'expired' });
    endSession();
  });
});
