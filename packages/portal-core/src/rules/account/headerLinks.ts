import type { UserType } from '../../schemas/account/account.ts';

/** Which extra links a signed-in user's header has. */
export interface HeaderExtras {
  webGis: boolean;
  plotSearch: boolean;
}

/** Web GIS for officers; plot search for officers whose role id is neither 2 nor 0 (spec 2.2, 6). */
export function getHeaderExtras(userType: UserType, userRoleId: number): HeaderExtras {
  const isOfficer = userType === 'O';
  return { webGis: isOfficer, plotSearch: isOfficer && userRoleId !== 2 && userRoleId !== 0 };
}
