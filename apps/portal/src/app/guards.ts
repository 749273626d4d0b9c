import {
  getAccountPaths,
  checkAreaAccess,
  getLandingPath,
  type RoutingSession,
} from '@temple-land/portal-core';
import type { Guard } from './routes.ts';

/** What a guard decides: come in, or go elsewhere, with or without ending the session. */
export type Decision = { enter: true } | { enter: false; go: string; signOut: boolean };

const enter: Decision = { enter: true };
const go = (path: string, signOut = false): Decision => ({ enter: false, go: path, signOut });

function areaDecision(who: RoutingSession | undefined, path: string): Decision {
  const verdict = checkAreaAccess(who, path);
  if (verdict === 'toRoot') return go('/');
  if (verdict === 'signOut') return go('/login', true);
  if (verdict === 'toSecondFactor') return go('/second-factor');
  return verdict === 'toChangePassword' && who
    ? go(getAccountPaths(who.userType).changePassword)
    : enter;
}

// The page at the root serves administrators; the others have one in their area.
function ownPasswordPage(who: RoutingSession | undefined): Decision {
  const page = who && getAccountPaths(who.userType).changePassword;
  return page === undefined || page === '/change-password' ? enter : go(page);
}

/**
 * Returns the decision on opening a path (spec 4, 6). A courtesy to the user: what a session may do
 * is decided by the service.
 */
export function decide(guard: Guard, who: RoutingSession | undefined, path: string): Decision {
  if (guard === 'open') return enter;
  if (guard === 'guestOnly') return who === undefined ? enter : go(getLandingPath(who));
  const decision = areaDecision(who, path);
  if (guard === 'adminPassword') return decision.enter ? ownPasswordPage(who) : decision;
  const isColleague = guard === 'landOfficer' && who !== undefined && who.userType !== 'O';
  // A counter operator is let into the area and has nothing to read there but the first page (UN-026).
  const isCounter = guard === 'officers' && who?.userType === 'C';
  if (decision.enter && (isColleague || isCounter)) return go(getLandingPath(who));
  const isOfficer = guard === 'officerHome' && who?.userType === 'O';
  return decision.enter && isOfficer ? go(getLandingPath(who)) : decision;
}
