import { getHeaderExtras } from '@temple-land/portal-core';
import { useSession } from './useSession.ts';

/** Returns whether the user may search plots: officers except two roles (spec 6). */
export function useCanSearchPlots(): boolean {
  const session = useSession();
  return session !== undefined && getHeaderExtras(session.userType, session.userRoleId).plotSearch;
}
