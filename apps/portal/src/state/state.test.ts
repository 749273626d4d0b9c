import { describe, expect, it } from 'vitest';
import { allowedFontSize } from './fontSize.ts';
import { fromStored, sessionKeys, sessionOfLogin, toStored, welcomeName } from './session.ts';

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
  const stored = toStored(sessionOfLogin(answer));

  // Requirement: UN-028
  it('stores exactly the keys of the specification', () => {
    expect(Object.keys(stored).sort()).toEqual([...sessionKeys].sort());
    expect(stored).toMatchObject({ tokan: 'secret-token', isLoggedIn: '1', userRoleId: '5' });
  });

  it('is read back as it was', () => {
    expect(fromStored((key) => stored[key])).toEqual(sessionOfLogin(answer));
  });

  it('keeps that a second factor is missing, only while it is', () => {
    const session = { ...sessionOfLogin(answer), needsFactor: 1 as const };
    const kept = toStored(session);
    expect(kept.needsFactor).toBe('1');
    expect(fromStored((key) => kept[key])).toEqual(session);
    expect('needsFactor' in stored).toBe(false);
  });

  it('is none without a token or a user', () => {
    expect(fromStored(() => undefined)).toBeUndefined();
    expect(fromStored((key) => (key === 'tokan' ? '' : stored[key]))).toBeUndefined();
    expect(fromStored((key) => (key === 'userId' ? 'x' : stored[key]))).toBeUndefined();
  });
});

it('welcomes by the full name, and by the login name who has none', () => {
  const session = sessionOfLogin(answer);
  expect(welcomeName(session)).toBe('Sarojini Behera');
  expect(welcomeName({ ...session, fullName: ' ' })).toBe('sarojini');
});

describe('allowedFontSize', () => {
  it.each([
    [11, 12],
    [12, 12],
    [15.4, 15],
    [19, 19],
    [20, 19],
    [Number.NaN, 16],
  ])('%d becomes %d', (size, allowed) => {
    expect(allowedFontSize(size)).toBe(allowed);
  });
});
