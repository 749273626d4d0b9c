import { describe, expect, it } from 'vitest';
import { CallError, httpError } from './callError.ts';
import { finishedWith, finishedWithout } from './finish.ts';

describe('an answered call', () => {
  it('worked when its status is 200', () => {
    expect(finishedWith('register', { status: 200 })).toMatchObject({
      isSuccess: true,
      said: { key: 'registration.success' },
      effects: ['toLogin'],
    });
  });

  it('worked when the table knows the status and has nothing to say', () => {
    expect(finishedWith('bellList', { status: 210, result: [] }).isSuccess).toBe(true);
    expect(finishedWith('activitySave', { status: 500 }).isSuccess).toBe(false);
  });

  it('tells the minutes that remain of a lock', () => {
    expect(finishedWith('login', { status: 777, TimeLeft: 18 }).said).toEqual({
      key: 'login.locked',
      values: { n: 12 },
    });
  });

  it('tells the server’s own message where the table says so', () => {
    const answer = { status: 403, message: 'Please request a new OTP.' };
    expect(finishedWith('forgotMatch', answer).said).toEqual({ text: answer.message });
    expect(finishedWith('forgotMatch', { status: 403 }).said).toEqual({
      key: 'forgot.otp.requestNew',
    });
  });

  it('keeps its own words where the table does not ask for the server’s', () => {
    const answer = { status: 401, message: 'Something else.' };
    expect(finishedWith('forgotMatch', answer).said).toEqual({ key: 'forgot.otp.invalid' });
  });

  it('ends the session on 429 of any call', () => {
    expect(finishedWith('officerQueue', { status: 429 })).toMatchObject({
      isSuccess: false,
      said: { key: 'login.tokenExpired' },
      effects: ['signOut', 'toLogin'],
    });
  });
});

// Requirements: ER-001, ER-002, ER-003, EV-007
describe('a text that is not the call’s own', () => {
  const signature = new CallError('signature', 'token');
  const transport = new CallError('transport', 'x');

  it('comes as a popup for a call that somebody pressed', () => {
    expect(finishedWith('cancelApplication', { status: 500 })).toMatchObject({
      said: { key: 'general.statusNotOk' },
      saidIn: 'popup',
    });
    expect(finishedWithout('login', signature).saidIn).toBe('popup');
    expect(finishedWithout('sendRegOtp', transport).saidIn).toBe('popup');
  });

  it('stands in the place of what was loaded, the bell’s panel too', () => {
    expect(finishedWithout('fillDropDown', transport).saidIn).toBe('inPlace');
    expect(finishedWithout('bellRead', signature).saidIn).toBe('inPlace');
  });
});

// Requirements: ER-009, ER-022
it('a text of the call’s own stands in its place', () => {
  expect(finishedWith('cancelApplication', { status: 409 }).saidIn).toBe('inPlace');
  expect(finishedWithout('login', new CallError('transport', 'x')).saidIn).toBe('inPlace');
});

describe('a service that does not answer', () => {
  const away = new CallError('unavailable', '503 Service Unavailable');

  it('leaves the words as they are and tells what to do under them', () => {
    expect(finishedWithout('sendRegOtp', away).said).toEqual({
      text: '503 Service Unavailable',
      help: 'help.unavailable',
    });
    expect(finishedWithout('login', away).said).toEqual({
      key: 'login.network',
      help: 'help.unavailable',
    });
  });

  it('is not what a refused request or a wrong hash means', () => {
    expect(finishedWithout('login', new CallError('signature', '')).said).not.toHaveProperty(
      'help',
    );
    expect(finishedWithout('faq', new CallError('transport', '400')).said).not.toHaveProperty(
      'help',
    );
  });

  it('can be a gateway alone, and is told so', () => {
    expect(finishedWith('sendRegOtp', { status: 503, OTP: '' }).said).toEqual({
      key: 'registration.otp.other',
      help: 'help.messages',
    });
  });
});

it('has an error text also where HTTP sends none', () => {
  expect(httpError({ status: 500, statusText: '' }).message).toBe('500 Internal Server Error');
  expect(httpError({ status: 503, statusText: '' }).failure).toBe('unavailable');
  expect(httpError({ status: 404, statusText: 'Not Found' })).toMatchObject({
    failure: 'transport',
    message: '404 Not Found',
  });
});

describe('a call without an answer', () => {
  const transport = new CallError('transport', 'Failed to fetch');

  it('tells its own network text, else the error text', () => {
    expect(finishedWithout('login', transport).said).toEqual({ key: 'login.network' });
    expect(finishedWithout('fillDropDown', transport).said).toEqual({ text: 'Failed to fetch' });
  });

  it('tells a wrong signature, but not for the summary and the FAQ', () => {
    const signature = new CallError('signature', 'token');
    expect(finishedWithout('login', signature).said).toEqual({ key: 'general.signatureMismatch' });
    expect(finishedWithout('summary', signature).said).toBeUndefined();
  });

  it('signs out when the session has ended', () => {
    expect(finishedWithout('bellCount', new CallError('expired', ''))).toMatchObject({
      said: { key: 'login.tokenExpired' },
      effects: ['signOut', 'toLogin'],
    });
  });
});
