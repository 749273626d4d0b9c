import type { RoutingSession } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { checkGuard } from './guards.ts';

const citizen: RoutingSession = { userType: 'CI', isFirstLogin: 0 };
const officer: RoutingSession = { userType: 'O', isFirstLogin: 0 };
const tahasil: RoutingSession = { userType: 'T', isFirstLogin: 0 };
const newAdministrator: RoutingSession = { userType: 'A', isFirstLogin: 1 };
const allow = { isAllowed: true };

describe('an open page', () => {
  it('is open to everybody', () => {
    expect(checkGuard('open', undefined, '/home')).toEqual(allow);
    expect(checkGuard('open', officer, '/home')).toEqual(allow);
  });
});

describe('a page for visitors', () => {
  it('sends a user to the own dashboard', () => {
    expect(checkGuard('guestOnly', undefined, '/login')).toEqual(allow);
    expect(checkGuard('guestOnly', citizen, '/login')).toMatchObject({
      redirectTo: '/citizen/citizen-dashboard',
      signOut: false,
    });
    expect(checkGuard('guestOnly', newAdministrator, '/login')).toMatchObject({
      redirectTo: '/change-password',
    });
  });
});

describe('an area', () => {
  it('sends a visitor to the root', () => {
    expect(checkGuard('area', undefined, '/citizen/applications')).toMatchObject({
      redirectTo: '/',
      signOut: false,
    });
  });

  it('is open to its own users', () => {
    expect(checkGuard('area', citizen, '/citizen/applications')).toEqual(allow);
    expect(checkGuard('area', tahasil, '/officer/applications')).toEqual(allow);
  });

  it('logs a user of another area out', () => {
    expect(checkGuard('area', citizen, '/officer/dashboard')).toMatchObject({
      redirectTo: '/login',
      signOut: true,
    });
  });
});

describe('a page of officers', () => {
  // Requirement: UN-026
  it('redirects a counter operator to the empty first page', () => {
    const counter: RoutingSession = { userType: 'C', isFirstLogin: 0 };
    for (const path of ['/officer/dashboard', '/officer/applications', '/officer/cases']) {
      expect(checkGuard('officers', counter, path)).toEqual({
        isAllowed: false,
        redirectTo: '/officer',
        signOut: false,
      });
      expect(checkGuard('officers', officer, path)).toEqual(allow);
      expect(checkGuard('officers', tahasil, path)).toEqual(allow);
      expect(checkGuard('officers', citizen, path)).toMatchObject({ signOut: true });
    }
    expect(checkGuard('officerHome', counter, '/officer')).toEqual(allow);
  });
});

describe('a second factor that is missing', () => {
  it('is set up before any page of the area opens', () => {
    const session: RoutingSession = { ...officer, needsFactor: 1 };
    expect(checkGuard('area', session, '/officer/cases')).toMatchObject({
      redirectTo: '/second-factor',
    });
    expect(checkGuard('officerHome', session, '/officer')).toMatchObject({
      redirectTo: '/second-factor',
    });
    expect(checkGuard('area', session, '/second-factor')).toEqual(allow);
    expect(checkGuard('open', session, '/home')).toEqual(allow);
  });
});

describe('somebody who has to change the first password', () => {
  // Requirement: RO-014
  it('is redirected to the password page from everywhere in the own area', () => {
    const newOfficer: RoutingSession = { userType: 'O', isFirstLogin: 1 };
    const page = '/officer/change-password';
    expect(checkGuard('area', newOfficer, '/officer/applications')).toMatchObject({
      redirectTo: page,
    });
    expect(checkGuard('officerHome', newOfficer, '/officer')).toMatchObject({ redirectTo: page });
    expect(checkGuard('landOfficer', newOfficer, '/officer/explore-map')).toMatchObject({
      redirectTo: page,
    });
    expect(checkGuard('area', newOfficer, page)).toEqual(allow);
    expect(checkGuard('area', newAdministrator, '/admin/edit-profile')).toMatchObject({
      redirectTo: '/change-password',
    });
  });
});

describe('the officer home', () => {
  it('is the dashboard for O and itself for T and C', () => {
    expect(checkGuard('officerHome', officer, '/officer')).toMatchObject({
      redirectTo: '/officer/dashboard',
    });
    expect(checkGuard('officerHome', tahasil, '/officer')).toEqual(allow);
  });

  it('is closed to others', () => {
    expect(checkGuard('officerHome', citizen, '/officer')).toMatchObject({ signOut: true });
    expect(checkGuard('officerHome', undefined, '/officer')).toMatchObject({ redirectTo: '/' });
  });
});

describe('a page for land officers', () => {
  const page = '/officer/explore-map';

  it('is open to O and tells other officers that they have no access', () => {
    expect(checkGuard('landOfficer', officer, page)).toEqual(allow);
    expect(checkGuard('landOfficer', tahasil, page)).toMatchObject({
      redirectTo: '/website/no-access',
      signOut: false,
    });
  });

  it('is closed to others', () => {
    expect(checkGuard('landOfficer', citizen, page)).toMatchObject({
      redirectTo: '/login',
      signOut: true,
    });
    expect(checkGuard('landOfficer', undefined, page)).toMatchObject({ redirectTo: '/' });
  });
});

describe('the password page at the root', () => {
  it('is open to administrators and redirects others to the page of their area', () => {
    const page = '/change-password';
    expect(checkGuard('adminPassword', newAdministrator, page)).toEqual(allow);
    expect(checkGuard('adminPassword', undefined, page)).toMatchObject({
      redirectTo: '/',
      signOut: false,
    });
    expect(checkGuard('adminPassword', citizen, page)).toMatchObject({
      redirectTo: '/citizen/change-password',
      signOut: false,
    });
    expect(checkGuard('adminPassword', tahasil, page)).toMatchObject({
      redirectTo: '/officer/change-password',
    });
  });
});
