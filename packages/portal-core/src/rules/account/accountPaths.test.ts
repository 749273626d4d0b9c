import { expect, it } from 'vitest';
import { getAccountPaths } from './accountPaths.ts';

it.each([
  // Requirement: RO-022
  ['CI', '/citizen/edit-profile', '/citizen/change-password', '/citizen/notifications'],
  ['C', '/officer/edit-profile', '/officer/change-password', '/officer/notifications'],
  ['T', '/officer/edit-profile', '/officer/change-password', '/officer/notifications'],
  ['O', '/officer/edit-profile', '/officer/change-password', '/officer/notifications'],
  // Requirements: HD-018, RO-020
  ['A', '/admin/edit-profile', '/change-password', '/admin/notifications'],
] as const)(
  'the account pages of %s are %s, %s and %s',
  (userType, editProfile, changePassword, notifications) => {
    expect(getAccountPaths(userType)).toEqual({ editProfile, changePassword, notifications });
  },
);
