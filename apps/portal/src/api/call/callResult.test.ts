import { describe, expect, it } from 'vitest';
import { CallError, toHttpError } from './callError.ts';
import { toCallResult, toErrorResult } from './callResult.ts';

describe('an answered call', () => {
  it('succeeds with status 200', () => {
    expect(toCallResult('register', { status: 200 })).toMatchObject({
      isSuccess: true,
      message: { key: 'registration.success' },
      effects: ['toLogin'],
    });
  });

  it('succeeds with a status that has no message in the table', () => {
    expect(toCallResult('bellList', { status: 210, result: [] }).isSuccess).toBe(true);
    expect(toCallResult('activitySave', { status: 500 }).isSuccess).toBe(false);
  });

  it('has the remaining minutes of a lock in its message', () => {
    expect(toCallResult('login', { status: 777, TimeLeft: 18 }).message).toEqual({
      key: 'login.locked',
      values: { n: 12 },
    });
  });

  it('has the server’s message where the table says so', () => {
    const answer = { status: 403, message: 'Please request a new OTP.' };
    expect(toCallResult('forgotMatch', answer).message).toEqual({ text: answer.message });
    expect(toCallResult('forgotMatch', { status: 403 }).message).toEqual({
      key: 'forgot.otp.requestNew',
    });
  });

  it('has the message of the table everywhere else', () => {
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

  it('is shown in a popup for a call that the user started', () => {
    expect(toCallResult('cancelApplication', { status: 500 })).toMatchObject({
      message: { key: 'general.statusNotOk' },
      display: 'popup',
    });
    expect(toErrorResult('login', signature).display).toBe('popup');
    expect(toErrorResult('sendRegOtp', transport).display).toBe('popup');
  });

  it('is shown in place for loaded content, also in the bell’s panel', () => {
    expect(toErrorResult('fillDropDown', transport).display).toBe('inPlace');
    expect(toErrorResult('bellRead', signature).display).toBe('inPlace');
  });
});

// Requirements: ER-009, ER-022
it('a text of the call’s own is shown in place', () => {
  expect(toCallResult('cancelApplication', { status: 409 }).display).toBe('inPlace');
  expect(toErrorResult('login', new CallError('transport', 'x')).display).toBe('inPlace');
});

describe('a service that does not answer', () => {
  const away = new CallError('unavailable', '503 Service Unavailable');

  it('adds a hint below the message', () => {
    expect(toErrorResult('sendRegOtp', away).message).toEqual({
      text: '503 Service Unavailable',
      help: 'help.unavailable',
    });
    expect(toErrorResult('login', away).message).toEqual({
      key: 'login.network',
      help: 'help.unavailable',
    });
  });

  it('has a hint that a refused request or a wrong hash does not have', () => {
    expect(toErrorResult('login', new CallError('signature', '')).message).not.toHaveProperty(
      'help',
    );
    expect(toErrorResult('faq', new CallError('transport', '400')).message).not.toHaveProperty(
      'help',
    );
  });

  it('is also recognised by the status of a gateway', () => {
    expect(toCallResult('sendRegOtp', { status: 503, OTP: '' }).message).toEqual({
      key: 'registration.otp.other',
      help: 'help.messages',
    });
  });
});

it('has an error text where HTTP sends none', () => {
  expect(toHttpError({ status: 500, statusText: '' }).message).toBe('500 Internal Server Error');
  expect(toHttpError({ status: 503, statusText: '' }).failure).toBe('unavailable');
  expect(toHttpError({ status: 404, statusText: 'Not Found' })).toMatchObject({
    failure: 'transport',
    message: '404 Not Found',
  });
});

describe('a call without an answer', () => {
  const transport = new CallError('transport', 'Failed to fetch');

  it('has the network message of its row, else the error text', () => {
    expect(toErrorResult('login', transport).message).toEqual({ key: 'login.network' });
    expect(toErrorResult('fillDropDown', transport).message).toEqual({ text: 'Failed to fetch' });
  });

  it('has a message for a wrong signature, except the summary and the FAQ', () => {
    const signature = new CallError('signature', 'token');
    expect(toErrorResult('login', signature).message).toEqual({ key: 'general.signatureMismatch' });
    expect(toErrorResult('summary', signature).message).toBeUndefined();
  });

  it('logs out when the session has ended', () => {
    expect(toErrorResult('bellCount', new CallError('expired', ''))).toMatchObject({
      message: { key: 'login.tokenExpired' },
      effects: ['signOut', 'toLogin'],
    });
  });
});
