import {
  getAccountPaths,
  checkAreaAccess,
  getLandingPath,
  type RoutingSession,
} from '@temple-land/portal-core';
import type { Guard } from './routes.ts';

/** The decision of a guard: the page is allowed, or redirected with or without ending the session. */
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

// The password page at the root is for administrators; other users have one in their area.
function checkPasswordPage(session: RoutingSession | undefined): GuardDecision {
  const page = session && getAccountPaths(session.userType).changePassword;
  return page === undefined || page === '/change-password' ? allow : redirectTo(page);
}

/**
 * Returns whether a session may open a path (spec 4, 6). It only guides the user: the service authorises every call.
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
    (guard === 'landOfficer' && session?.userType !== 'O') ||
    (guard === 'fieldStaff' && session?.userType !== 'T') ||
    (guard === 'counter' && session?.userType !== 'C');
  // A counter operator may open the area, but only what the operator filed has content (UN-026).
  const isCounter = guard === 'officers' && session?.userType === 'C';
  if (decision.isAllowed && isOtherOfficer) return redirectTo('/website/no-access');
  if (decision.isAllowed && isCounter) return redirectTo(getLandingPath(session));
  const isOfficer = guard === 'officerHome' && session?.userType === 'O';
  return decision.isAllowed && isOfficer ? redirectTo(getLandingPath(session)) : decision;
}
