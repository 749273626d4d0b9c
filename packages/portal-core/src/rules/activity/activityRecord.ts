import { activitySegmentMaxCharacters } from '../../constants.ts';
import type { ActivityAction, ActivityRecord } from '../../schemas/account/activity.ts';

const urlMaxCharacters = 300;

/**
 * Gives a path without a last segment longer than 50 characters (spec 9), so that no hidden id is kept; a
 * slash at the end makes no segment.
 */
export function recordedPath(path: string): string {
  const segments = path.replace(/(?<=[^/])\/+$/, '').split('/');
  const last = segments.at(-1) ?? '';
  return last.length > activitySegmentMaxCharacters ? segments.slice(0, -1).join('/') : path;
}

/** Who acted; empty texts for a visitor. `sessionDigest` tells sessions apart without the token. */
export interface Actor {
  userRoleId: string;
  userId: string;
  sessionDigest: string;
  fullName: string;
}

/** What was done, and from where. */
export interface Deed {
  path: string;
  ip: string;
  browserName: string;
  action: ActivityAction;
  remark: string;
  uniqueNo: string;
  changedFields: ActivityRecord['changedFields'];
}

/** Gives the record of an action (spec 3); the device is always the website. */
export function activityRecord(actor: Actor, deed: Deed): ActivityRecord {
  return {
    currentUrl: recordedPath(deed.path).slice(0, urlMaxCharacters),
    currentIp: deed.ip,
    browserName: deed.browserName,
    userRoleId: actor.userRoleId,
    userId: actor.userId,
    userSession: actor.sessionDigest,
    fullName: actor.fullName,
    actionType: deed.action,
    appType: 'PORTAL',
    actionRemark: deed.remark,
    uniqueNo: deed.uniqueNo,
    deviceType: 'WEBSITE',
    changedFields: deed.changedFields,
  };
}

/** Gives the fields that an edit changed, by label: what stands in them now. */
export function changedFieldsOf(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): ActivityRecord['changedFields'] {
  return Object.entries(after)
    .filter(([label, value]) => before[label] !== value)
    .map(([label, value]) => ({ label, value }));
}
