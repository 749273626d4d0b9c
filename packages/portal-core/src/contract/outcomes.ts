// Long because it is one table: every status of every call.
import type { MessageKey } from '../messages/en.ts';
import type { EndpointName } from './api.ts';
import type { CallOutcomes, Outcome, Outcomes } from './outcome.ts';

/** The outcomes of a call without its own rows (spec 8, General). */
export const defaultOutcomes = {
  other: { message: 'general.statusNotOk' },
  network: { message: 'general.statusNotOk', showsErrorText: true },
  signature: { message: 'general.signatureMismatch' },
} as const satisfies Outcomes;

/** A call that a user starts: its general failures are shown in a popup. */
const pressed = <Own extends Outcomes>(own?: Own) => ({ ...own, failure: 'popup' }) as const;

/** A call that loads content: its general failures are shown in place of the content. */
const load = <Own extends Outcomes>(own?: Own) => ({ ...own, failure: 'inPlace' }) as const;

const silent: Outcome = { effects: ['silent'] };

/** A call in the background: its failures are only logged. */
const background = { failure: 'log', other: silent, network: silent, signature: silent } as const;

const failed = (message: MessageKey) => ({ other: { message }, network: { message } });

/** A file download: its failure is shown next to its button. */
const file = load({ ...failed('download.failed'), signature: { message: 'download.failed' } });

const empty: Outcome = { effects: ['empty'] };

/** A list, which can be empty. */
const list = load({ 200: {}, 404: empty });

const beginFactor = pressed({
  200: {},
  401: { message: 'factor.confirmFirst' },
  409: { message: 'factor.tooMany' },
});

/** An answer to a question that can already have one. */
const answerQuestion = pressed({
  409: { message: 'query.answered' },
  404: { message: 'query.answered' },
});

/** Another step of an import, which somebody else can have changed. */
const changedImport = pressed({
  200: {},
  404: { message: 'import.changed' },
  409: { message: 'import.changed' },
});

const uploadOutcomes = {
  200: {},
  413: { message: 'apply.document.size' },
  415: { message: 'apply.document.type' },
  422: { message: 'apply.document.damaged' },
  423: { message: 'apply.document.locked' },
  424: { message: 'apply.document.complex' },
  503: { message: 'apply.document.failed', help: 'help.files' },
  ...failed('apply.document.failed'),
} as const;
const fileUpload = load(uploadOutcomes);
/** The document of a draft, which another administrator may have changed. */
const draftUploadOutcomes = {
  ...uploadOutcomes,
  409: { showsServerMessage: true, message: 'page.conflict' },
} as const;

/** A new application or report with its documents. */
const submission = pressed({
  200: {},
  400: { showsServerMessage: true, message: 'apply.place.wrong' },
  other: { message: 'apply.failed' },
  network: { message: 'apply.noReply' },
});

const caseRefusals = {
  200: {},
  403: { message: 'step.notYours' },
  409: { showsServerMessage: true, message: 'decision.conflict' },
} as const;

/** A change of the parties to a case. */
const changeOfParty = pressed(caseRefusals);

/** A change of the notices of a case. */
const changeOfNotice = pressed({
  ...caseRefusals,
  400: { showsServerMessage: true, message: 'general.statusNotOk' },
});

/** The decision of a second administrator on a pending change. */
const reviewOfChange = pressed({
  403: { showsServerMessage: true, message: 'pending.second' },
  409: { showsServerMessage: true, message: 'pending.over' },
});

