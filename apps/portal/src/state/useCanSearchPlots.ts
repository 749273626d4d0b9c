import { getHeaderExtras } from '@temple-land/portal-core';
import { useDataRights } from './useDataRights.ts';
import { useSession } from './useSession.ts';

/** Returns whether the user may search plots: officers except two roles (spec 6) and those without a right to land. */
export function useCanSearchPlots(): boolean {
  const session = useSession();
  const maySeeLand = useDataRights()('data.land.see');
  if (!maySeeLand) return false;
  return session !== undefined && getHeaderExtras(session.userType, session.userRoleId).plotSearch;
}
