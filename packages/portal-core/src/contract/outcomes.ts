// Long because it is one table: every status of every call.
import type { MessageKey } from '../messages/en.ts';
import type { EndpointName } from './api.ts';
import type { Outcome, Outcomes } from './outcome.ts';

/** What holds where a call says nothing of its own (spec 8, General). */
export const defaultOutcomes = {
  other: { say: 'general.statusNotOk' },
  network: { say: 'general.statusNotOk', sayError: true },
} as const satisfies Outcomes;

const failed = (say: MessageKey) => ({ other: { say }, network: { say } });

/** Every status of every call that means something, spec section 8. */
export const outcomes: Readonly<Partial<Record<EndpointName, Outcomes>>> = {
  activitySave: { other: { effects: ['silent'] }, network: { effects: ['silent'] } },
  captchaGenerate: failed('captcha.failed'),
  trackStatus: {
    200: { effects: ['newCaptcha'] },
    223: { say: 'track.captcha.invalid', effects: ['clearAnswer', 'newCaptcha'] },
    404: { say: 'track.notFound', effects: ['newCaptcha'] },
    other: { say: 'track.failed', effects: ['newCaptcha'] },
    network: { say: 'track.failed', effects: ['newCaptcha'] },
  },
  login: {
    200: {},
    0: { say: 'login.input', effects: ['newCaptcha'] },
    223: { say: 'login.captcha.invalid', effects: ['resetForm', 'newCaptcha'] },
    429: { say: 'login.tokenExpired', effects: ['signOut', 'toLogin', 'newCaptcha'] },
    432: { say: 'login.invalidLogout', effects: ['signOut', 'newCaptcha'] },
    444: { say: 'login.blocked', effects: ['signOut', 'toLogin', 'newCaptcha'] },
    500: { say: 'login.invalid', effects: ['resetForm', 'newCaptcha'] },
    777: { say: 'login.locked', with: 'minutesLeft', effects: ['newCaptcha'] },
    other: { say: 'general.statusNotOk', effects: ['newCaptcha'] },
    network: { say: 'login.network', effects: ['newCaptcha'] },
  },
  logout: { other: { effects: ['silent'] }, network: { effects: ['silent'] } },
  sendRegOtp: {
    200: {},
    401: { say: 'registration.otp.limit' },
    500: { say: 'registration.otp.mobilePresent' },
    other: { say: 'registration.otp.other' },
  },
  verifyRegOtp: {
    200: { say: 'registration.verified' },
    401: { say: 'registration.otp.limit', effects: ['clearOtp'] },
    500: { say: 'registration.otp.invalid', effects: ['clearOtp'] },
  },
  resendRegOtp: {
    200: {},
    401: { say: 'registration.otp.limit' },
    500: { say: 'registration.otp.resendFailed' },
  },
  register: {
    200: { say: 'registration.success', effects: ['toLogin'] },
    400: { sayServer: true, say: 'registration.failed', effects: ['newCaptcha'] },
    110: { say: 'registration.password.mismatch', effects: ['newCaptcha'] },
    111: { say: 'registration.mobile.duplicate', effects: ['newCaptcha'] },
    223: { say: 'registration.captcha.invalid', effects: ['clearAnswer', 'newCaptcha'] },
    other: { say: 'registration.failed', effects: ['newCaptcha'] },
    network: { say: 'registration.failed', effects: ['newCaptcha'] },
  },
  forgotSend: {
    200: {},
    401: { say: 'forgot.user.invalid' },
    405: { say: 'forgot.otp.limit' },
  },
  forgotMatch: {
    200: {},
    401: { say: 'forgot.otp.invalid', effects: ['clearOtp'] },
    403: { sayServer: true, say: 'forgot.otp.requestNew', effects: ['clearOtp'] },
    405: { say: 'forgot.otp.limit', effects: ['clearOtp'] },
  },
  forgotSet: {
    200: { say: 'forgot.success', effects: ['toLogin'] },
    223: { say: 'registration.captcha.invalid', effects: ['resetForm', 'newCaptcha'] },
    other: { sayServer: true, say: 'general.statusNotOk', effects: ['resetForm', 'newCaptcha'] },
    network: {
      say: 'general.statusNotOk',
      sayError: true,
      effects: ['resetForm', 'newCaptcha'],
    },
  },
  changePassword: {
    200: { say: 'change.success', effects: ['resetForm', 'signOut', 'toLogin'] },
    other: { sayServer: true, say: 'general.statusNotOk', effects: ['resetForm'] },
    network: { say: 'change.network', effects: ['resetForm'] },
  },
  checkCurrPassword: { 200: {}, 401: { sayServer: true, say: 'change.currentIncorrect' } },
  updateDetails: {
    111: { sayServer: true, say: 'registration.mobile.duplicate' },
    400: { sayServer: true, say: 'general.statusNotOk' },
  },
  accessLedger: { 200: {}, 404: {} },
  mobileChangeSend: {
    200: {},
    400: { say: 'registration.mobile.format' },
    401: { say: 'registration.otp.limit' },
    403: { sayServer: true, say: 'profile.mobile.proveFirst' },
    500: { say: 'registration.otp.mobilePresent' },
    other: { say: 'registration.otp.other' },
  },
  mobileChangeMatch: {
    200: {},
    401: { say: 'registration.otp.limit', effects: ['clearOtp'] },
    403: { sayServer: true, say: 'profile.mobile.proveFirst', effects: ['clearOtp'] },
    409: { say: 'registration.otp.mobilePresent', effects: ['clearOtp'] },
    500: { say: 'registration.otp.invalid', effects: ['clearOtp'] },
  },
  raiseQuery: { 400: { sayServer: true, say: 'general.statusNotOk' } },
  consentWithdraw: { 404: { say: 'consent.none' } },
  consentGive: { 409: { say: 'consent.given' } },
  ownQueries: { 200: {}, 404: {} },
  queryList: { 200: {}, 404: {} },
  queryAnswer: { 409: { say: 'query.answered' }, 404: { say: 'query.answered' } },
  tenderQuestionList: { 200: {}, 404: {} },
  tenderQuestionAnswer: { 409: { say: 'query.answered' }, 404: { say: 'query.answered' } },
  tenderHistory: { 404: { say: 'tender.gone' } },
  bellCount: { 200: {}, 210: {}, ...failed('bell.failed') },
  bellList: { 200: {}, 210: {}, ...failed('bell.failed') },
  bellRead: { 200: {}, ...failed('bell.failed') },
  notificationSearch: {
    200: {},
    404: { say: 'notification.empty' },
    other: { say: 'notification.failed' },
    network: { say: 'notification.failed', sayError: true },
  },
  tenderSearch: {
    other: { say: 'general.viewAllFailed', effects: ['logged'] },
    network: { say: 'general.viewAllFailed', effects: ['logged'] },
  },
  summary: { 200: {}, other: { say: 'summary.failed' }, network: { say: 'summary.network' } },
  faq: { other: { say: 'faq.failed' } },
  appliedLand: { 200: {}, 404: {} },
  cancelApplication: { 200: {}, 409: { say: 'cancel.closed' } },
  saveFileToTemp: {
    200: {},
    413: { say: 'apply.document.size' },
    415: { say: 'apply.document.type' },
    422: { say: 'apply.document.damaged' },
    423: { say: 'apply.document.locked' },
    424: { say: 'apply.document.complex' },
    ...failed('apply.document.failed'),
  },
  applyLand: {
    200: {},
    400: { sayServer: true, say: 'apply.place.wrong' },
    ...failed('apply.failed'),
  },
  aadhaarLookup: { 400: { say: 'shared.aadhaar' }, 404: { say: 'bidder.unknown' } },
  bidderRegistration: {
    400: { sayServer: true, say: 'shared.aadhaar' },
    409: { say: 'bidder.closed' },
  },
  grievanceList: { 200: {}, 404: {} },
  grievanceSave: {
    200: {},
    400: { sayServer: true, say: 'apply.place.wrong' },
    ...failed('apply.failed'),
  },
  quarrySave: {
    200: {},
    400: { sayServer: true, say: 'apply.place.wrong' },
    ...failed('apply.failed'),
  },
  applicantStep: {
    400: { sayServer: true, say: 'general.statusNotOk' },
    409: { sayServer: true, say: 'decision.conflict' },
  },
  applyDraftSave: { 403: { say: 'consent.needed' }, 409: { say: 'draft.conflict' } },
  applyDraftRead: { 404: {} },
  verifyDocument: { 404: { say: 'verify.unknown' }, 410: { say: 'verify.uncheckable' } },
  caseList: { 200: {}, 404: {} },
  officerStep: {
    400: { sayServer: true, say: 'general.statusNotOk' },
    403: { sayServer: true, say: 'step.notYours' },
    409: { sayServer: true, say: 'decision.conflict' },
  },
  plotCheck: {
    200: { effects: ['newCaptcha'] },
    223: { say: 'track.captcha.invalid', effects: ['clearAnswer', 'newCaptcha'] },
    404: { say: 'apply.place.wrong', effects: ['newCaptcha'] },
    other: { say: 'general.statusNotOk', effects: ['newCaptcha'] },
    network: { say: 'general.statusNotOk', sayError: true, effects: ['newCaptcha'] },
  },
  landInformation: { 200: {}, 404: {} },
  officerQueue: { 200: {}, 404: {} },
  tenderAsk: { 403: { say: 'consent.needed' }, 409: { say: 'tenderAsk.closed' } },
  adminList: { 200: {}, 404: {} },
  adminSave: {
    111: { sayServer: true, say: 'admin.duplicate' },
    400: { sayServer: true, say: 'admin.invalid' },
    409: { sayServer: true, say: 'admin.conflict' },
  },
  adminDelete: { 409: { sayServer: true, say: 'admin.inUse' } },
  adminUpload: {
    200: {},
    413: { say: 'apply.document.size' },
    415: { say: 'apply.document.type' },
    422: { say: 'apply.document.damaged' },
    423: { say: 'apply.document.locked' },
    424: { say: 'apply.document.complex' },
    ...failed('apply.document.failed'),
  },
  adminUserBlock: { 409: { say: 'admin.self' } },
  officerDecision: {
    200: {},
    403: { sayServer: true, say: 'step.notYours' },
    409: { say: 'decision.conflict' },
  },
};

const expired: Outcome = { say: 'login.tokenExpired', effects: ['signOut', 'toLogin'] };

/** Gives what a status of a call means; 429 is an expired session wherever a call does not say otherwise. */
export function outcomeOf(name: EndpointName, status: number | 'network'): Outcome {
  const own = outcomes[name] ?? {};
  if (status === 'network') return own.network ?? defaultOutcomes.network;
  const found = own[status];
  if (found) return found;
  if (status === 429) return expired;
  return status === 200 ? {} : (own.other ?? defaultOutcomes.other);
}
