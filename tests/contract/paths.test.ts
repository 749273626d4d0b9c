import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { api } from '@temple-land/portal-core';

// The specification's own spelling, section 7; calls that it does not name are left out.
const paths: Readonly<Record<string, string>> = {
  activitySave: 'POST activityTracker/save',
  fillDropDown: 'POST fillDropDown',
  fillDropDownToken: 'POST fillDropDownToken',
  captchaGenerate: 'POST commonCaptchaGenerator/generate',
  trackStatus: 'POST trackstatus/showstatus',
  menu: 'POST menumainurl/databinding',
  bellCount: 'POST notificationDetails/showNotificationCount',
  bellList: 'POST notificationDetails/showNotification',
  bellRead: 'POST notificationDetails/updateNotification',
  currentUser: 'GET api/users/current-user',
  registrationToken: 'POST landAppregistratation/registratationtookan',
  registrationAuth: 'GET landAppregistratation/authreq1',
  sendRegOtp: 'POST userregister/savemobileno',
  verifyRegOtp: 'POST userregister/varifiedotp',
  resendRegOtp: 'POST userregister/updatemobilenos',
  register: 'POST userregister/saveuser',
  forgotSend: 'POST api/sendotp',
  forgotMatch: 'POST api/matchotp',
  forgotSet: 'POST api/setnewpassword',
  changePassword: 'POST api/users/changepassword',
  checkCurrPassword: 'POST api/users/checkcurrpassword',
  getDetails: 'POST api/users/getdetails',
  updateDetails: 'POST api/users/updatedetails',
  roles: 'GET api/officer/getallrole',
  notificationSearch: 'POST api/notifications/viewnotifications',
  notificationDownload: 'GET manage-notification/notification/download/:uploadDoc',
  tenderSearch: 'POST api/tender/gettender',
  tenderDownload: 'GET downloadDocument/:uploadDoc',
  auctionPdf: 'POST auction/generatePdfTendreAuction',
  raiseQuery: 'POST raisequery',
  summary: 'POST api/getSummaryDetails',
  faq: 'POST faq/questionsandanswers',
  appliedLand: 'POST land/appliedlanddetails',
  cancelApplication: 'POST land/cancelApplication',
  documentList: 'GET getDocumentList',
  saveFileToTemp: 'POST saveFileToTemp',
  formName: 'GET getFormName',
  plotExtent: 'POST getPlotExtend',
  accessToken: 'GET getAccessToken',
  aadhaarLookup: 'POST auction/bidderregistraration/getddhar',
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
      ['answer', 'captchaId', 'conformPassword', 'emailId', 'fullName', 'mobileno', 'password'],
    ],
    ['login', ['answer', 'captchaId', 'password', 'userType', 'username']],
    ['verifyRegOtp', ['mobileno', 'otp']],
    ['forgotMatch', ['mobileNo', 'otp']],
    ['forgotSet', ['answer', 'captchaId', 'confirmPassword', 'mobileNo', 'newPassword']],
    ['changePassword', ['confirmPassword', 'currentPassword', 'newPassword', 'userId']],
    ['notificationSearch', ['description', 'endDate', 'startDate']],
    ['tenderSearch', ['startDate', 'title']],
    ['appliedLand', ['createdBy', 'pageNumber', 'pageSize']],
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
