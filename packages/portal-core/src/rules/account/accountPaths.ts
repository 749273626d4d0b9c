import type { UserType } from '../../schemas/account/account.ts';

/** The paths of the pages to edit the profile and to change the password. */
export interface AccountPaths {
  editProfile: string;
  changePassword: string;
}

/**
 * Returns the account pages by user type (spec 6): those of citizens, those of officers, and for administrators the
 * profile page of their area and the common password page.
 */
export function getAccountPaths(userType: UserType): AccountPaths {
  if (userType === 'A') {
    return { editProfile: '/admin/edit-profile', changePassword: '/change-password' };
  }
  const area = userType === 'CI' ? '/citizen' : '/officer';
  return { editProfile: `${area}/edit-profile`, changePassword: `${area}/change-password` };
}
