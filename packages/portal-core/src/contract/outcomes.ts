// Long because it is one table: every status of every call.
import type { MessageKey } from '../messages/en.ts';
import type { EndpointName } from './api.ts';
import type { CallOutcomes, Outcome, Outcomes } from './outcome.ts';

/** The outcomes of a call without its own rows (spec 8, General). */
export const defaultOutcomes = {
  other: { say: 'general.statusNotOk' },
  network: { say: 'general.statusNotOk', sayError: true },
  signature: { say: 'general.signatureMismatch' },
} as const satisfies Outcomes;

/** A call that a user starts: its general failures are shown in a popup. */
const pressed = <Own extends Outcomes>(own?: Own) => ({ ...own, failure: 'popup' }) as const;

/** A call that loads content: its general failures are shown in place of the content. */
const load = <Own extends Outcomes>(own?: Own) => ({ ...own, failure: 'inPlace' }) as const;

const silent: Outcome = { effects: ['silent'] };

/** A call in the background: its failures are only logged. */
const background = { failure: 'log', other: silent, network: silent, signature: silent } as const;

const failed = (say: MessageKey) => ({ other: { say }, network: { say } });

/** A file download: its failure is shown next to its button. */
const file = load({ ...failed('download.failed'), signature: { say: 'download.failed' } });

const empty: Outcome = { effects: ['empty'] };

/** A list, which can be empty. */
const list = load({ 200: {}, 404: empty });

const beginFactor = pressed({
  200: {},
  401: { say: 'factor.confirmFirst' },
  409: { say: 'factor.tooMany' },
});

/** An answer to a question that can already have one. */
const answerQuestion = pressed({ 409: { say: 'query.answered' }, 404: { say: 'query.answered' } });

