import { getHeaderExtras } from '@temple-land/portal-core';
import { useSession } from './useSession.ts';

/** Returns whether who is logged in may search plots: officers, apart from two roles (spec 6). */
export function useHasPlotSearch(): boolean {
  const session = useSession();
  return session !== undefined && getHeaderExtras(session.userType, session.userRoleId).plotSearch;
}
