import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { listPlaceholders } from '../messages/format.ts';
import { api, type EndpointName } from './api.ts';
import type { Effect, Outcome } from './outcome.ts';
import { defaultOutcomes, findOutcome, outcomes } from './outcomes.ts';

type Status = number | 'network';
type Row = readonly [EndpointName, Status, string | undefined, readonly Effect[]];

const limit = 'You have exceeded the OTP attempt limit. Please try again after 30 minutes.';
const wrong = 'Something Went Wrong!';
/** Any status that no call lists. */
const other = 599;

/** The error catalogue of the specification, section 8: call, status, text, effects. */
const catalogue: readonly Row[] = [
  ['trackStatus', 200, undefined, ['newCaptcha']],
  ['trackStatus', 223, 'Invalid Captcha .', ['clearAnswer', 'newCaptcha']],
  ['trackStatus', 404, 'Invalid Application / Token / Case No.', ['newCaptcha']],
  ['trackStatus', other, 'Something went wrong', ['newCaptcha']],
  ['trackStatus', 'network', 'Something went wrong', ['newCaptcha']],
  ['bellCount', 200, undefined, []],
  ['bellCount', 210, undefined, []],
  ['bellCount', other, wrong, []],
  ['bellCount', 'network', wrong, []],
  ['bellList', 210, undefined, ['closePanel']],
  ['bellList', other, wrong, []],
  ['bellList', 'network', wrong, []],
  ['bellRead', other, wrong, []],
  ['notificationSearch', 200, undefined, []],
  ['notificationSearch', 404, 'No Record Found.', ['empty']],
  ['notificationSearch', other, wrong, []],
  ['notificationSearch', 'network', wrong, []],
  ['login', 200, undefined, []],
  [
    'login',
    444,
    'Your account has been blocked ! Contact your administrator',
    ['signOut', 'toLogin', 'newCaptcha'],
  ],
  ['login', 500, 'Failed to login.  Invalid credentials. ', ['resetForm', 'newCaptcha']],
  ['login', 0, 'Input. ', ['newCaptcha']],
  ['login', 223, 'Invalid Captcha .', ['resetForm', 'newCaptcha']],
  ['login', 429, 'Token Expired ', ['signOut', 'toLogin', 'newCaptcha']],
  ['login', 432, 'Failed to login.  Invalid credentials', ['signOut', 'newCaptcha']],
  ['login', 777, 'Your account has been locked. Try  after {n} minutes.', ['newCaptcha']],
  ['login', other, wrong, ['newCaptcha']],
  ['login', 'network', 'Failed to Login.  Something wrong. ', ['newCaptcha']],
  ['register', 200, 'Registration Successful', ['toLogin']],
  ['register', 111, 'Duplicate Mobile No. Or Email', ['newCaptcha']],
  ['register', 110, 'Password And ConfirmPassword Should Match .', ['newCaptcha']],
  ['register', 223, 'Invalid Captcha .', ['clearAnswer', 'newCaptcha']],
  ['register', other, 'Failed to Login.  Please Try Again. ', ['newCaptcha']],
  ['register', 'network', 'Failed to Login.  Please Try Again. ', ['newCaptcha']],
  ['sendRegOtp', 200, undefined, []],
  ['sendRegOtp', 401, limit, []],
  ['sendRegOtp', 500, 'Mobile No. Already Present', []],
  ['sendRegOtp', other, 'Invalid Response', []],
  ['verifyRegOtp', 200, 'Verified', []],
  ['verifyRegOtp', 401, limit, ['clearOtp']],
  ['verifyRegOtp', 500, 'Invalid / Expired OTP.', ['clearOtp']],
  ['verifyRegOtp', other, wrong, []],
  ['resendRegOtp', 401, limit, []],
  ['resendRegOtp', 500, 'Try Again', []],
  ['resendRegOtp', other, wrong, []],
  ['forgotSend', 401, 'Kindly enter a valid user Id ', []],
  ['forgotSend', 405, limit, []],
  ['forgotSend', other, wrong, []],
  ['forgotMatch', 401, 'Invalid / Expired OTP.', ['clearOtp']],
  ['forgotMatch', 403, 'Please request a new OTP.', ['clearOtp']],
  ['forgotMatch', 405, limit, ['clearOtp']],
  ['forgotSet', 200, 'Password updated successfully', ['toLogin']],
  ['forgotSet', other, wrong, ['resetForm', 'newCaptcha']],
  ['changePassword', 200, 'Password updated successfully', ['resetForm', 'signOut', 'toLogin']],
  ['changePassword', other, wrong, ['resetForm']],
  ['changePassword', 'network', 'Error occurred while updating password', ['resetForm']],
  ['summary', 200, undefined, []],
  ['summary', other, 'Something Went wrong', []],
  ['summary', 'network', 'Something went wrong. Please try again later.', []],
  ['faq', 200, undefined, []],
  ['faq', other, 'Something Went wrong', []],
  ['tenderSearch', other, 'Something Went Wrong.', []],
  ['tenderSearch', 'network', 'Something Went Wrong.', []],
  ['captchaGenerate', other, 'Something went wrong', []],
  ['captchaGenerate', 'network', 'Something went wrong', []],
  ['activitySave', other, undefined, ['silent']],
  ['activitySave', 'network', undefined, ['silent']],
  ['fillDropDown', other, wrong, []],
  ['officerSummary', other, wrong, []],
];

