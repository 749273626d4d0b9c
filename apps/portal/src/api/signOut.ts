import type { SignOutReason } from '@temple-land/portal-core';
import { currentSession, endSession, type Session } from '../state/session.ts';
import { call } from './client.ts';
import { logFailure } from './log.ts';

/** Reasons for which the service has ended the session before the portal does. */
const endedByService: ReadonlySet<SignOutReason> = new Set([
  'expired',
  'passwordChanged',
  'everywhere',
]);

async function recordLogout(session: Session, reason: SignOutReason): Promise<void> {
  const { recordActivity } = await import('./activity.ts');
  await recordActivity({ action: 'LOGOUT', remark: reason }, session);
}

/**
 * Ends the session of this tab, here and at the service, and records LOGOUT with the user. Every way
 * out of a session uses it; without a session nothing happens.
 */
export function signOut(reason: SignOutReason): void {
  const session = currentSession();
  if (session === undefined) return;
  const report = (error: unknown) => logFailure('logout', error);
  recordLogout(session, reason).catch(report);
  if (!endedByService.has(reason)) {
    call('logout', { reason }, { isQuiet: true, outlivesPage: true }).catch(report);
  }
  endSession();
}
