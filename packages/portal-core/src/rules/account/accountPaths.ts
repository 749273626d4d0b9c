import type { UserType } from '../../schemas/account/account.ts';

/** The paths of the pages of an account: profile, password and all notifications. */
export interface AccountPaths {
  editProfile: string;
  changePassword: string;
  notifications: string;
}

/**
 * Returns the account pages by user type (spec 6): those of citizens, those of officers, and for administrators the
 * pages of their area and the common password page.
 */
export function getAccountPaths(userType: UserType): AccountPaths {
  if (userType === 'A') {
    return {
      editProfile: '/admin/edit-profile',
      changePassword: '/change-password',
      notifications: '/admin/notifications',
    };
  }
  const area = userType === 'CI' ? '/citizen' : '/officer';
  return {
    editProfile: `${area}/edit-profile`,
    changePassword: `${area}/change-password`,
    notifications: `${area}/notifications`,
  };
}
