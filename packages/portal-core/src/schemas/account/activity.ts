import * as v from 'valibot';
import { text } from '../common.ts';

/** The actions of users that are recorded. */
export const activityActions = [
  'VIEW',
  'LOGIN',
  'LOGOUT',
  'SEARCH',
  'SUBMIT',
  'DOWNLOAD',
  'UPDATE',
] as const;
export type ActivityAction = (typeof activityActions)[number];

/** A user action reported by the browser; `userSession` is a digest, never the token. */
export const ActivityRecord = v.object({
  currentUrl: text(300),
  currentIp: text(45),
  browserName: text(100),
  userRoleId: text(20),
  userId: text(20),
  userSession: text(64),
  fullName: text(100),
  actionType: v.picklist(activityActions),
  appType: v.literal('PORTAL'),
  actionRemark: text(300),
  uniqueNo: text(60),
  deviceType: v.literal('WEBSITE'),
  changedFields: v.pipe(
    v.array(v.object({ label: text(100), value: text(300) })),
    v.maxLength(100),
  ),
});
export type ActivityRecord = v.InferOutput<typeof ActivityRecord>;
