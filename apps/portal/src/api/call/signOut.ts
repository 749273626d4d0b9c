import type { SignOutReason } from '@temple-land/portal-core';
import { setGuest } from '../../state/guest.ts';
import { getSession, endSession, type Session } from '../../state/session.ts';
import { saveReturnPath } from '../../state/returnPath.ts';
import { discardTypedInput, keepTypedInput } from '../../state/typedInput.ts';
import { logToConsole } from '../monitoring/logToConsole.ts';

/** Reasons for which the service has already ended the session; of these only `everywhere` is already recorded. */
const reasonsOfService: ReadonlySet<SignOutReason> = new Set([
  'expired',
  'passwordChanged',
  'everywhere',
]);

/** Reasons after which the next login returns to the last page, with what was typed on it. */
const reasonsToReturn: ReadonlySet<SignOutReason> = new Set(['idle', 'expired']);

async function recordLogout(session: Session, reason: SignOutReason): Promise<void> {
  const { recordActivity } = await import('../monitoring/recordActivity.ts');
  await recordActivity({ action: 'LOGOUT', remark: reason }, session);
}

async function logOutAtService(session: Session, reason: SignOutReason): Promise<void> {
  try {
    if (reason !== 'everywhere') await recordLogout(session, reason);
    if (reasonsOfService.has(reason)) return;
    const { sendCall } = await import('./sendCall.ts');
    await sendCall('logout', { reason }, { token: session.token, keepalive: true });
  } catch (error) {
    logToConsole('logout', error);
  }
}

/**
 * Ends the session of this tab, here and at the service, and records LOGOUT; without a session it only clears the
 * storage of the tab. Every logout uses it.
 */
export function signOut(reason: SignOutReason): void {
  const session = getSession();
  if (session !== undefined) void logOutAtService(session, reason);
  endSession();
  setGuest(undefined);
  discardTypedInput();
  if (!reasonsToReturn.has(reason)) return;
  const { pathname, search } = globalThis.location;
  const path = pathname + search;
  const isTyped = session !== undefined && keepTypedInput(session, path);
  saveReturnPath(path, { isTyped });
}