const table = {
  activitySave: background,
  ownIp: background,
  health: load(),
  fillDropDown: load(),
  fillDropDownToken: load(),
  plotList: load(),
  captchaGenerate: load(failed('captcha.failed')),
  trackStatus: pressed({
    200: { effects: ['newCaptcha'] },
    223: { say: 'track.captcha.invalid', effects: ['clearAnswer', 'newCaptcha'] },
    404: { say: 'track.notFound', effects: ['newCaptcha'] },
    other: { say: 'track.failed', effects: ['newCaptcha'] },
    network: { say: 'track.failed', effects: ['newCaptcha'] },
  }),
  menu: load(),
  login: pressed({
    200: {},
    202: {},
    0: { say: 'login.input', effects: ['newCaptcha'] },
    223: { say: 'login.captcha.invalid', effects: ['resetForm', 'newCaptcha'] },
    429: { say: 'login.tokenExpired', effects: ['signOut', 'toLogin', 'newCaptcha'] },
    432: { say: 'login.invalidLogout', effects: ['signOut', 'newCaptcha'] },
    444: { say: 'login.blocked', effects: ['signOut', 'toLogin', 'newCaptcha'] },
    500: { say: 'login.invalid', effects: ['resetForm', 'newCaptcha'] },
    777: { say: 'login.locked', with: 'minutesLeft', effects: ['newCaptcha'] },
    other: { say: 'general.statusNotOk', effects: ['newCaptcha'] },
    network: { say: 'login.network', effects: ['newCaptcha'] },
  }),
  secondStep: pressed({
    200: {},
    400: { say: 'secondStep.wrong', effects: ['clearOtp'] },
    403: { say: 'secondStep.expired', effects: ['resetForm', 'newCaptcha'] },
    444: { say: 'login.blocked', effects: ['resetForm', 'newCaptcha'] },
    500: { say: 'secondStep.wrong', effects: ['clearOtp'] },
    777: { say: 'login.locked', with: 'minutesLeft', effects: ['resetForm', 'newCaptcha'] },
    other: { say: 'general.statusNotOk' },
    network: { say: 'login.network' },
  }),
  secondStepChallenge: pressed({
    200: {},
    403: { say: 'secondStep.expired', effects: ['resetForm', 'newCaptcha'] },
    network: { say: 'login.network' },
  }),
  factorList: load(),
  factorChallenge: pressed({ 200: {}, 404: { say: 'factor.none' } }),
  factorConfirm: pressed({
    200: {},
    400: { say: 'factor.useFactor' },
    401: { say: 'secondStep.wrong', effects: ['clearOtp'] },
  }),
  totpBegin: beginFactor,
  totpAdd: pressed({
    200: {},
    400: { say: 'factor.code.wrong', effects: ['clearOtp'] },
    401: { say: 'factor.confirmFirst' },
    404: { say: 'factor.begin' },
    409: { say: 'factor.tooMany' },
  }),
  passkeyBegin: beginFactor,
  passkeyAdd: pressed({
    200: {},
    400: { say: 'factor.passkey.refused' },
    401: { say: 'factor.confirmFirst' },
    404: { say: 'factor.begin' },
    409: { say: 'factor.tooMany' },
  }),
  factorRemove: pressed({
    200: {},
    401: { say: 'factor.confirmFirst' },
    404: { say: 'factor.gone' },
    409: { say: 'factor.last' },
  }),
  recoveryCodesRenew: pressed({
    200: {},
    401: { say: 'factor.confirmFirst' },
    404: { say: 'factor.none' },
  }),
  currentUser: load(),
  logout: background,
  registrationToken: pressed(),
  registrationAuth: load(),
  sendRegOtp: pressed({
    200: {},
    401: { say: 'registration.otp.limit' },
    500: { say: 'registration.otp.mobilePresent' },
    503: { say: 'registration.otp.other', help: 'help.messages' },
    other: { say: 'registration.otp.other' },
  }),
  verifyRegOtp: pressed({
    200: { say: 'registration.verified' },
    401: { say: 'registration.otp.limit', effects: ['clearOtp'] },
    500: { say: 'registration.otp.invalid', effects: ['clearOtp'] },
  }),
  resendRegOtp: pressed({
    200: {},
    401: { say: 'registration.otp.limit' },
    500: { say: 'registration.otp.resendFailed' },
    503: { say: 'registration.otp.resendFailed', help: 'help.messages' },
  }),
  register: pressed({
    200: { say: 'registration.success', effects: ['toLogin'] },
    400: { sayServer: true, say: 'registration.failed', effects: ['newCaptcha'] },
    403: { say: 'registration.failed', effects: ['newCaptcha', 'proofLapsed'] },
    110: { say: 'registration.password.mismatch', effects: ['newCaptcha'] },
    111: { say: 'registration.mobile.duplicate', effects: ['newCaptcha'] },
    223: { say: 'registration.captcha.invalid', effects: ['clearAnswer', 'newCaptcha'] },
    other: { say: 'registration.failed', effects: ['newCaptcha'] },
    network: { say: 'registration.failed', effects: ['newCaptcha'] },
  }),
  forgotSend: pressed({
    200: {},
    401: { say: 'forgot.user.invalid' },
    405: { say: 'forgot.otp.limit' },
    503: { say: 'general.statusNotOk', help: 'help.messages' },
  }),
  forgotMatch: pressed({
    200: {},
    401: { say: 'forgot.otp.invalid', effects: ['clearOtp'] },
    403: { sayServer: true, say: 'forgot.otp.requestNew', effects: ['clearOtp'] },
    405: { say: 'forgot.otp.limit', effects: ['clearOtp'] },
  }),
  forgotSet: pressed({
    200: { say: 'forgot.success', effects: ['toLogin'] },
    223: { say: 'registration.captcha.invalid', effects: ['resetForm', 'newCaptcha'] },
    401: {
      sayServer: true,
      say: 'forgot.otp.invalid',
      effects: ['resetForm', 'newCaptcha', 'proofLapsed'],
    },
    other: { sayServer: true, say: 'general.statusNotOk', effects: ['resetForm', 'newCaptcha'] },
    network: {
      say: 'general.statusNotOk',
      sayError: true,
      effects: ['resetForm', 'newCaptcha'],
    },
  }),
  changePassword: pressed({
    200: { say: 'change.success', effects: ['resetForm', 'signOut', 'toLogin'] },
    other: { sayServer: true, say: 'general.statusNotOk', effects: ['resetForm'] },
    network: { say: 'change.network', effects: ['resetForm'] },
  }),
  checkCurrPassword: pressed({ 200: {}, 401: { sayServer: true, say: 'change.currentIncorrect' } }),
  getDetails: load(),
  updateDetails: pressed({
    111: { sayServer: true, say: 'registration.mobile.duplicate' },
    400: { sayServer: true, say: 'general.statusNotOk' },
  }),
  mobileChangeSend: pressed({
    200: {},
    400: { say: 'registration.mobile.format' },
    401: { say: 'registration.otp.limit' },
    403: { sayServer: true, say: 'profile.mobile.proveFirst', effects: ['proofLapsed'] },
    500: { say: 'registration.otp.mobilePresent' },
    503: { say: 'registration.otp.other', help: 'help.messages' },
    other: { say: 'registration.otp.other' },
  }),
  mobileChangeMatch: pressed({
    200: {},
    202: {},
    401: { say: 'registration.otp.limit', effects: ['clearOtp'] },
    403: {
      sayServer: true,
      say: 'profile.mobile.proveFirst',
      effects: ['clearOtp', 'proofLapsed'],
    },
    409: { sayServer: true, say: 'registration.otp.mobilePresent', effects: ['clearOtp'] },
    500: { say: 'registration.otp.invalid', effects: ['clearOtp'] },
  }),
  roles: load(),
  accessLedger: list,
  sessionList: load(),
  sessionsEnd: pressed(),
  consentList: load(),
  consentWithdraw: pressed({ 404: { say: 'consent.none' } }),
  consentGive: pressed({ 409: { say: 'consent.given' } }),
  bellCount: load({ 200: {}, 210: {}, ...failed('bell.failed') }),
  bellList: load({ 200: {}, 210: { effects: ['closePanel'] }, ...failed('bell.failed') }),
  bellRead: load({ 200: {}, ...failed('bell.failed') }),
  notificationSearch: load({
    200: {},
    404: { say: 'notification.empty', effects: ['empty'] },
    other: { say: 'notification.failed' },
    network: { say: 'notification.failed', sayError: true },
  }),
  notificationDownload: file,
  tenderSearch: load(failed('general.viewAllFailed')),
  tenderDownload: file,
  auctionPdf: load(),
  tenderHistory: load({ 404: { say: 'tender.gone' } }),
  tenderAsk: pressed({ 403: { say: 'consent.needed' }, 409: { say: 'tenderAsk.closed' } }),
  tenderOcds: file,
  tenderFeed: file,
  tenderCalendar: file,
  noticeFeed: file,
  summary: load({
    200: {},
    other: { say: 'summary.failed' },
    network: { say: 'summary.network' },
    signature: silent,
  }),
  faq: load({ other: { say: 'faq.failed' }, signature: silent }),
  faqList: load(),
  contactList: load(),
  siteSearch: load(),
  publicStatistics: load(),
  plotCheck: pressed({
    200: { effects: ['newCaptcha'] },
    223: { say: 'track.captcha.invalid', effects: ['clearAnswer', 'newCaptcha'] },
    404: { say: 'apply.place.wrong', effects: ['newCaptcha'] },
    other: { say: 'general.statusNotOk', effects: ['newCaptcha'] },
    network: { say: 'general.statusNotOk', sayError: true, effects: ['newCaptcha'] },
  }),
  raiseQuery: pressed({ 400: { sayServer: true, say: 'general.statusNotOk' } }),
  ownQueries: list,
  appliedLand: list,
  cancelApplication: pressed({ 200: {}, 409: { say: 'cancel.closed' } }),
  documentList: load(),
  saveFileToTemp: load({
    200: {},
    413: { say: 'apply.document.size' },
    415: { say: 'apply.document.type' },
    422: { say: 'apply.document.damaged' },
    423: { say: 'apply.document.locked' },
    424: { say: 'apply.document.complex' },
    503: { say: 'apply.document.failed', help: 'help.files' },
    ...failed('apply.document.failed'),
  }),
  fileBlob: file,
  formName: load(),
  accessToken: load(),
  encryptedFile: file,
  applicantPdf: file,
  applicationReceipt: file,
  decisionOrder: file,
  verifyDocument: load({
    404: { say: 'verify.unknown', effects: ['empty'] },
    410: { say: 'verify.uncheckable' },
  }),
  aadhaarLookup: pressed({
    400: { say: 'shared.aadhaar' },
    404: { say: 'bidder.unknown' },
    503: { say: 'general.statusNotOk', help: 'help.register' },
  }),
  bidderRegistration: pressed({
    400: { sayServer: true, say: 'shared.aadhaar' },
    409: { sayServer: true, say: 'bidder.closed' },
  }),
  applyLand: pressed({
    200: {},
    400: { sayServer: true, say: 'apply.place.wrong' },
    other: { say: 'apply.failed' },
    network: { say: 'apply.noReply' },
  }),
  applyLandDraft: load(),
  applicantStep: pressed({
    400: { sayServer: true, say: 'general.statusNotOk' },
    409: { sayServer: true, say: 'decision.conflict' },
  }),
  applyDraftSave: load({
    403: { say: 'consent.needed' },
    409: { say: 'draft.conflict', effects: ['conflict'] },
    410: { say: 'once.received', effects: ['received'] },
  }),
  applyDraftRead: load({ 404: empty }),
  applyDraftDrop: pressed(),
  grievanceSave: pressed({
    200: {},
    400: { sayServer: true, say: 'apply.place.wrong' },
    other: { say: 'apply.failed' },
    network: { say: 'apply.noReply' },
  }),
  grievanceList: list,
  quarrySave: pressed({
    200: {},
    400: { sayServer: true, say: 'apply.place.wrong' },
    other: { say: 'apply.failed' },
    network: { say: 'apply.noReply' },
  }),
  officerQueue: list,
  officerApplication: load(),
  officerReporter: pressed({ 200: {}, 403: { say: 'reporter.notYours' } }),
  officerStep: pressed({
    400: { sayServer: true, say: 'general.statusNotOk' },
    403: { sayServer: true, say: 'step.notYours' },
    409: { sayServer: true, say: 'decision.conflict' },
  }),
  officerDecision: pressed({
    200: {},
    403: { sayServer: true, say: 'step.notYours' },
    409: { say: 'decision.conflict' },
  }),
  caseList: list,
  officerSummary: load(),
  landInformation: list,
  landInformationExcel: file,
  plotExtent: load(),
  mapLayers: load(),
  mapTile: load(),
  mapFeature: load(),
  landSearch: load(),
  tahasilPlotList: load(),
  verificationDetails: load(),
  landSaleCaseReport: file,
  landFilterReport: load(),
  plotSaleReport: file,
  adminSummary: load(),
  adminList: list,
  adminSave: pressed({
    202: {},
    111: { sayServer: true, say: 'admin.duplicate' },
    400: { sayServer: true, say: 'admin.invalid' },
    409: { sayServer: true, say: 'admin.conflict' },
  }),
  adminDelete: pressed({
    202: {},
    400: { sayServer: true, say: 'admin.required' },
    409: { sayServer: true, say: 'admin.inUse' },
  }),
  adminUpload: load({
    200: {},
    413: { say: 'apply.document.size' },
    415: { say: 'apply.document.type' },
    422: { say: 'apply.document.damaged' },
    423: { say: 'apply.document.locked' },
    424: { say: 'apply.document.complex' },
    503: { say: 'apply.document.failed', help: 'help.files' },
    ...failed('apply.document.failed'),
  }),
  adminMenuChoices: load(),
  adminUserBlock: pressed({
    202: {},
    400: { sayServer: true, say: 'admin.required' },
    409: { sayServer: true, say: 'admin.self' },
  }),
  adminFactorsReset: pressed({
    202: {},
    400: { sayServer: true, say: 'admin.required' },
    404: { say: 'admin.noFactors' },
    409: { sayServer: true, say: 'admin.self' },
  }),
  pendingChangeList: list,
  pendingChangeApprove: pressed({
    403: { sayServer: true, say: 'pending.second' },
    409: { sayServer: true, say: 'pending.over' },
  }),
  pendingChangeRefuse: pressed({
    403: { sayServer: true, say: 'pending.second' },
    409: { sayServer: true, say: 'pending.over' },
  }),
  pendingChangeWithdraw: pressed({
    403: { sayServer: true, say: 'pending.ownOnly' },
    409: { sayServer: true, say: 'pending.over' },
  }),
  queryList: list,
  queryAnswer: answerQuestion,
  tenderQuestionList: list,
  tenderQuestionAnswer: answerQuestion,
} as const satisfies Record<EndpointName, CallOutcomes>;

/** The outcomes of every call by status (spec 8), and where its general failures are shown. */
export const outcomes: Readonly<Record<EndpointName, CallOutcomes>> = table;

type NamesWhere<Place> = {
  [Name in EndpointName]: (typeof table)[Name]['failure'] extends Place ? Name : never;
}[EndpointName];

/** The name of a call that loads content; its failure is shown in place of the content. */
export type LoadName = NamesWhere<'inPlace'>;

const otherContent = 422;
const received: Outcome = { sayServer: true, say: 'once.received', effects: ['received'] };
const expired: Outcome = { say: 'login.tokenExpired', effects: ['signOut', 'toLogin'] };

/** Returns the outcome of a call for a status; 429 is an expired session unless the call has its own row for it. */
export function outcomeOf(name: EndpointName, status: number | 'network' | 'signature'): Outcome {
  const own = outcomes[name];
  if (typeof status === 'string') return own[status] ?? defaultOutcomes[status];
  const found = own[status];
  if (found) return found;
  if (status === 429) return expired;
  if (status === otherContent) return received;
  return status === 200 ? {} : (own.other ?? defaultOutcomes.other);
}
