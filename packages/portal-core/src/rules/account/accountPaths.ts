import type { UserType } from '../../schemas/account/account.ts';

/** Where a user edits the profile and changes the password. */
export interface AccountPaths {
  editProfile: string;
  changePassword: string;
}

/**
 * Returns the account pages by user type (spec 6): the citizen's, the officers', and for administrators the
 * profile of their area and the common page of the password.
 */
export function accountPaths(userType: UserType): AccountPaths {
  if (userType === 'A') {
    return { editProfile: '/admin/edit-profile', changePassword: '/change-password' };
  }
  const area = userType === 'CI' ? '/citizen' : '/officer';
  return { editProfile: `${area}/edit-profile`, changePassword: `${area}/change-password` };
}
