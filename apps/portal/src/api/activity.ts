import { activitySegmentMaxCharacters, type ActivityRecord } from '@temple-land/portal-core';
import sha256 from 'crypto-js/sha256';
import { currentSession, type Session } from '../state/session.ts';
import { call } from './client.ts';
import { logFailure } from './log.ts';

/** What a user did. */
export type ActivityAction =
  'VIEW' | 'LOGIN' | 'LOGOUT' | 'SEARCH' | 'SUBMIT' | 'DOWNLOAD' | 'UPDATE';

/** One action to record. */
export interface Activity {
  action: ActivityAction;
  remark?: string;
  changedFields?: ActivityRecord['changedFields'];
}

/** Gives a path without a last segment longer than 50 characters (spec 9). */
export function recordedPath(path: string): string {
  const segments = path.split('/');
  const last = segments.at(-1) ?? '';
  return last.length > activitySegmentMaxCharacters ? segments.slice(0, -1).join('/') : path;
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** Gives the browser's name of a user agent text, 'Other' when it is none of the known ones. */
export function browserNameOf(userAgent: string): string {
  return browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other';
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

const personOf = (session: Session | undefined) => ({
  userRoleId: session ? String(session.userRoleId) : '',
  userId: session ? String(session.userId) : '',
  userSession: session ? sessionDigest(session.token) : '',
  fullName: session?.fullName ?? '',
});

async function ownAddress(): Promise<string> {
  try {
    return (await call('ownIp', {}, { isQuiet: true })).ip;
  } catch {
    return '';
  }
}

/** Records an action of the user (spec 3, 7). Never throws; a failure is only logged (spec 8). */
export async function recordActivity(activity: Activity): Promise<void> {
  const { action, remark = '', changedFields = [] } = activity;
  const person = personOf(currentSession());
  const currentUrl = recordedPath(globalThis.location.pathname).slice(0, 300);
  try {
    const record: ActivityRecord = {
      ...person,
      currentUrl,
      currentIp: await ownAddress(),
      browserName: browserNameOf(navigator.userAgent),
      actionType: action,
      appType: 'PORTAL',
      actionRemark: remark,
      uniqueNo: uniqueNumber(),
      deviceType: 'WEBSITE',
      changedFields,
    };
    await call('activitySave', record, { isQuiet: true });
  } catch (error) {
    logFailure('activity', error);
  }
}
