import { describe, expect, it } from 'vitest';
import {
  parseStoredSession,
  sessionKeys,
  toSession,
  toStoredSession,
  welcomeName,
} from './session.ts';

const answer = {
  status: 200 as const,
  result: 'secret-token',
  userId: 7,
  userRollId: 5,
  userType: 'CI' as const,
  isFirstLogin: 0 as const,
  fullName: 'Sarojini Behera',
  userName: 'sarojini',
  emailId: 's@temple.example',
  mobileNo: '9437000001',
  districtCode: '12',
  tahasilCode: '34',
  userRoleType: 'CITIZEN',
};

describe('the session', () => {
  const stored = toStoredSession(toSession(answer));

  // Requirement: UN-028
  it('stores exactly the keys of the specification', () => {
    expect(Object.keys(stored).sort()).toEqual([...sessionKeys].sort());
    expect(stored).toMatchObject({ tokan: 'secret-token', isLoggedIn: '1', userRoleId: '5' });
  });

  it('is parsed as it was stored', () => {
    expect(parseStoredSession((key) => stored[key])).toEqual(toSession(answer));
  });

  it('stores that a second factor is missing only while it is', () => {
    const session = { ...toSession(answer), needsFactor: 1 as const };
    const incomplete = toStoredSession(session);
    expect(incomplete.needsFactor).toBe('1');
    expect(parseStoredSession((key) => incomplete[key])).toEqual(session);
    expect('needsFactor' in stored).toBe(false);
  });

  it('stores the theme only if it is dark', () => {
    const session = { ...toSession(answer), theme: 'dark' as const };
    const dark = toStoredSession(session);
    expect(dark.theme).toBe('dark');
    expect(parseStoredSession((key) => dark[key])).toEqual(session);
    expect('theme' in stored).toBe(false);
  });

  it('stores the rights to data of an officer only', () => {
    const dataRights = ['data.land.see', 'data.land.query'];
    const session = { ...toSession(answer), dataRights };
    const officer = toStoredSession(session);
    expect(officer.dataRights).toBe('data.land.see,data.land.query');
    expect(parseStoredSession((key) => officer[key])).toEqual(session);
    expect('dataRights' in stored).toBe(false);
  });

  it('is undefined without a token or a user', () => {
    expect(parseStoredSession(() => undefined)).toBeUndefined();
    expect(parseStoredSession((key) => (key === 'tokan' ? '' : stored[key]))).toBeUndefined();
    expect(parseStoredSession((key) => (key === 'userId' ? 'x' : stored[key]))).toBeUndefined();
  });
});

it('welcomes a user by the full name, else by the login name', () => {
  const session = toSession(answer);
  expect(welcomeName(session)).toBe('Sarojini Behera');
  expect(welcomeName({ ...session, fullName: ' ' })).toBe('sarojini');
});