const textOf = ({ message }: Outcome) => message && en[message];

describe('the error catalogue', () => {
  it.each(catalogue)('%s %s: %s', (name, status, text, effects) => {
    const outcome = findOutcome(name, status);
    expect(textOf(outcome)).toBe(text);
    expect(outcome.effects ?? []).toEqual(effects);
  });

  it.each(['forgotMatch 403', 'forgotSet 400', 'changePassword 401'] as const)(
    'shows the message of the service where the specification says so: %s',
    (row) => {
      const [name, status] = row.split(' ') as [EndpointName, string];
      expect(findOutcome(name, Number(status)).showsServerMessage).toBe(true);
    },
  );

  it.each<EndpointName>([
    'notificationSearch',
    'officerSummary',
    'sendRegOtp',
    'verifyRegOtp',
    'resendRegOtp',
    'forgotSend',
    'forgotMatch',
    'forgotSet',
    'faq',
    'appliedLand',
    'landInformation',
    'officerQueue',
  ])(
    'shows the error text without an answer to %s, which has no words of its own for it',
    (name) => {
      expect(findOutcome(name, 'network').showsErrorText).toBe(true);
    },
  );

  it.each<EndpointName>([
    'trackStatus',
    'bellCount',
    'login',
    'register',
    'changePassword',
    'summary',
    'captchaGenerate',
  ])('has its own message when %s gets no answer', (name) => {
    expect(findOutcome(name, 'network').showsErrorText).toBeUndefined();
  });

  it('shows the remaining minutes of an account lock', () => {
    expect(findOutcome('login', 777).values).toBe('minutesLeft');
  });
});

describe('every call', () => {
  const names = Object.keys(api) as EndpointName[];

  it.each(names)('%s shows a message or is explicitly silent when it fails', (name) => {
    for (const status of [other, 'network'] as const) {
      const outcome = findOutcome(name, status);
      const isSilent = outcome.effects?.includes('silent') ?? false;
      expect(isSilent).toBe(outcome.message === undefined);
    }
  });

  it.each(names)('%s ends the session when its token has expired', (name) => {
    const { message, effects } = findOutcome(name, 429);
    expect(message).toBe('login.tokenExpired');
    expect(effects).toEqual(expect.arrayContaining(['signOut', 'toLogin']));
  });

  it.each(names)('%s has a placeholder only where the outcome fills it', (name) => {
    const { failure, ...rows } = outcomes[name];
    expect(['popup', 'inPlace', 'log']).toContain(failure);
    for (const outcome of Object.values<Outcome>(rows)) {
      const places = listPlaceholders(textOf(outcome) ?? '');
      expect(places).toEqual(outcome.values === 'minutesLeft' ? ['n'] : []);
    }
  });
});

it('shows "Something Went Wrong!" by default', () => {
  expect([defaultOutcomes.other, defaultOutcomes.network].map(textOf)).toEqual([wrong, wrong]);
});
