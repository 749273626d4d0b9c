import type { UserType } from '../../schemas/account/account.ts';
import { citizenMobile } from '../../validators/values/mobile.ts';

const digitsOnly = /^\d+$/;

/**
 * Returns whether a user type may have a login name. The login form treats digits as a citizen's mobile
 * number (spec 5, Login), so a name of digits only is a mobile number of a citizen.
 */
export function isLoginNameAllowed(loginId: string, userType: UserType): boolean {
  if (!digitsOnly.test(loginId)) return true;
  return (userType === 'C' || userType === 'CI') && citizenMobile.test(loginId);
}
