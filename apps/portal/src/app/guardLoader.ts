import { redirect, type LoaderFunction } from 'react-router-dom';
import { signOut } from '../api/call/signOut.ts';
import { getSession } from '../state/session.ts';
import { saveReturnPath } from '../state/returnPath.ts';
import { checkGuard } from './guards.ts';
import type { Guard } from './routes.ts';

/** Returns the loader of a guarded page, which returns null or redirects (spec 4, 6). */
export const createGuardLoader =
  (guard: Guard): LoaderFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const decision = checkGuard(guard, getSession(), pathname);
    if (decision.isAllowed) return null;
    if (decision.signOut) signOut('wrongArea');
    if (getSession() === undefined) saveReturnPath(pathname + search);
    return redirect(decision.redirectTo);
  };
