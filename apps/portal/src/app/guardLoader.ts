import { redirect, type LoaderFunction } from 'react-router-dom';
import { signOut } from '../api/call/signOut.ts';
import { currentSession } from '../state/session.ts';
import { rememberWantedPath } from '../state/wantedPath.ts';
import { decide } from './guards.ts';
import type { Guard } from './routes.ts';

/** Returns the loader of a guarded page: it returns null, or redirects as the guard decides (spec 4, 6). */
export const guardLoader =
  (guard: Guard): LoaderFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const decision = decide(guard, currentSession(), pathname);
    if (decision.enter) return null;
    if (decision.signOut) signOut('wrongArea');
    if (currentSession() === undefined) rememberWantedPath(pathname + search);
    return redirect(decision.go);
  };
