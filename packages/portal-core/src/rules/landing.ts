import type { UserType } from '../schemas/account.ts';

/** What the routing rules need to know of a session. */
export interface Who {
  userType: UserType;
  isFirstLogin: 0 | 1;
  /** 1 when a second factor has to be set up before anything else. */
  needsFactor?: 1 | undefined;
}

/** Gives where a user lands after login (spec 4, Login routing by userType). */
export function landingPath({ userType, isFirstLogin, needsFactor }: Who): string {
  const mustChange = userType === 'A' && isFirstLogin === 1;
  if (needsFactor === 1 && !mustChange) return '/second-factor';
  if (userType === 'CI') return '/citizen/citizen-dashboard';
  if (userType === 'O') return '/officer/dashboard';
  if (userType === 'A') return mustChange ? '/change-password' : '/admin/new-dashboard';
  return '/officer';
}
