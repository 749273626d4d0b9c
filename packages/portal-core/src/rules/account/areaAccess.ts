import type { UserType } from '../../schemas/account/account.ts';
import { getAccountPaths } from './accountPaths.ts';
import type { RoutingSession } from './landingPath.ts';

/** What happens when a user opens a path. */
export type AreaAccess = 'open' | 'toRoot' | 'signOut' | 'toChangePassword' | 'toSecondFactor';

const userTypes: readonly UserType[] = ['C', 'CI', 'O', 'T', 'A'];
const passwordArea = 'change-password';
const factorArea = 'second-factor';
const areas: ReadonlyMap<string, readonly UserType[]> = new Map([
  ['citizen', ['CI']],
  ['officer', ['C', 'T', 'O']],
  ['admin', ['A']],
  [passwordArea, userTypes],
  [factorArea, ['C', 'T', 'O', 'A']],
]);

/**
 * Checks whether a session, or a visitor, may open a path; public pages are open to everyone (spec 6). Case
 * is ignored, as in the router.
 */
export function checkAreaAccess(who: RoutingSession | undefined, path: string): AreaAccess {
  const area = path.split('/')[1]?.toLowerCase() ?? '';
  const members = areas.get(area);
  if (members === undefined) return 'open';
  if (who === undefined || !userTypes.includes(who.userType)) return 'toRoot';
  if (!members.includes(who.userType)) return 'signOut';
  if (area === passwordArea) return 'open';
  if (who.isFirstLogin === 1) {
    const page = getAccountPaths(who.userType).changePassword;
    return path.replace(/\/+$/, '').toLowerCase() === page ? 'open' : 'toChangePassword';
  }
  return who.needsFactor === 1 && area !== factorArea ? 'toSecondFactor' : 'open';
}

/** Returns whether a path is in the area of the user's type and open to the user now. */
export function canOpenInOwnArea(who: RoutingSession, path: string): boolean {
  const area = path.split('/')[1]?.toLowerCase() ?? '';
  return areas.has(area) && checkAreaAccess(who, path) === 'open';
}
