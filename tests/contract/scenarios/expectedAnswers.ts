import type { Auth, EndpointName } from '@temple-land/portal-core';

/** Who may make a call, and its possible statuses. */
interface ExpectedAnswers {
  auth: Auth;
  /** Its statuses inside HTTP 200, or the HTTP codes of a call that answers with a file. */
  answers: readonly number[];
}

const row = (auth: Auth, ...answers: number[]): ExpectedAnswers => ({ auth, answers });

const applicants = ['CI', 'C'] as const;
const officers = ['O', 'T'] as const;
const landOfficers = ['O'] as const;
const administrators = ['A'] as const;
const staff = ['C', 'O', 'T', 'A'] as const;

/**
 * A second source of the contract, independent of the table of calls, so that a mistake in either is found: who may
 * call, and the success and failure statuses of the row. Failures common to all rows (invalid envelope, missing
 * session, invalid input, other content under a used key) are not listed.
 */
export const expectedAnswers: { readonly [Name in EndpointName]: ExpectedAnswers } = {
  activitySave: row('anyone', 200),
  ownIp: row('anyone', 200),
  health: row('anyone', 200),
  fillDropDown: row('anyone', 200, 400),
  fillDropDownToken: row('signedIn', 200, 400),
  plotList: row('signedIn', 200),
  captchaGenerate: row('anyone', 200),
  captchaChallenge: row('anyone', 200),
  trackStatus: row('anyone', 200, 223, 404),
  menu: row('signedIn', 200, 403),

  login: row('anyone', 200, 202, 0, 223, 429, 432, 444, 500, 777),
  secondStep: row('anyone', 200, 400, 403, 444, 500, 777),
  secondStepChallenge: row('anyone', 200, 403, 404),
  currentUser: row('signedIn', 200),
  logout: row('signedIn', 200),

  registrationToken: row('anyone', 200, 400),
  registrationAuth: row('ticket', 200),
  sendRegOtp: row('anyone', 200, 400, 401, 500, 503),
  verifyRegOtp: row('anyone', 200, 401, 500),
  resendRegOtp: row('anyone', 200, 401, 500, 503),
  register: row('anyone', 200, 110, 111, 223, 400, 403),

  forgotSend: row('anyone', 200, 401, 405, 503),
  forgotMatch: row('anyone', 200, 401, 403, 405),
  forgotSet: row('anyone', 200, 110, 223, 400, 401),
  changePassword: row('signedIn', 200, 400, 401, 403, 409),
  checkCurrPassword: row('signedIn', 200, 401, 403),
  getDetails: row('signedIn', 200, 404),
  updateDetails: row('signedIn', 200, 111, 400, 404),
  themeSave: row('signedIn', 200),
  mobileChangeSend: row('signedIn', 200, 400, 401, 403, 500, 503),
  mobileChangeMatch: row('signedIn', 200, 202, 401, 403, 409, 500),
  roles: row(['O', 'A'], 200),
  accessLedger: row('signedIn', 200, 404),
  sessionList: row('signedIn', 200),
  sessionsEnd: row('signedIn', 200),
  factorList: row(staff, 200),
  factorChallenge: row(staff, 200, 404),
  factorConfirm: row(staff, 200, 400, 401),
  totpBegin: row(staff, 200, 401, 409),
  totpAdd: row(staff, 200, 400, 401, 404, 409),
  passkeyBegin: row(staff, 200, 401, 409),
  passkeyAdd: row(staff, 200, 400, 401, 404, 409),
  factorRemove: row(staff, 200, 401, 404, 409),
  recoveryCodesRenew: row(staff, 200, 401, 404),
  consentList: row('signedIn', 200),
  consentWithdraw: row(['CI'], 200, 404),
  consentGive: row(['CI'], 200, 409),

  bellCount: row('signedIn', 200, 210, 403),
  bellList: row('signedIn', 200, 403),
  bellRead: row('signedIn', 200),
  notificationSearch: row('anyone', 200, 404),
  notificationDownload: row('anyone', 200, 404),
  tenderSearch: row('anyone', 200),
  tenderDownload: row('anyone', 200, 404),
  auctionPdf: row('anyone', 200, 404),
  tenderHistory: row('anyone', 200, 404),
  tenderAsk: row(applicants, 200, 403, 409),
  tenderOcds: row('anyone', 200),
  tenderFeed: row('anyone', 200),
  tenderCalendar: row('anyone', 200, 404),
  noticeFeed: row('anyone', 200),
  siteSearch: row('anyone', 200),
  summary: row('anyone', 200),
  faq: row('anyone', 200),
  faqList: row('anyone', 200),
  contactList: row('anyone', 200),
  raiseQuery: row('signedIn', 200, 400),
  ownQueries: row('signedIn', 200, 404),
  pageReportSave: row('anyone', 200, 400),

  appliedLand: row(applicants, 200, 403, 404),
  cancelApplication: row(applicants, 200, 404, 409),
  documentList: row('signedIn', 200),
  saveFileToTemp: row('signedIn', 200, 413, 415, 422, 423, 424, 503),
  fileBlob: row('signedIn', 200, 404),
  formName: row('signedIn', 200),
  accessToken: row('signedIn', 200),
  encryptedFile: row('signedIn', 200, 404),
  applicantPdf: row('signedIn', 200, 404),
  applicationReceipt: row('signedIn', 200, 404),
  decisionOrder: row('signedIn', 200, 404),
  verifyDocument: row('anyone', 200, 404, 410),
  aadhaarLookup: row('signedIn', 200, 400, 404, 503),
  bidderRegistration: row(applicants, 200, 400, 409),
  applyLand: row(applicants, 200, 400),
  applyLandDraft: row(applicants, 200, 404),
  applicantStep: row(applicants, 200, 400, 403, 404, 409),
  applyDraftSave: row(applicants, 200, 403, 409, 410),
  applyDraftRead: row(applicants, 200, 404),
  applyDraftDrop: row(applicants, 200),
  grievanceSave: row(applicants, 200, 400),
  grievanceList: row([...applicants, ...officers], 200, 404),
  quarrySave: row(applicants, 200, 400),

  officerQueue: row(officers, 200, 404),
  officerApplication: row(officers, 200, 404),
  officerReporter: row(officers, 200, 400, 403, 404),
  officerStep: row(officers, 200, 400, 403, 404, 409),
  officerDecision: row(officers, 200, 400, 403, 404, 409),
  caseList: row(officers, 200, 404),
  officerSummary: row(officers, 200),

  landInformation: row(landOfficers, 200, 404),
  landInformationExcel: row(landOfficers, 200, 404),
  tahasilPlotList: row(officers, 200),
  verificationDetails: row(officers, 200),
  landSaleCaseReport: row(officers, 200, 400),
  landFilterReport: row(officers, 200),
  plotSaleReport: row(officers, 200),
  plotExtent: row(landOfficers, 200, 404),
  mapLayers: row(landOfficers, 200),
  mapTile: row(landOfficers, 200, 404),
  mapFeature: row(landOfficers, 200, 404),
  landSearch: row(officers, 200),
  plotCheck: row('anyone', 200, 223, 404),
  publicStatistics: row('anyone', 200),

  adminSummary: row(administrators, 200),
  adminList: row(administrators, 200, 400, 404),
  adminSave: row(administrators, 200, 202, 111, 400, 404, 409),
  adminDelete: row(administrators, 200, 202, 400, 404, 409),
  adminUpload: row(administrators, 200, 404, 413, 415, 422, 423, 424, 503),
  adminUserBlock: row(administrators, 200, 202, 400, 404, 409),
  adminFactorsReset: row(administrators, 202, 400, 404, 409),
  adminMenuChoices: row(administrators, 200),
  pendingChangeList: row(administrators, 200, 404),
  pendingChangeApprove: row(administrators, 200, 403, 404, 409),
  pendingChangeRefuse: row(administrators, 200, 403, 404, 409),
  pendingChangeWithdraw: row(administrators, 200, 403, 404, 409),
  queryList: row(administrators, 200, 404),
  queryAnswer: row(administrators, 200, 404, 409),
  tenderQuestionList: row(administrators, 200, 404),
  tenderQuestionAnswer: row(administrators, 200, 404, 409),
  pageReportList: row(administrators, 200, 404),
  pageReportClose: row(administrators, 200, 404, 409),
};
