import type { UserType } from '../../schemas/account/account.ts';
import { accountPaths } from './accountPaths.ts';
import type { Who } from './landingPath.ts';

/** What happens to somebody who opens an address. */
export type Verdict = 'open' | 'toRoot' | 'signOut' | 'toChangePassword' | 'toSecondFactor';

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
 * Gives the verdict on a path for a session or none; public pages are never outside (spec 6). Case
 * does not matter, as it does not matter to the router.
 */
export function areaVerdict(who: Who | undefined, path: string): Verdict {
  const area = path.split('/')[1]?.toLowerCase() ?? '';
  const members = areas.get(area);
  if (members === undefined) return 'open';
  if (who === undefined || !userTypes.includes(who.userType)) return 'toRoot';
  if (!members.includes(who.userType)) return 'signOut';
  if (area === passwordArea) return 'open';
  if (who.isFirstLogin === 1) {
    const page = accountPaths(who.userType).changePassword;
    return path.replace(/\/+$/, '').toLowerCase() === page ? 'open' : 'toChangePassword';
  }
  return who.needsFactor === 1 && area !== factorArea ? 'toSecondFactor' : 'open';
}

/** Tells whether a path lies in the area of a user's type and is open to the user now. */
export function isInOwnArea(who: Who, path: string): boolean {
  const area = path.split('/')[1]?.toLowerCase() ?? '';
  return areas.has(area) && areaVerdict(who, path) === 'open';
}
