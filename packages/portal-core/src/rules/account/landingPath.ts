import type { UserType } from '../../schemas/account/account.ts';
import { getAccountPaths } from './accountPaths.ts';

/** The part of a session that the routing rules use. */
export interface RoutingSession {
  userType: UserType;
  isFirstLogin: 0 | 1;
  /** 1 when the user must set up a second factor first. */
  needsFactor?: 1 | undefined;
}

/**
 * Returns the first page after login (spec 4, Login routing by userType): the password page
 * before the first password change,
 * then the page of the second factor if it must be set up.
 */
export function getLandingPath({ userType, isFirstLogin, needsFactor }: RoutingSession): string {
  if (isFirstLogin === 1) return getAccountPaths(userType).changePassword;
  if (needsFactor === 1) return '/second-factor';
  if (userType === 'CI') return '/citizen/citizen-dashboard';
  if (userType === 'O') return '/officer/dashboard';
  if (userType === 'A') return '/admin/new-dashboard';
  return '/officer';
}
