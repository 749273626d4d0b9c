import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { api } from '@temple-land/portal-core';

// The paths of the specification, section 7.
const paths: Readonly<Record<string, string>> = {
  // Requirement: CA-001
  activitySave: 'POST activityTracker/save',
  // Requirements: CA-004, CA-005, CA-006, CA-007
  fillDropDown: 'POST fillDropDown',
  // Requirements: CA-010, UN-119
  fillDropDownToken: 'POST fillDropDownToken',
  // Requirement: CA-011
  captchaGenerate: 'POST commonCaptchaGenerator/generate',
  // Requirement: CA-013
  trackStatus: 'POST trackstatus/showstatus',
  // Requirement: CA-037
  menu: 'POST menumainurl/databinding',
  // Requirements: CA-014, UN-090
  bellCount: 'POST notificationDetails/showNotificationCount',
  // Requirement: CA-015
  bellList: 'POST notificationDetails/showNotification',
  // Requirements: CA-016, UN-125
  bellRead: 'POST notificationDetails/updateNotification',
  // Requirement: CA-019
  currentUser: 'GET api/users/current-user',
  // Requirement: CA-020
  registrationToken: 'POST landAppregistratation/registratationtookan',
  // Requirements: CA-021, UN-118
  registrationAuth: 'GET landAppregistratation/authreq1',
  sendRegOtp: 'POST userregister/savemobileno',
  // Requirement: CA-023
  verifyRegOtp: 'POST userregister/varifiedotp',
  // Requirements: CA-022, CA-024, CA-027, UN-076
  resendRegOtp: 'POST userregister/updatemobilenos',
  // Requirements: CA-025, CA-026, UN-077
  register: 'POST userregister/saveuser',
  // Requirement: CA-028
  forgotSend: 'POST api/sendotp',
  // Requirement: CA-029
  forgotMatch: 'POST api/matchotp',
  forgotSet: 'POST api/setnewpassword',
  // Requirements: CA-031, CA-032, UN-079
  changePassword: 'POST api/users/changepassword',
  // Requirement: CA-033
  checkCurrPassword: 'POST api/users/checkcurrpassword',
  // Requirement: CA-034
  getDetails: 'POST api/users/getdetails',
  // Requirement: CA-035
  updateDetails: 'POST api/users/updatedetails',
  // Requirement: CA-036
  roles: 'GET api/officer/getallrole',
  // Requirement: CA-052
  notificationSearch: 'POST api/notifications/viewnotifications',
  // Requirement: CA-060
  notificationDownload: 'GET manage-notification/notification/download/:uploadDoc',
  // Requirement: CA-054
  tenderSearch: 'POST api/tender/gettender',
  // Requirement: CA-061
  tenderDownload: 'GET downloadDocument/:uploadDoc',
  // Requirement: CA-058
  auctionPdf: 'POST auction/generatePdfTendreAuction',
  // Requirement: CA-038
  raiseQuery: 'POST raisequery',
  // Requirements: CA-050, UN-080
  summary: 'POST api/getSummaryDetails',
  // Requirement: CA-051
  faq: 'POST faq/questionsandanswers',
  // Requirement: CA-040
  appliedLand: 'POST land/appliedlanddetails',
  // Requirement: CA-041
  cancelApplication: 'POST land/cancelApplication',
  // Requirement: CA-043
  documentList: 'GET getDocumentList',
  // Requirement: CA-045
  saveFileToTemp: 'POST saveFileToTemp',
  // Requirement: CA-042
  formName: 'GET getFormName',
  // Requirement: CA-046
  plotExtent: 'POST getPlotExtend',
  // Requirement: CA-044
  accessToken: 'GET getAccessToken',
  // Requirement: CA-049
  aadhaarLookup: 'POST auction/bidderregistraration/getddhar',
  // Requirements: CA-055, UN-108
  applicantPdf: 'POST land-purchase-application/generatePdfApplicant',
};

const keysOf = (name: keyof typeof api) =>
  Object.keys((api[name].in as { entries?: object }).entries ?? {}).sort();

describe('the wire', () => {
  it.each(Object.entries(paths))('keeps the path of %s: %s', (name, path) => {
    const row = api[name as keyof typeof api];
    expect(`${row.method} ${row.path}`).toBe(path);
  });

  it.each([
    [
      'register',
      // Requirement: CA-026
      ['answer', 'captchaId', 'conformPassword', 'emailId', 'fullName', 'mobileno', 'password'],
    ],
    ['login', ['answer', 'captchaId', 'password', 'userType', 'username']],
    ['verifyRegOtp', ['mobileno', 'otp']],
    ['forgotMatch', ['mobileNo', 'otp']],
    // Requirement: CA-030
    ['forgotSet', ['answer', 'captchaId', 'confirmPassword', 'mobileNo', 'newPassword']],
    ['changePassword', ['confirmPassword', 'currentPassword', 'newPassword', 'userId']],
    ['notificationSearch', ['description', 'endDate', 'startDate']],
    ['tenderSearch', ['startDate', 'title']],
    // Requirement: CA-040
    ['appliedLand', ['createdBy', 'pageNumber', 'pageSize']],
    // Requirement: CA-049
    ['aadhaarLookup', ['adharNo', 'key']],
    ['applicantPdf', ['intId']],
    ['plotExtent', ['plotCode']],
  ] as const)('keeps the keys of %s', (name, keys) => {
    expect(keysOf(name)).toEqual(keys);
  });

  it('keeps the record of an action', () => {
    expect(keysOf('activitySave')).toEqual(
      [
        'currentUrl',
        'currentIp',
        'browserName',
        'userRoleId',
        'userId',
        'userSession',
        'fullName',
        'actionType',
        'appType',
        'actionRemark',
        'uniqueNo',
        'deviceType',
        'changedFields',
      ].sort(),
    );
  });
});

describe('the browser’s storage', () => {
  it('keeps the names of the session and of the theme', () => {
    const source = (path: string) => readFileSync(`apps/portal/src/state/${path}`, 'utf8');
    for (const key of ['tokan', 'userRoleId', 'isLoggedIn', 'isFirstLogin', 'userRoleType']) {
      expect(source('session.ts')).toContain(`'${key}'`);
    }
    expect(source('theme.ts')).toContain(`'themeDark'`);
  });
});
