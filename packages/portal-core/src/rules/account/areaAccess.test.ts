import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UserType } from '../../schemas/account/account.ts';
import { checkAreaAccess, canOpenInOwnArea } from './areaAccess.ts';

const as = (userType: string, isFirstLogin: 0 | 1 = 0) => ({
  userType: userType as UserType,
  isFirstLogin,
});

describe('the areas', () => {
  it.each([
    // Requirements: RO-023, UN-031
    ['CI', 'open', 'signOut', 'signOut'],
    // Requirements: EN-010, UN-026
    ['C', 'signOut', 'open', 'signOut'],
    // Requirement: RO-024
    ['T', 'signOut', 'open', 'signOut'],
    ['O', 'signOut', 'open', 'signOut'],
    // Requirement: RO-025
    ['A', 'signOut', 'signOut', 'open'],
    // Requirements: RO-026, UN-029
    ['X', 'toRoot', 'toRoot', 'toRoot'],
    ['', 'toRoot', 'toRoot', 'toRoot'],
    ['ci', 'toRoot', 'toRoot', 'toRoot'],
  ] as const)('%s: citizen %s, officer %s, admin %s', (userType, citizen, officer, admin) => {
    const who = as(userType);
    expect(checkAreaAccess(who, '/citizen/citizen-dashboard')).toBe(citizen);
    expect(checkAreaAccess(who, '/officer/dashboard')).toBe(officer);
    expect(checkAreaAccess(who, '/admin/new-dashboard')).toBe(admin);
  });

  // Requirements: RO-026, UN-029
  it.each(['/citizen', '/officer/explore-map', '/admin', '/change-password'])(
    'send a visitor of %s to the root',
    (path) => {
      expect(checkAreaAccess(undefined, path)).toBe('toRoot');
    },
  );

  it.each(['X', '', 'ci'])('send a session of the unknown type %j to the root', (userType) => {
    expect(checkAreaAccess(as(userType), '/change-password')).toBe('toRoot');
  });

  it.each(['/Citizen', '/CITIZEN/x', '/citizen/'])('match %s in any case', (path) => {
    expect(checkAreaAccess(as('O'), path)).toBe('signOut');
  });

  // Requirement: UN-032
  it('send every user to the password change first', () => {
    expect(checkAreaAccess(as('A', 1), '/admin')).toBe('toChangePassword');
    expect(checkAreaAccess(as('A', 1), '/admin/tenders')).toBe('toChangePassword');
    expect(checkAreaAccess(as('A', 1), '/change-password')).toBe('open');
    // Requirement: RO-014
    expect(checkAreaAccess(as('O', 1), '/officer')).toBe('toChangePassword');
    expect(checkAreaAccess(as('O', 1), '/officer/change-password')).toBe('open');
    expect(checkAreaAccess(as('CI', 1), '/citizen/edit-profile')).toBe('toChangePassword');
    expect(checkAreaAccess(as('CI', 1), '/Citizen/Change-Password/')).toBe('open');
  });

  it('send a user who needs a second factor to its set-up, after the first password change', () => {
    const needs = (userType: string, isFirstLogin: 0 | 1 = 0) => ({
      ...as(userType, isFirstLogin),
      needsFactor: 1 as const,
    });
    expect(checkAreaAccess(needs('O'), '/officer/dashboard')).toBe('toSecondFactor');
    expect(checkAreaAccess(needs('T'), '/officer')).toBe('toSecondFactor');
    expect(checkAreaAccess(needs('A'), '/admin/questions')).toBe('toSecondFactor');
    expect(checkAreaAccess(needs('A'), '/second-factor')).toBe('open');
    expect(checkAreaAccess(needs('A'), '/change-password')).toBe('open');
    expect(checkAreaAccess(needs('A', 1), '/second-factor')).toBe('toChangePassword');
    expect(checkAreaAccess(needs('O'), '/home')).toBe('open');
  });

  it('do not let citizens open the set-up of a second factor', () => {
    expect(checkAreaAccess(as('CI'), '/second-factor')).toBe('signOut');
    expect(checkAreaAccess(undefined, '/second-factor')).toBe('toRoot');
  });

  // Requirement: UN-030
  it('leave public pages open to everyone', () => {
    const who = fc.constantFrom(undefined, as('CI'), as('O'), as('A'), as('A', 1), as('X'));
    const path = fc.constantFrom(
      '/',
      '/home',
      '/website/faq',
      '/citizens',
      '/officer-list',
      '/login',
    );
    fc.assert(fc.property(who, path, (user, page) => checkAreaAccess(user, page) === 'open'));
  });
});

describe("a user's own area", () => {
  const who = (userType: UserType, isFirstLogin: 0 | 1 = 0) => ({ userType, isFirstLogin });
  it.each([
    ['CI', '/citizen/applications?page=2', true],
    ['CI', '/officer/dashboard', false],
    ['CI', '/website/grievance/addgrievance', false],
    ['CI', '//evil.example/citizen', false],
    ['O', '/officer/dashboard', true],
    ['A', '/admin/new-dashboard', true],
  ] as const)('of %s contains %s: %s', (userType, path, isInside) => {
    expect(canOpenInOwnArea(who(userType), path)).toBe(isInside);
  });

  it('is closed to an administrator who has not changed the first password', () => {
    expect(canOpenInOwnArea(who('A', 1), '/admin/new-dashboard')).toBe(false);
  });
});
