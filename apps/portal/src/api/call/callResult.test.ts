import { describe, expect, it } from 'vitest';
import { CallError, toHttpError } from './callError.ts';
import { toCallResult, toErrorResult } from './callResult.ts';

describe('an answered call', () => {
  it('worked when its status is 200', () => {
    expect(toCallResult('register', { status: 200 })).toMatchObject({
      isSuccess: true,
      message: { key: 'registration.success' },
      effects: ['toLogin'],
    });
  });

  it('worked when the table knows the status and has nothing to say', () => {
    expect(toCallResult('bellList', { status: 210, result: [] }).isSuccess).toBe(true);
    expect(toCallResult('activitySave', { status: 500 }).isSuccess).toBe(false);
  });

  it('tells the minutes that remain of a lock', () => {
    expect(toCallResult('login', { status: 777, TimeLeft: 18 }).message).toEqual({
      key: 'login.locked',
      values: { n: 12 },
    });
  });

  it('tells the server’s own message where the table says so', () => {
    const answer = { status: 403, message: 'Please request a new OTP.' };
    expect(toCallResult('forgotMatch', answer).message).toEqual({ text: answer.message });
    expect(toCallResult('forgotMatch', { status: 403 }).message).toEqual({
      key: 'forgot.otp.requestNew',
    });
  });

  it('keeps its own words where the table does not ask for the server’s', () => {
    const answer = { status: 401, message: 'Something else.' };
    expect(toCallResult('forgotMatch', answer).message).toEqual({ key: 'forgot.otp.invalid' });
  });

  it('ends the session on 429 of any call', () => {
    expect(toCallResult('officerQueue', { status: 429 })).toMatchObject({
      isSuccess: false,
      message: { key: 'login.tokenExpired' },
      effects: ['signOut', 'toLogin'],
    });
  });
});

// Requirements: ER-001, ER-002, ER-003, EV-007
describe('a text that is not the call’s own', () => {
  const signature = new CallError('signature', 'token');
  const transport = new CallError('transport', 'x');

  it('comes as a popup for a call that somebody pressed', () => {
    expect(toCallResult('cancelApplication', { status: 500 })).toMatchObject({
      message: { key: 'general.statusNotOk' },
      display: 'popup',
    });
    expect(toErrorResult('login', signature).display).toBe('popup');
    expect(toErrorResult('sendRegOtp', transport).display).toBe('popup');
  });

  it('stands in the place of what was loaded, the bell’s panel too', () => {
    expect(toErrorResult('fillDropDown', transport).display).toBe('inPlace');
    expect(toErrorResult('bellRead', signature).display).toBe('inPlace');
  });
});

// Requirements: ER-009, ER-022
it('a text of the call’s own stands in its place', () => {
  expect(toCallResult('cancelApplication', { status: 409 }).display).toBe('inPlace');
  expect(toErrorResult('login', new CallError('transport', 'x')).display).toBe('inPlace');
});

describe('a service that does not answer', () => {
  const away = new CallError('unavailable', '503 Service Unavailable');

  it('leaves the words as they are and tells what to do under them', () => {
    expect(toErrorResult('sendRegOtp', away).message).toEqual({
      text: '503 Service Unavailable',
      help: 'help.unavailable',
    });
    expect(toErrorResult('login', away).message).toEqual({
      key: 'login.network',
      help: 'help.unavailable',
    });
  });

  it('is not what a refused request or a wrong hash means', () => {
    expect(toErrorResult('login', new CallError('signature', '')).message).not.toHaveProperty(
      'help',
    );
    expect(toErrorResult('faq', new CallError('transport', '400')).message).not.toHaveProperty(
      'help',
    );
  });

  it('can be a gateway alone, and is told so', () => {
    expect(toCallResult('sendRegOtp', { status: 503, OTP: '' }).message).toEqual({
      key: 'registration.otp.other',
      help: 'help.messages',
    });
  });
});

it('has an error text also where HTTP sends none', () => {
  expect(toHttpError({ status: 500, statusText: '' }).message).toBe('500 Internal Server Error');
  expect(toHttpError({ status: 503, statusText: '' }).failure).toBe('unavailable');
  expect(toHttpError({ status: 404, statusText: 'Not Found' })).toMatchObject({
    failure: 'transport',
    message: '404 Not Found',
  });
});

describe('a call without an answer', () => {
  const transport = new CallError('transport', 'Failed to fetch');

  it('tells its own network text, else the error text', () => {
    expect(toErrorResult('login', transport).message).toEqual({ key: 'login.network' });
    expect(toErrorResult('fillDropDown', transport).message).toEqual({ text: 'Failed to fetch' });
  });

  it('tells a wrong signature, but not for the summary and the FAQ', () => {
    const signature = new CallError('signature', 'token');
    expect(toErrorResult('login', signature).message).toEqual({ key: 'general.signatureMismatch' });
    expect(toErrorResult('summary', signature).message).toBeUndefined();
  });

  it('signs out when the session has ended', () => {
    expect(toErrorResult('bellCount', new CallError('expired', ''))).toMatchObject({
      message: { key: 'login.tokenExpired' },
      effects: ['signOut', 'toLogin'],
    });
  });
});
