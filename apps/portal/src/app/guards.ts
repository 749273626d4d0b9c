import {
  getAccountPaths,
  checkAreaAccess,
  getLandingPath,
  type RoutingSession,
} from '@temple-land/portal-core';
import type { Guard } from './routes.ts';

/** What a guard decides: come in, or go elsewhere, with or without ending the session. */
export type GuardDecision =
  { isAllowed: true } | { isAllowed: false; redirectTo: string; signOut: boolean };

const allow: GuardDecision = { isAllowed: true };
const redirectTo = (path: string, signOut = false): GuardDecision => ({
  isAllowed: false,
  redirectTo: path,
  signOut,
});

function checkArea(session: RoutingSession | undefined, path: string): GuardDecision {
  const access = checkAreaAccess(session, path);
  if (access === 'toRoot') return redirectTo('/');
  if (access === 'signOut') return redirectTo('/login', true);
  if (access === 'toSecondFactor') return redirectTo('/second-factor');
  return access === 'toChangePassword' && session
    ? redirectTo(getAccountPaths(session.userType).changePassword)
    : allow;
}

// The page at the root serves administrators; the others have one in their area.
function checkPasswordPage(session: RoutingSession | undefined): GuardDecision {
  const page = session && getAccountPaths(session.userType).changePassword;
  return page === undefined || page === '/change-password' ? allow : redirectTo(page);
}

/**
 * Returns the decision on opening a path (spec 4, 6). A courtesy to the user: what a session may do
 * is decided by the service.
 */
export function checkGuard(
  guard: Guard,
  session: RoutingSession | undefined,
  path: string,
): GuardDecision {
  if (guard === 'open') return allow;
  if (guard === 'guestOnly')
    return session === undefined ? allow : redirectTo(getLandingPath(session));
  const decision = checkArea(session, path);
  if (guard === 'adminPassword') return decision.isAllowed ? checkPasswordPage(session) : decision;
  const isOtherOfficer =
    guard === 'landOfficer' && session !== undefined && session.userType !== 'O';
  // A counter operator is let into the area and has nothing to read there but the first page (UN-026).
  const isCounter = guard === 'officers' && session?.userType === 'C';
  if (decision.isAllowed && (isOtherOfficer || isCounter))
    return redirectTo(getLandingPath(session));
  const isOfficer = guard === 'officerHome' && session?.userType === 'O';
  return decision.isAllowed && isOfficer ? redirectTo(getLandingPath(session)) : decision;
}
