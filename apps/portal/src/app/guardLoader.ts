import { redirect, type LoaderFunction } from 'react-router-dom';
import { signOut } from '../api/call/signOut.ts';
import { getSession } from '../state/session.ts';
import { saveReturnPath } from '../state/returnPath.ts';
import { decide } from './guards.ts';
import type { Guard } from './routes.ts';

/** Returns the loader of a guarded page: it returns null, or redirects as the guard decides (spec 4, 6). */
export const guardLoader =
  (guard: Guard): LoaderFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const decision = decide(guard, getSession(), pathname);
    if (decision.enter) return null;
    if (decision.signOut) signOut('wrongArea');
    if (getSession() === undefined) saveReturnPath(pathname + search);
    return redirect(decision.go);
  };
