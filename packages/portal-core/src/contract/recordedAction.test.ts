import { describe, expect, it } from 'vitest';
import type { EndpointName } from './api.ts';
import { isRecordedBeforeCall, getRecordedAction } from './recordedAction.ts';

const visitor = { fullName: '', emailId: '', mobileNo: '' };
const citizen = { fullName: 'Asha', emailId: 'asha@example.org', mobileNo: '9437000001' };
const done = { status: 200 };
const numbered = (key: string, number: string) => ({ ...done, result: { [key]: number } });

const recorded: [EndpointName, object, object, string, string][] = [
  ['login', {}, done, 'LOGIN', ''],
  ['logout', {}, done, 'LOGOUT', 'pressed'],
  ['logout', { reason: 'idle' }, done, 'LOGOUT', 'idle'],
  ['sessionsEnd', {}, done, 'LOGOUT', 'everywhere'],
  ['trackStatus', { applicationType: 2, applicationNo: 'LA/1' }, done, 'SEARCH', '2 LA/1'],
  ['trackStatus', { applicationType: 2, applicationNo: 'x' }, { status: 404 }, 'SEARCH', '2 x'],
  [
    'notificationSearch',
    { description: 'camp', startDate: '', endDate: '2026-08-01' },
    done,
    'SEARCH',
    'camp 2026-08-01',
  ],
  ['tenderSearch', { title: 'coconut', startDate: '' }, done, 'SEARCH', 'coconut'],
  ['siteSearch', { words: 'lease' }, done, 'SEARCH', 'lease'],
  ['plotCheck', { plotNo: '12' }, done, 'SEARCH', 'plot 12'],
  ['officerQueue', { search: 'LA/1' }, done, 'SEARCH', 'LA/1'],
  [
    'adminList',
    { entity: 'tender', filter: { text: 'pond', isActive: true } },
    done,
    'SEARCH',
    'pond',
  ],
  ['landInformation', { districtCode: 1, tahasilCode: 2 }, done, 'SEARCH', 'plot 1 2'],
  ['applyLand', {}, numbered('applicationNo', 'LA/7'), 'SUBMIT', 'LA/7'],
  ['quarrySave', {}, numbered('applicationNo', 'QA/7'), 'SUBMIT', 'QA/7'],
  ['grievanceSave', {}, numbered('tokenNo', 'GR/7'), 'SUBMIT', 'GR/7'],
  ['bidderRegistration', {}, numbered('bidderNo', 'B/7'), 'SUBMIT', 'B/7'],
  ['raiseQuery', {}, numbered('queryNo', 'Q/7'), 'SUBMIT', 'Q/7'],
  ['register', {}, done, 'SUBMIT', 'registration'],
  ['forgotSet', {}, done, 'SUBMIT', 'forgot-password'],
  ['changePassword', {}, done, 'SUBMIT', 'change-password'],
  ['applicantStep', { applicationId: 5, action: 'REPLY' }, done, 'SUBMIT', 'application 5 REPLY'],
  ['officerStep', { applicationId: 5, action: 'SEND' }, done, 'SUBMIT', 'application 5 SEND'],
  ['officerDecision', { applicationId: 5, statusType: 'A' }, done, 'SUBMIT', 'application 5 A'],
  ['consentGive', {}, done, 'UPDATE', 'consent given'],
  ['adminSave', { entity: 'tender', id: 3 }, done, 'UPDATE', 'tender 3'],
  ['adminUserBlock', { userId: 9, active: false }, done, 'UPDATE', 'user 9 blocked'],
  ['adminFactorsReset', { userId: 9 }, done, 'UPDATE', 'user 9 second factors'],
  ['tenderDownload', { uploadDoc: 'a.pdf' }, {}, 'DOWNLOAD', 'tenderDownload'],
  ['auctionPdf', { intid: 4 }, done, 'DOWNLOAD', 'tender 4'],
];

describe('what a call records', () => {
  // Requirement: EN-028
  it.each(recorded)(
    '%s of %j, answered by %j, is %s "%s"',
    (name, input, answer, action, remark) => {
      const expected = { action, remark, changedFields: [] };
      expect(getRecordedAction(name, input, answer, citizen)).toEqual(expected);
    },
  );

  it.each<[EndpointName, object, object]>([
    ['tenderSearch', { title: '', startDate: '' }, done],
    ['officerQueue', { applicationType: 2 }, done],
    ['login', {}, { status: 500 }],
    ['trackStatus', { applicationType: 2, applicationNo: 'x' }, { status: 223 }],
    ['applyLand', {}, { status: 409 }],
    ['summary', {}, done],
    ['activitySave', {}, done],
  ])('does not record %s of %j with the answer %j', (name, input, answer) => {
    expect(getRecordedAction(name, input, answer, visitor)).toBeUndefined();
  });

  it('lists the changed fields of the profile', () => {
    const input = { userId: 7, fullName: 'Asha Rao', emailId: citizen.emailId };
    expect(getRecordedAction('updateDetails', input, done, citizen)).toEqual({
      action: 'UPDATE',
      remark: 'profile',
      changedFields: [{ label: 'fullName', value: 'Asha Rao' }],
    });
  });

  it('records a change of the mobile number with its second code', () => {
    const proving = (mobileno: string) =>
      getRecordedAction('mobileChangeMatch', { mobileno }, done, citizen);
    expect(proving(citizen.mobileNo)).toBeUndefined();
    expect(proving('9437000999')).toMatchObject({ action: 'UPDATE', remark: 'mobile number' });
  });

  it('matches the schema of the record for any input', () => {
    const words = `${'x'.repeat(299)}\u{1F600}`;
    const action = getRecordedAction('siteSearch', { words }, done, visitor);
    expect(action?.remark).toBe('x'.repeat(299));
  });

  it('is sent before the call when the call ends the session', () => {
    const names: EndpointName[] = ['logout', 'sessionsEnd', 'changePassword', 'login', 'summary'];
    expect(names.filter(isRecordedBeforeCall)).toEqual(['logout', 'sessionsEnd', 'changePassword']);
  });
});