const table = {
  activitySave: background,
  ownIp: background,
  health: load(),
  fillDropDown: load(),
  fillDropDownToken: load(),
  plotList: load(),
  captchaGenerate: load(failed('captcha.failed')),
  captchaChallenge: load(failed('captcha.failed')),
  trackProgress: load(),
  trackStatus: pressed({
    200: { effects: ['newCaptcha'] },
    223: { message: 'track.captcha.invalid', effects: ['clearAnswer', 'newCaptcha'] },
    404: { message: 'track.notFound', effects: ['newCaptcha'] },
    other: { message: 'track.failed', effects: ['newCaptcha'] },
    network: { message: 'track.failed', effects: ['newCaptcha'] },
  }),
  menu: load(),
  login: pressed({
    200: {},
    202: {},
    0: { message: 'login.input', effects: ['newCaptcha'] },
    223: { message: 'login.captcha.invalid', effects: ['resetForm', 'newCaptcha'] },
    429: { message: 'login.tokenExpired', effects: ['signOut', 'toLogin', 'newCaptcha'] },
    432: { message: 'login.invalidLogout', effects: ['signOut', 'newCaptcha'] },
    444: { message: 'login.blocked', effects: ['signOut', 'toLogin', 'newCaptcha'] },
    500: { message: 'login.invalid', effects: ['resetForm', 'newCaptcha'] },
    777: { message: 'login.locked', values: 'minutesLeft', effects: ['newCaptcha'] },
    other: { message: 'general.statusNotOk', effects: ['newCaptcha'] },
    network: { message: 'login.network', effects: ['newCaptcha'] },
  }),
  secondStep: pressed({
    200: {},
    400: { message: 'secondStep.wrong', effects: ['clearOtp'] },
    403: { message: 'secondStep.expired', effects: ['resetForm', 'newCaptcha'] },
    444: { message: 'login.blocked', effects: ['resetForm', 'newCaptcha'] },
    500: { message: 'secondStep.wrong', effects: ['clearOtp'] },
    777: { message: 'login.locked', values: 'minutesLeft', effects: ['resetForm', 'newCaptcha'] },
    other: { message: 'general.statusNotOk' },
    network: { message: 'login.network' },
  }),
  secondStepChallenge: pressed({
    200: {},
    403: { message: 'secondStep.expired', effects: ['resetForm', 'newCaptcha'] },
    network: { message: 'login.network' },
  }),
  factorList: load(),
  factorChallenge: pressed({ 200: {}, 404: { message: 'factor.none' } }),
  factorConfirm: pressed({
    200: {},
    400: { message: 'factor.useFactor' },
    401: { message: 'secondStep.wrong', effects: ['clearOtp'] },
  }),
  totpBegin: beginFactor,
  totpAdd: pressed({
    200: {},
    400: { message: 'factor.code.wrong', effects: ['clearOtp'] },
    401: { message: 'factor.confirmFirst' },
    404: { message: 'factor.begin' },
    409: { message: 'factor.tooMany' },
  }),
  passkeyBegin: beginFactor,
  passkeyAdd: pressed({
    200: {},
    400: { message: 'factor.passkey.refused' },
    401: { message: 'factor.confirmFirst' },
    404: { message: 'factor.begin' },
    409: { message: 'factor.tooMany' },
  }),
  factorRemove: pressed({
    200: {},
    401: { message: 'factor.confirmFirst' },
    404: { message: 'factor.gone' },
    409: { message: 'factor.last' },
  }),
  recoveryCodesRenew: pressed({
    200: {},
    401: { message: 'factor.confirmFirst' },
    404: { message: 'factor.none' },
  }),
  currentUser: load(),
  logout: background,
  registrationToken: pressed(),
  registrationAuth: load(),
  sendRegOtp: pressed({
    200: {},
    401: { message: 'registration.otp.limit' },
    500: { message: 'registration.otp.mobilePresent' },
    503: { message: 'registration.otp.other', help: 'help.messages' },
    other: { message: 'registration.otp.other' },
  }),
  verifyRegOtp: pressed({
    200: { message: 'registration.verified' },
    401: { message: 'registration.otp.limit', effects: ['clearOtp'] },
    500: { message: 'registration.otp.invalid', effects: ['clearOtp'] },
  }),
  resendRegOtp: pressed({
    200: {},
    401: { message: 'registration.otp.limit' },
    500: { message: 'registration.otp.resendFailed' },
    503: { message: 'registration.otp.resendFailed', help: 'help.messages' },
  }),
  register: pressed({
    200: { message: 'registration.success', effects: ['toLogin'] },
    400: { showsServerMessage: true, message: 'registration.failed', effects: ['newCaptcha'] },
    403: { message: 'registration.failed', effects: ['newCaptcha', 'proofLapsed'] },
    110: { message: 'registration.password.mismatch', effects: ['newCaptcha'] },
    111: { message: 'registration.mobile.duplicate', effects: ['newCaptcha'] },
    223: { message: 'registration.captcha.invalid', effects: ['clearAnswer', 'newCaptcha'] },
    other: { message: 'registration.failed', effects: ['newCaptcha'] },
    network: { message: 'registration.failed', effects: ['newCaptcha'] },
  }),
  forgotSend: pressed({
    200: {},
    401: { message: 'forgot.user.invalid' },
    405: { message: 'forgot.otp.limit' },
    503: { message: 'general.statusNotOk', help: 'help.messages' },
  }),
  forgotMatch: pressed({
    200: {},
    401: { message: 'forgot.otp.invalid', effects: ['clearOtp'] },
    403: { showsServerMessage: true, message: 'forgot.otp.requestNew', effects: ['clearOtp'] },
    405: { message: 'forgot.otp.limit', effects: ['clearOtp'] },
  }),
  forgotSet: pressed({
    200: { message: 'forgot.success', effects: ['toLogin'] },
    223: { message: 'registration.captcha.invalid', effects: ['resetForm', 'newCaptcha'] },
    401: {
      showsServerMessage: true,
      message: 'forgot.otp.invalid',
      effects: ['resetForm', 'newCaptcha', 'proofLapsed'],
    },
    other: {
      showsServerMessage: true,
      message: 'general.statusNotOk',
      effects: ['resetForm', 'newCaptcha'],
    },
    network: {
      message: 'general.statusNotOk',
      showsErrorText: true,
      effects: ['resetForm', 'newCaptcha'],
    },
  }),
  changePassword: pressed({
    200: { message: 'change.success', effects: ['resetForm', 'signOut', 'toLogin'] },
    other: { showsServerMessage: true, message: 'general.statusNotOk', effects: ['resetForm'] },
    network: { message: 'change.network', effects: ['resetForm'] },
  }),
  checkCurrPassword: pressed({
    200: {},
    401: { showsServerMessage: true, message: 'change.currentIncorrect' },
  }),
  getDetails: load(),
  updateDetails: pressed({
    111: { showsServerMessage: true, message: 'registration.mobile.duplicate' },
    400: { showsServerMessage: true, message: 'general.statusNotOk' },
  }),
  emailConfirm: pressed({
    200: {},
    111: { message: 'emailChange.taken' },
    404: { message: 'emailChange.gone', effects: ['empty'] },
  }),
  emailChangeCancel: pressed(),
  nameChangeAsk: pressed({
    202: {},
    400: { showsServerMessage: true, message: 'general.statusNotOk' },
    409: { message: 'profile.name.waits' },
  }),
  nameChangeWithdraw: pressed({ 404: { message: 'pending.over' } }),
  personalDetailsRead: load(),
  personalDetailsSave: pressed({
    200: {},
    400: { showsServerMessage: true, message: 'general.statusNotOk' },
  }),
  photoSave: pressed({ 200: {}, 400: { message: 'profile.photo.wrong' } }),
  photoRemove: pressed(),
  themeSave: pressed(),
  displaySave: pressed(),
  mobileChangeSend: pressed({
    200: {},
    400: { message: 'registration.mobile.format' },
    401: { message: 'registration.otp.limit' },
    403: {
      showsServerMessage: true,
      message: 'profile.mobile.proveFirst',
      effects: ['proofLapsed'],
    },
    500: { message: 'registration.otp.mobilePresent' },
    503: { message: 'registration.otp.other', help: 'help.messages' },
    other: { message: 'registration.otp.other' },
  }),
  mobileChangeMatch: pressed({
    200: {},
    202: {},
    401: { message: 'registration.otp.limit', effects: ['clearOtp'] },
    403: {
      showsServerMessage: true,
      message: 'profile.mobile.proveFirst',
      effects: ['clearOtp', 'proofLapsed'],
    },
    409: {
      showsServerMessage: true,
      message: 'registration.otp.mobilePresent',
      effects: ['clearOtp'],
    },
    500: { message: 'registration.otp.invalid', effects: ['clearOtp'] },
  }),
  roles: load(),
  accessLedger: list,
  sessionList: load(),
  sessionsEnd: pressed(),
  consentList: load(),
  consentWithdraw: pressed({ 404: { message: 'consent.none' } }),
  consentGive: pressed({ 409: { message: 'consent.given' } }),
  erasureState: load(),
  erasureSend: pressed({
    200: {},
    401: { message: 'registration.otp.limit' },
    404: { message: 'erasure.noMobile' },
    409: { message: 'erasure.notNow' },
    503: { message: 'registration.otp.other', help: 'help.messages' },
    other: { message: 'registration.otp.other' },
  }),
  erasureAsk: pressed({
    200: {},
    401: { message: 'registration.otp.limit', effects: ['clearOtp'] },
    404: { message: 'erasure.noMobile' },
    409: { message: 'erasure.notNow', effects: ['clearOtp'] },
    500: { message: 'registration.otp.invalid', effects: ['clearOtp'] },
  }),
  erasureWithdraw: pressed({ 404: { message: 'erasure.over' } }),
  erasureProof: file,
  channelsRead: load(),
  channelsSave: pressed({ 200: {} }),
  bellCount: load({ 200: {}, 210: {}, ...failed('bell.failed') }),
  bellList: load({ 200: {}, 210: { effects: ['closePanel'] }, ...failed('bell.failed') }),
  bellRead: load({ 200: {}, ...failed('bell.failed') }),
  ownNotificationList: load(failed('bell.failed')),
  ownNotificationsRead: pressed(failed('bell.failed')),
  watchList: load(),
  watchSave: pressed({
    403: { message: 'consent.needed' },
    404: { message: 'watch.gone' },
    409: { message: 'watch.tooMany' },
  }),
  watchRemove: pressed(),
  notificationSearch: load({
    200: {},
    404: { message: 'notification.empty', effects: ['empty'] },
    other: { message: 'notification.failed' },
    network: { message: 'notification.failed', showsErrorText: true },
  }),
  notice: load({ 404: { message: 'notification.empty', effects: ['empty'] } }),
  notificationDownload: file,
  tenderSearch: load(failed('general.viewAllFailed')),
  tenderDownload: file,
  auctionPdf: load(),
  tenderDetails: load({ 404: { message: 'tender.gone' } }),
  tenderHistory: load({ 404: { message: 'tender.gone' } }),
  tenderAsk: pressed({ 403: { message: 'consent.needed' }, 409: { message: 'tenderAsk.closed' } }),
  tenderOcds: file,
  tenderFeed: file,
  tenderCalendar: file,
  noticeFeed: file,
  summary: load({
    200: {},
    other: { message: 'summary.failed' },
    network: { message: 'summary.network' },
    signature: silent,
  }),
  faq: load({ other: { message: 'faq.failed' }, signature: silent }),
  faqList: load(),
  sitePage: load(),
  publishedPages: load(),
  faqVote: pressed(),
  contactList: load(),
  siteSearch: load(),
  publicStatistics: load(),
  plotCheck: pressed({
    200: { effects: ['newCaptcha'] },
    223: { message: 'track.captcha.invalid', effects: ['clearAnswer', 'newCaptcha'] },
    404: { message: 'apply.place.wrong', effects: ['newCaptcha'] },
    other: { message: 'general.statusNotOk', effects: ['newCaptcha'] },
    network: { message: 'general.statusNotOk', showsErrorText: true, effects: ['newCaptcha'] },
  }),
  mouzaMap: load(),
  plotMatch: load({ 404: empty }),
  plotSearch: load(),
  raiseQuery: pressed({ 400: { showsServerMessage: true, message: 'general.statusNotOk' } }),
  ownQueries: list,
  pageReportSave: pressed({ 400: { showsServerMessage: true, message: 'general.statusNotOk' } }),
  correctionSubject: load({ 404: empty }),
  correctionSave: pressed({
    400: { showsServerMessage: true, message: 'general.statusNotOk' },
    404: { message: 'correction.gone' },
    409: { showsServerMessage: true, message: 'correction.moved' },
  }),
  correctionList: list,
  correctionStep: pressed({
    200: {},
    400: { showsServerMessage: true, message: 'general.statusNotOk' },
    404: { message: 'correction.gone' },
    409: { showsServerMessage: true, message: 'correction.moved' },
  }),
  appliedLand: list,
  cancelApplication: pressed({ 200: {}, 409: { message: 'cancel.closed' } }),
  documentList: load(),
  documentKinds: load(),
  limitList: load(),
  saveFileToTemp: fileUpload,
  fileBlob: file,
  formName: load(),
  accessToken: load(),
  encryptedFile: file,
  applicantPdf: file,
  applicationReceipt: file,
  decisionOrder: file,
  letterFile: file,
  verifyDocument: load({
    404: { message: 'verify.unknown', effects: ['empty'] },
    410: { message: 'verify.uncheckable' },
  }),
  aadhaarLookup: pressed({
    400: { message: 'shared.aadhaar' },
    404: { message: 'bidder.unknown' },
    503: { message: 'general.statusNotOk', help: 'help.register' },
  }),
  bidderRegistration: pressed({
    400: { showsServerMessage: true, message: 'shared.aadhaar' },
    409: { showsServerMessage: true, message: 'bidder.closed' },
  }),
  landCheck: load(),
  landTerms: load(),
  landEstimate: load(),
  demandPay: pressed({
    409: { message: 'payment.notDue' },
    503: { message: 'payment.unavailable' },
  }),
  feePay: pressed({
    409: { message: 'payment.noFee' },
    503: { message: 'payment.unavailable' },
  }),
  paymentCheck: load({ 503: { message: 'payment.unavailable' } }),
  confirmationSend: pressed({
    200: {},
    401: { message: 'registration.otp.limit' },
    404: { message: 'apply.confirm.noMobile' },
    503: { message: 'registration.otp.other', help: 'help.messages' },
    other: { message: 'registration.otp.other' },
  }),
  confirmationMatch: pressed({
    200: {},
    401: { message: 'registration.otp.limit', effects: ['clearOtp'] },
    404: { message: 'apply.confirm.noMobile' },
    500: { message: 'registration.otp.invalid', effects: ['clearOtp'] },
  }),
  applyLand: submission,
  applyLandDraft: load({ 404: empty }),
  ownListExport: file,
  applicationAccesses: load(),
  messageList: load(),
  messageSend: pressed({ 403: { message: 'message.notNow' } }),
  applicantStep: pressed({
    400: { showsServerMessage: true, message: 'general.statusNotOk' },
    409: { showsServerMessage: true, message: 'decision.conflict' },
  }),
  applyDraftSave: load({
    403: { message: 'consent.needed' },
    409: { message: 'draft.conflict', effects: ['conflict'] },
    410: { message: 'once.received', effects: ['received'] },
  }),
  applyDraftRead: load({ 404: empty }),
  applyDraftDrop: pressed(),
  grievanceSave: submission,
  reportsNearby: load({ 404: empty }),
  reportJoin: pressed({
    200: {},
    400: { showsServerMessage: true, message: 'general.statusNotOk' },
    404: { message: 'report.join.gone' },
    409: { message: 'report.join.already' },
  }),
  grievanceList: list,
  guestCodeSend: pressed({
    200: {},
    223: { message: 'track.captcha.invalid', effects: ['clearAnswer', 'newCaptcha'] },
    400: { message: 'guest.mobile', effects: ['newCaptcha'] },
    401: { message: 'registration.otp.limit', effects: ['newCaptcha'] },
    503: { message: 'registration.otp.other', help: 'help.messages', effects: ['newCaptcha'] },
    other: { message: 'registration.otp.other', effects: ['newCaptcha'] },
    network: { message: 'registration.otp.other', effects: ['newCaptcha'] },
  }),
  guestCodeResend: pressed({
    200: {},
    401: { message: 'registration.otp.limit' },
    500: { message: 'registration.otp.resendFailed' },
    503: { message: 'registration.otp.resendFailed', help: 'help.messages' },
  }),
  guestCodeMatch: pressed({
    200: {},
    401: { message: 'registration.otp.limit', effects: ['clearOtp'] },
    403: { message: 'guest.office', effects: ['clearOtp'] },
    500: { message: 'registration.otp.invalid', effects: ['clearOtp'] },
  }),
  guestReport: load({ 404: { message: 'guest.report.unknown' } }),
  quarrySave: submission,
  personCodeSend: pressed({
    401: { message: 'registration.otp.limit' },
    503: { message: 'general.statusNotOk', help: 'help.messages' },
  }),
  representationStart: pressed({
    400: { message: 'representation.name' },
    401: { message: 'representation.locked' },
    403: { message: 'representation.refused' },
    404: { message: 'representation.code' },
    409: { message: 'representation.formUsed' },
  }),
  representation: load({ 404: empty }),
  representationEnd: pressed(),
  filedList: list,
  officerQueue: list,
  officerApplication: load(),
  officerCaseLand: load(),
  officerCaseWork: load(),
  documentCheckSave: pressed({
    200: {},
    403: { message: 'step.notYours' },
    409: { message: 'decision.conflict' },
  }),
  caseNoteAdd: pressed({ 200: {}, 403: { message: 'step.notYours' } }),
  officeQuestionCase: load(),
  officeQuestionAsk: pressed({
    200: {},
    400: { message: 'officeQuestion.changed' },
    403: { message: 'step.notYours' },
    409: { message: 'decision.conflict' },
  }),
  officeQuestionWithdraw: pressed({
    200: {},
    403: { message: 'step.notYours' },
    409: { message: 'officeQuestion.over' },
  }),
  officeQuestionList: list,
  officeQuestionAnswer: pressed({
    200: {},
    400: { message: 'general.statusNotOk' },
    409: { message: 'officeQuestion.over' },
  }),
  paymentReversalRead: load(),
  paymentReversalPropose: pressed({
    200: {},
    403: { message: 'step.notYours' },
    409: { message: 'payment.movedOn' },
  }),
  paymentReversalDecide: pressed({
    200: {},
    403: { message: 'payment.notYours' },
    409: { message: 'payment.movedOn' },
  }),
  refundList: load(),
  refundRecord: pressed({
    200: {},
    400: { message: 'refund.invalid' },
    403: { message: 'refund.notYours' },
    409: { message: 'refund.movedOn' },
  }),
  officerReporter: pressed({ 200: {}, 403: { message: 'reporter.notYours' } }),
  officerStep: pressed({
    400: { showsServerMessage: true, message: 'general.statusNotOk' },
    403: { showsServerMessage: true, message: 'step.notYours' },
    409: { showsServerMessage: true, message: 'decision.conflict' },
  }),
  reasonList: load(),
  letterDraft: load({ 403: { message: 'step.notYours' } }),
  letterPreview: file,
  officerDecision: pressed({
    200: {},
    403: { showsServerMessage: true, message: 'step.notYours' },
    409: { message: 'decision.conflict' },
  }),
  committeeList: load({ 403: { message: 'step.notYours' } }),
  committeeMeeting: load({ 403: { message: 'step.notYours' } }),
  committeeSave: pressed({
    400: { showsServerMessage: true, message: 'committee.notBefore' },
    403: { message: 'step.notYours' },
    409: { message: 'committee.conflict' },
  }),
  committeeResolve: pressed({
    400: { showsServerMessage: true, message: 'general.statusNotOk' },
    403: { showsServerMessage: true, message: 'step.notYours' },
    409: { showsServerMessage: true, message: 'decision.conflict' },
  }),
  committeePaper: file,
  inboxList: list,
  inboxCounts: load(),
  dataExport: file,
  inboxExport: file,
  caseExport: file,
  inboxViewList: load(),
  inboxViewSave: pressed({ 409: { message: 'general.statusNotOk' } }),
  inboxViewDelete: pressed(),
  inboxAssignment: load(),
  inboxAssign: pressed(),
  leaveList: load(),
  leaveSave: pressed(),
  leaveDelete: pressed(),
  digestRead: load(),
  digestSave: pressed({ 200: {} }),
  caseList: list,
  caseFile: pressed({
    200: {},
    400: { showsServerMessage: true, message: 'apply.place.wrong' },
    403: { message: 'step.notYours' },
  }),
  casePapers: load(),
  casePartyContact: pressed({ 200: {}, 403: { message: 'reporter.notYours' } }),
  casePartySave: changeOfParty,
  casePartyRemove: changeOfParty,
  caseNoticeIssue: changeOfNotice,
  caseServiceSave: changeOfNotice,
  courtAppealSave: changeOfNotice,
  caseLetter: file,
  hearingList: load(),
  hearingCalendar: file,
  fieldVisitList: load(),
  fieldVisitPlan: pressed({ 403: { message: 'step.notYours' } }),
  fieldReportCase: load(),
  fieldReportSave: pressed({
    200: {},
    400: { showsServerMessage: true, message: 'fieldReport.incomplete' },
    403: { message: 'step.notYours' },
    410: { message: 'fieldReport.filesGone' },
  }),
  officerSummary: load(),
  dashboard: load(),
  dashboardList: list,
  landInformation: list,
  landInformationExcel: file,
  registerReport: load({
    400: { showsServerMessage: true, message: 'report.day.unknown' },
    403: { showsServerMessage: true, message: 'report.noRight' },
  }),
  registerReportFile: file,
  registerReportPlots: load({
    400: { showsServerMessage: true, message: 'report.day.unknown' },
    403: { showsServerMessage: true, message: 'report.noRight' },
    404: { message: 'report.map.none' },
    413: { message: 'report.map.tooMany' },
  }),
  reportScheduleList: load(),
  reportScheduleSave: pressed({
    400: { showsServerMessage: true, message: 'report.day.unknown' },
    403: { showsServerMessage: true, message: 'report.noRight' },
    409: { message: 'report.schedule.tooMany' },
  }),
  reportSchedulePause: pressed(),
  reportScheduleDelete: pressed(),
  reportScheduleFile: file,
  plotRecord: load(),
  khatiyanRecord: load(),
  plotExtent: load(),
  mapLayers: load(),
  mapTile: load(),
  mapFeature: load(),
  landSearch: load(),
  mapIdentify: load(),
  plotSelection: load({ 413: { message: 'map.select.tooMany' } }),
  plotSelectionExport: file,
  landChanges: load({
    400: { message: 'map.changes.days' },
    413: { message: 'map.changes.tooMany' },
  }),
  landChangesExport: file,
  mapFile: load({
    200: {},
    413: { message: 'map.file.tooLarge' },
    415: { message: 'map.file.type' },
    422: { showsServerMessage: true, message: 'map.file.none' },
    503: { message: 'apply.document.failed', help: 'help.files' },
    ...failed('apply.document.failed'),
  }),
  plotGap: load(),
  mapSheetPlan: load(),
  mapSheets: file,
  tahasilPlotList: load(),
  verificationDetails: load(),
  landSaleCaseReport: file,
  landFilterReport: load(),
  plotSaleReport: file,
  adminSummary: load(),
  operations: load(),
  adminList: list,
  adminSave: pressed({
    202: {},
    111: { showsServerMessage: true, message: 'admin.duplicate' },
    400: { showsServerMessage: true, message: 'admin.invalid' },
    409: { showsServerMessage: true, message: 'admin.conflict' },
  }),
  adminHistory: load(),
  adminDelete: pressed({
    202: {},
    400: { showsServerMessage: true, message: 'admin.required' },
    409: { showsServerMessage: true, message: 'admin.inUse' },
  }),
  adminUpload: load({ ...draftUploadOutcomes, 202: {} }),
  adminMenuChoices: load(),
  adminUserBlock: pressed({
    202: {},
    400: { showsServerMessage: true, message: 'admin.required' },
    409: { showsServerMessage: true, message: 'admin.self' },
  }),
  adminFactorsReset: pressed({
    202: {},
    400: { showsServerMessage: true, message: 'admin.required' },
    404: { message: 'admin.noFactors' },
    409: { showsServerMessage: true, message: 'admin.self' },
  }),
  pendingChangeList: list,
  pendingChangeApprove: reviewOfChange,
  pendingChangeRefuse: reviewOfChange,
  contactShow: pressed(),
  pendingChangeWithdraw: pressed({
    403: { showsServerMessage: true, message: 'pending.ownOnly' },
    409: { showsServerMessage: true, message: 'pending.over' },
  }),
  erasureList: list,
  erasureRefuse: pressed({
    202: {},
    404: { message: 'erasure.over' },
    409: { showsServerMessage: true, message: 'pending.waits' },
  }),
  stepRightList: load(),
  stepRightSave: pressed({
    202: {},
    400: { showsServerMessage: true, message: 'rights.none' },
    409: { showsServerMessage: true, message: 'rights.conflict' },
  }),
  workflowVersionList: load(),
  workflowVersionSave: pressed({
    202: {},
    400: { showsServerMessage: true, message: 'workflow.unchanged' },
    409: { showsServerMessage: true, message: 'workflow.conflict' },
  }),
  letterTemplateList: load(),
  letterTemplateSave: pressed({
    200: {},
    400: { showsServerMessage: true, message: 'letter.unchanged' },
    409: { message: 'letter.conflict' },
  }),
  officeDetails: load(),
  officeDetailsSave: pressed({
    202: {},
    400: { showsServerMessage: true, message: 'office.unchanged' },
    409: { showsServerMessage: true, message: 'office.conflict' },
  }),
  sitePageList: load(),
  sitePageDetails: load(),
  sitePageDraftSave: pressed({
    200: {},
    409: { showsServerMessage: true, message: 'page.conflict' },
  }),
  sitePageDraftDiscard: pressed({
    200: {},
    409: { showsServerMessage: true, message: 'page.conflict' },
  }),
  sitePageDraftUpload: load(draftUploadOutcomes),
  sitePageDraftFile: file,
  sitePagePublish: pressed({
    202: {},
    400: { showsServerMessage: true, message: 'page.faults' },
    409: { showsServerMessage: true, message: 'page.conflict' },
  }),
  setupRead: load(),
  setupConfirm: pressed(),
  setupTest: pressed({ 200: {}, 409: { message: 'test.noAddress' } }),
  publicationAsk: pressed({
    202: {},
    409: { showsServerMessage: true, message: 'publication.notReady' },
  }),
  plotDivision: load(),
  plotMatters: load(),
  plotDivisionAsk: pressed({
    202: {},
    400: { showsServerMessage: true, message: 'division.areas' },
    404: { message: 'change.outdated' },
    409: { showsServerMessage: true, message: 'plot.waits' },
  }),
  importList: load(),
  importJob: load({ 200: {}, 404: { message: 'import.gone' } }),
  importStart: pressed({
    200: {},
    409: { message: 'import.tooMany' },
    413: { message: 'import.tooLarge' },
    415: { message: 'import.fileType' },
  }),
  importUpload: load({
    200: {},
    404: { message: 'import.changed' },
    409: { message: 'import.changed' },
    413: { message: 'import.tooLarge' },
    ...failed('import.notSent'),
  }),
  importRead: changedImport,
  importCheck: pressed({
    200: {},
    400: { showsServerMessage: true, message: 'import.changed' },
    404: { message: 'import.changed' },
    409: { message: 'import.changed' },
  }),
  importFaults: list,
  recordExport: file,
  importFaultFile: file,
  importAsk: pressed({
    202: {},
    404: { message: 'import.changed' },
    409: { showsServerMessage: true, message: 'import.changed' },
  }),
  importDiscard: changedImport,
  importUndo: pressed({
    202: {},
    404: { message: 'import.changed' },
    409: { showsServerMessage: true, message: 'import.changed' },
  }),
  queryList: list,
  queryAnswer: answerQuestion,
  tenderQuestionList: list,
  tenderQuestionAnswer: answerQuestion,
  pageReportList: list,
  pageReportClose: pressed({
    404: { message: 'pageReport.closed' },
    409: { message: 'pageReport.closed' },
  }),
  deliveryList: list,
  deliveryRetry: pressed({ 404: { message: 'delivery.gone' } }),
} as const satisfies Record<EndpointName, CallOutcomes>;

