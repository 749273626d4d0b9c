import type { RoutingSession } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { decide } from './guards.ts';

const citizen: RoutingSession = { userType: 'CI', isFirstLogin: 0 };
const officer: RoutingSession = { userType: 'O', isFirstLogin: 0 };
const tahasil: RoutingSession = { userType: 'T', isFirstLogin: 0 };
const newAdministrator: RoutingSession = { userType: 'A', isFirstLogin: 1 };
const enter = { enter: true };

describe('an open page', () => {
  it('lets everybody in', () => {
    expect(decide('open', undefined, '/home')).toEqual(enter);
    expect(decide('open', officer, '/home')).toEqual(enter);
  });
});

describe('a page for visitors', () => {
  it('sends a user to the own dashboard', () => {
    expect(decide('guestOnly', undefined, '/login')).toEqual(enter);
    expect(decide('guestOnly', citizen, '/login')).toMatchObject({
      go: '/citizen/citizen-dashboard',
      signOut: false,
    });
    expect(decide('guestOnly', newAdministrator, '/login')).toMatchObject({
      go: '/change-password',
    });
  });
});

describe('an area', () => {
  it('sends a visitor to the root', () => {
    expect(decide('area', undefined, '/citizen/applications')).toMatchObject({
      go: '/',
      signOut: false,
    });
  });

  it('lets its own users in', () => {
    expect(decide('area', citizen, '/citizen/applications')).toEqual(enter);
    expect(decide('area', tahasil, '/officer/applications')).toEqual(enter);
  });

  it('logs a user of another area out', () => {
    expect(decide('area', citizen, '/officer/dashboard')).toMatchObject({
      go: '/login',
      signOut: true,
    });
  });
});

describe('a page of officers', () => {
  // Requirement: UN-026
  it('leads a counter operator to the empty first page', () => {
    const counter: RoutingSession = { userType: 'C', isFirstLogin: 0 };
    for (const path of ['/officer/dashboard', '/officer/applications', '/officer/cases']) {
      expect(decide('officers', counter, path)).toEqual({
        enter: false,
        go: '/officer',
        signOut: false,
      });
      expect(decide('officers', officer, path)).toEqual(enter);
      expect(decide('officers', tahasil, path)).toEqual(enter);
      expect(decide('officers', citizen, path)).toMatchObject({ signOut: true });
    }
    expect(decide('officerHome', counter, '/officer')).toEqual(enter);
  });
});

describe('a second factor that is missing', () => {
  it('is set up before any page of the area opens', () => {
    const who: RoutingSession = { ...officer, needsFactor: 1 };
    expect(decide('area', who, '/officer/cases')).toMatchObject({ go: '/second-factor' });
    expect(decide('officerHome', who, '/officer')).toMatchObject({ go: '/second-factor' });
    expect(decide('area', who, '/second-factor')).toEqual(enter);
    expect(decide('open', who, '/home')).toEqual(enter);
  });
});

describe('somebody who has to change the first password', () => {
  // Requirement: RO-014
  it('comes to the page of the password from everywhere in the own area', () => {
    const newOfficer: RoutingSession = { userType: 'O', isFirstLogin: 1 };
    const page = '/officer/change-password';
    expect(decide('area', newOfficer, '/officer/applications')).toMatchObject({ go: page });
    expect(decide('officerHome', newOfficer, '/officer')).toMatchObject({ go: page });
    expect(decide('landOfficer', newOfficer, '/officer/explore-map')).toMatchObject({ go: page });
    expect(decide('area', newOfficer, page)).toEqual(enter);
    expect(decide('area', newAdministrator, '/admin/edit-profile')).toMatchObject({
      go: '/change-password',
    });
  });
});

describe('the officer home', () => {
  it('is the dashboard for O and itself for T and C', () => {
    expect(decide('officerHome', officer, '/officer')).toMatchObject({ go: '/officer/dashboard' });
    expect(decide('officerHome', tahasil, '/officer')).toEqual(enter);
  });

  it('is closed to others', () => {
    expect(decide('officerHome', citizen, '/officer')).toMatchObject({ signOut: true });
    expect(decide('officerHome', undefined, '/officer')).toMatchObject({ go: '/' });
  });
});

describe('a page for land officers', () => {
  const page = '/officer/explore-map';

  it('lets O in and sends the other officers to their first page', () => {
    expect(decide('landOfficer', officer, page)).toEqual(enter);
    expect(decide('landOfficer', tahasil, page)).toMatchObject({ go: '/officer', signOut: false });
  });

  it('is closed to others', () => {
    expect(decide('landOfficer', citizen, page)).toMatchObject({ go: '/login', signOut: true });
    expect(decide('landOfficer', undefined, page)).toMatchObject({ go: '/' });
  });
});

describe('the password page at the root', () => {
  it('serves administrators and sends the others to the page of their area', () => {
    const page = '/change-password';
    expect(decide('adminPassword', newAdministrator, page)).toEqual(enter);
    expect(decide('adminPassword', undefined, page)).toMatchObject({ go: '/', signOut: false });
    expect(decide('adminPassword', citizen, page)).toMatchObject({
      go: '/citizen/change-password',
      signOut: false,
    });
    expect(decide('adminPassword', tahasil, page)).toMatchObject({
      go: '/officer/change-password',
    });
  });
});
