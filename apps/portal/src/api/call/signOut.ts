import type { SignOutReason } from '@temple-land/portal-core';
import { getSession, endSession, type Session } from '../../state/session.ts';
import { saveReturnPath } from '../../state/returnPath.ts';
import { logFailure } from '../monitoring/log.ts';

/** Reasons for which the service has ended the session; only the call for `everywhere` has recorded it. */
const endedByService: ReadonlySet<SignOutReason> = new Set([
  'expired',
  'passwordChanged',
  'everywhere',
]);

/** Reasons after which the next login returns to the page that was left. */
const returning: ReadonlySet<SignOutReason> = new Set(['idle', 'expired']);

async function recordEnd(session: Session, reason: SignOutReason): Promise<void> {
  const { recordActivity } = await import('../monitoring/activity.ts');
  await recordActivity({ action: 'LOGOUT', remark: reason }, session);
}

async function tellService(session: Session, reason: SignOutReason): Promise<void> {
  try {
    if (reason !== 'everywhere') await recordEnd(session, reason);
    if (endedByService.has(reason)) return;
    const { exchange } = await import('./exchange.ts');
    await exchange('logout', { reason }, { token: session.token, outlivesPage: true });
  } catch (error) {
    logFailure('logout', error);
  }
}

/**
 * Ends the session of this tab, here and at the service, and records LOGOUT with the user; without a
 * session only what the tab stored goes. Every way out of a session uses it.
 */
export function signOut(reason: SignOutReason): void {
  const session = getSession();
  if (session !== undefined) void tellService(session, reason);
  endSession();
  const { pathname, search } = globalThis.location;
  if (returning.has(reason)) saveReturnPath(pathname + search);
}