/** The outcomes of every call by status (spec 8), and where its general failures are shown. */
export const outcomes: Readonly<Record<EndpointName, CallOutcomes>> = table;

type NamesWithDisplay<Place> = {
  [Name in EndpointName]: (typeof table)[Name]['failure'] extends Place ? Name : never;
}[EndpointName];

/** The name of a call that loads content; its failure is shown in place of the content. */
export type LoadingCallName = NamesWithDisplay<'inPlace'>;

const otherContent = 422;
const received: Outcome = {
  showsServerMessage: true,
  message: 'once.received',
  effects: ['received'],
};
const expired: Outcome = { message: 'login.tokenExpired', effects: ['signOut', 'toLogin'] };

/** A call that is refused, such as for want of a right to its data; the service says why. */
const refused: Outcome = { ...defaultOutcomes.other, showsServerMessage: true };

/** Returns the outcome of a call for a status; 429 is an expired session unless the call has its own row for it. */
export function findOutcome(name: EndpointName, status: number | 'network' | 'signature'): Outcome {
  const own = outcomes[name];
  if (typeof status === 'string') return own[status] ?? defaultOutcomes[status];
  const found = own[status];
  if (found) return found;
  if (status === 429) return expired;
  if (status === otherContent) return received;
  if (status === 403 && own.other === undefined) return refused;
  return status === 200 ? {} : (own.other ?? defaultOutcomes.other);
}
