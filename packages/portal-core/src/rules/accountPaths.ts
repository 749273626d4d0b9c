import type { UserType } from '../schemas/account.ts';

/** Where a user edits the profile and changes the password. */
export interface AccountPaths {
  /** Undefined for administrators, whose area has no such page. */
  editProfile: string | undefined;
  changePassword: string;
}

/** Gives the account pages by user type (spec 6): the citizen's, the officers', the common one. */
export function accountPaths(userType: UserType): AccountPaths {
  if (userType === 'A') return { editProfile: undefined, changePassword: '/change-password' };
  const area = userType === 'CI' ? '/citizen' : '/officer';
  return { editProfile: `${area}/edit-profile`, changePassword: `${area}/change-password` };
}
