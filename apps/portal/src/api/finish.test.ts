import { describe, expect, it } from 'vitest';
import { CallError } from './callError.ts';
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

describe('a text that is not the call’s own', () => {
  it('is general, so that it comes as a popup', () => {
    expect(finishedWith('cancelApplication', { status: 500 })).toMatchObject({
      said: { key: 'general.statusNotOk' },
      isGeneral: true,
    });
    const signature = new CallError('signature', 'token');
    expect(finishedWithout('login', signature).isGeneral).toBe(true);
    expect(finishedWithout('fillDropDown', new CallError('transport', 'x')).isGeneral).toBe(true);
  });

  it('is not general where the table has words of the call', () => {
    expect(finishedWith('cancelApplication', { status: 409 }).isGeneral).toBe(false);
    expect(finishedWithout('login', new CallError('transport', 'x')).isGeneral).toBe(false);
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
