import type { UserType } from '../../schemas/account/account.ts';
import { accountPaths } from './accountPaths.ts';

/** What the routing rules need to know of a session. */
export interface Who {
  userType: UserType;
  isFirstLogin: 0 | 1;
  /** 1 when a second factor has to be set up before anything else. */
  needsFactor?: 1 | undefined;
}

/**
 * Returns where a user lands after login (spec 4, Login routing by userType): the page of the password
 * before the first change,
 * then the one of the second factor where one has to be set up.
 */
export function landingPath({ userType, isFirstLogin, needsFactor }: Who): string {
  if (isFirstLogin === 1) return accountPaths(userType).changePassword;
  if (needsFactor === 1) return '/second-factor';
  if (userType === 'CI') return '/citizen/citizen-dashboard';
  if (userType === 'O') return '/officer/dashboard';
  if (userType === 'A') return '/admin/new-dashboard';
  return '/officer';
}
