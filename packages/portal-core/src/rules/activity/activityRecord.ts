import { activitySegmentMaxCharacters } from '../../constants.ts';
import type { ActivityAction, ActivityRecord } from '../../schemas/account/activity.ts';

const urlMaxCharacters = 300;

/**
 * Returns a path without its last segment if that is longer than 50 characters (spec 9), so that no hidden id is stored; a
 * trailing slash is not a segment.
 */
export function toRecordedPath(path: string): string {
  const segments = path.replace(/(?<=[^/])\/+$/, '').split('/');
  const last = segments.at(-1) ?? '';
  return last.length > activitySegmentMaxCharacters ? segments.slice(0, -1).join('/') : path;
}

/** The user of an action; empty strings for a visitor. `sessionDigest` identifies the session without its token. */
export interface ActivityUser {
  userRoleId: string;
  userId: string;
  sessionDigest: string;
  fullName: string;
}

/** An action of a user, with its page, address and browser. */
export interface ActivityDetails {
  path: string;
  ip: string;
  browserName: string;
  action: ActivityAction;
  remark: string;
  uniqueNo: string;
  changedFields: ActivityRecord['changedFields'];
}

/** Builds the record of an action (spec 3); the device is always the website. */
export function buildActivityRecord(
  actor: ActivityUser,
  activity: ActivityDetails,
): ActivityRecord {
  return {
    currentUrl: toRecordedPath(activity.path).slice(0, urlMaxCharacters),
    currentIp: activity.ip,
    browserName: activity.browserName,
    userRoleId: actor.userRoleId,
    userId: actor.userId,
    userSession: actor.sessionDigest,
    fullName: actor.fullName,
    actionType: activity.action,
    appType: 'PORTAL',
    actionRemark: activity.remark,
    uniqueNo: activity.uniqueNo,
    deviceType: 'WEBSITE',
    changedFields: activity.changedFields,
  };
}

/** Returns the fields that an edit changed: label and new value. */
export function listChangedFields(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): ActivityRecord['changedFields'] {
  return Object.entries(after)
    .filter(([label, value]) => before[label] !== value)
    .map(([label, value]) => ({ label, value }));
}
