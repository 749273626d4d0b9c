import { expect, it } from 'vitest';
import { getAccountPaths } from './accountPaths.ts';

it.each([
  // Requirement: RO-022
  ['CI', '/citizen/edit-profile', '/citizen/change-password'],
  ['C', '/officer/edit-profile', '/officer/change-password'],
  ['T', '/officer/edit-profile', '/officer/change-password'],
  ['O', '/officer/edit-profile', '/officer/change-password'],
  // Requirements: HD-018, RO-020
  ['A', '/admin/edit-profile', '/change-password'],
] as const)('the account pages of %s are %s and %s', (userType, editProfile, changePassword) => {
  expect(getAccountPaths(userType)).toEqual({ editProfile, changePassword });
});
