import type { UserType } from '../schemas/account.ts';

/** What the routing rules need to know of a session. */
export interface Who {
  userType: UserType;
  isFirstLogin: 0 | 1;
}

/** Gives where a user lands after login (spec 4, Login routing by userType). */
export function landingPath({ userType, isFirstLogin }: Who): string {
  if (userType === 'CI') return '/citizen/citizen-dashboard';
  if (userType === 'O') return '/officer/dashboard';
  if (userType === 'A') return isFirstLogin === 1 ? '/change-password' : '/admin/new-dashboard';
  return '/officer';
}
