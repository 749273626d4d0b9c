import {
  activityRecord,
  browserNameOf,
  type ActivityAction,
  type ActivityRecord,
  type Actor,
} from '@temple-land/portal-core';
import sha256 from 'crypto-js/sha256';
import { currentSession, type Session } from '../state/session.ts';
import { call } from './client.ts';
import { configuration } from './configuration.ts';
import { lookedUpIp } from './external.ts';
import { logFailure } from './log.ts';

/** One action to record. */
export interface Activity {
  action: ActivityAction;
  remark?: string;
  /** Where it happened; without one, the page that is shown. */
  path?: string;
  changedFields?: ActivityRecord['changedFields'];
}

/** Gives 16 hex digits that tell sessions apart without telling the token. */
export function sessionDigest(token: string): string {
  return sha256(token).toString().slice(0, 16);
}

// crypto.randomUUID exists on secure origins only; an intranet may be plain http.
function uniqueNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const actorOf = (session: Session | undefined): Actor => ({
  userRoleId: session ? String(session.userRoleId) : '',
  userId: session ? String(session.userId) : '',
  sessionDigest: session ? sessionDigest(session.token) : '',
  fullName: session?.fullName ?? '',
});

/** Asks the configured IP lookup, or without one the service; gives '' when neither tells (spec 7). */
async function ownAddress(): Promise<string> {
  try {
    const { ipLookupUrl } = await configuration();
    if (ipLookupUrl !== '') return await lookedUpIp(ipLookupUrl);
    return (await call('ownIp', {}, { isQuiet: true })).ip;
  } catch {
    return '';
  }
}

/**
 * Records an action of the user of a session, the current one unless given (spec 3, 7). Never throws; a
 * failure is only logged (spec 8).
 */
export async function recordActivity(
  activity: Activity,
  session = currentSession(),
): Promise<void> {
  const { action, remark = '', changedFields = [] } = activity;
  const actor = actorOf(session);
  const { path = globalThis.location.pathname } = activity;
  try {
    const record = activityRecord(actor, {
      path,
      ip: await ownAddress(),
      browserName: browserNameOf(navigator.userAgent),
      action,
      remark,
      uniqueNo: uniqueNumber(),
      changedFields,
    });
    await call('activitySave', record, {
      isQuiet: true,
      outlivesPage: true,
      token: session?.token,
    });
  } catch (error) {
    logFailure('activity', error);
  }
}
