import { expect, it } from 'vitest';
import { checkAreaAccess } from './areaAccess.ts';
import { getLandingPath } from './landingPath.ts';

const cases = [
  // Requirements: EN-011, LG-011
  ['CI', 0, '/citizen/citizen-dashboard'],
  ['CI', 1, '/citizen/change-password'],
  // Requirements: EN-012, LG-012, RO-027
  ['O', 0, '/officer/dashboard'],
  ['O', 1, '/officer/change-password'],
  ['T', 1, '/officer/change-password'],
  ['C', 1, '/officer/change-password'],
  // Requirement: LG-013
  ['C', 0, '/officer'],
  // Requirements: EN-013, LG-014, RO-027
  ['T', 0, '/officer'],
  // Requirements: EN-014, LG-015
  ['A', 1, '/change-password'],
  // Requirement: LG-016
  ['A', 0, '/admin/new-dashboard'],
] as const;

it.each(cases)('%s with first login %d lands on %s', (userType, isFirstLogin, path) => {
  expect(getLandingPath({ userType, isFirstLogin })).toBe(path);
});

it.each(cases)(
  '%s with first login %d may open its landing page',
  (userType, isFirstLogin, path) => {
    expect(checkAreaAccess({ userType, isFirstLogin }, path)).toBe('open');
  },
);

it.each([
  ['O', 0, '/second-factor'],
  ['T', 0, '/second-factor'],
  ['C', 0, '/second-factor'],
  ['A', 0, '/second-factor'],
  ['A', 1, '/change-password'],
] as const)(
  '%s with first login %d who needs a second factor lands on %s, and may open it',
  (userType, isFirstLogin, path) => {
    const who = { userType, isFirstLogin, needsFactor: 1 as const };
    expect(getLandingPath(who)).toBe(path);
    expect(checkAreaAccess(who, path)).toBe('open');
  },
);
