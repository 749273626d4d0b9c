import {
  buildActivityRecord,
  parseBrowserName,
  type ActivityAction,
  type ActivityRecord,
  type ActivityUser,
} from '@temple-land/portal-core';
import sha256 from 'crypto-js/sha256';
import { getSession, type Session } from '../../state/session.ts';
import { getConfiguration } from '../configuration/configuration.ts';
import { sendCall } from '../call/sendCall.ts';
import { lookUpIp } from '../address/externalServices.ts';
import { logToConsole } from './logToConsole.ts';

/** One action to record. */
export interface Activity {
  action: ActivityAction;
  remark?: string;
  /** The path of the page; the present page by default. */
  path?: string;
  changedFields?: ActivityRecord['changedFields'];
}

/** Returns 16 hex digits that identify a session without revealing its token. */
export function computeSessionDigest(token: string): string {
  return sha256(token).toString().slice(0, 16);
}

// crypto.randomUUID exists on secure origins only; an intranet may be plain http.
function createUniqueNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const toActivityUser = (session: Session | undefined): ActivityUser => ({
  userRoleId: session ? String(session.userRoleId) : '',
  userId: session ? String(session.userId) : '',
  sessionDigest: session ? computeSessionDigest(session.token) : '',
  fullName: session?.fullName ?? '',
});

// The IP address of the last page view: an action is recorded without another lookup.
let lastIp = '';

/** Returns the IP address from the configured lookup, or else from the service; '' when it fails (spec 7). */
async function lookUpOwnIp(): Promise<string> {
  try {
    const { ipLookupUrl } = await getConfiguration();
    if (ipLookupUrl !== '') return await lookUpIp(ipLookupUrl);
    return (await sendCall('ownIp', {}, { token: getSession()?.token })).ip;
  } catch {
    return '';
  }
}

async function sendRecord(record: ActivityRecord, token: string | undefined): Promise<void> {
  try {
    await sendCall('activitySave', record, { keepalive: true, token });
  } catch (error) {
    logToConsole('activity', error);
  }
}

/**
 * Records an action of a user (spec 3, 7). Resolves when the record has been sent, before the next call. Never throws;
 * a failure is only logged (spec 8).
 */
export async function recordActivity(activity: Activity, session = getSession()): Promise<void> {
  const { action, remark = '', changedFields = [] } = activity;
  const actor = toActivityUser(session);
  const { path = globalThis.location.pathname } = activity;
  if (action === 'VIEW') lastIp = await lookUpOwnIp();
  const record = buildActivityRecord(actor, {
    path,
    ip: lastIp,
    browserName: parseBrowserName(navigator.userAgent),
    action,
    remark,
    uniqueNo: createUniqueNumber(),
    changedFields,
  });
  void sendRecord(record, session?.token);
}
