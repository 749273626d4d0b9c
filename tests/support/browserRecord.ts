import type { ActivityRecord } from '@temple-land/portal-core';

/** Returns the activity record of a visitor's page view, with changes. */
export const browserRecord = (changes: Partial<ActivityRecord> = {}): ActivityRecord => ({
  currentUrl: '/home',
  currentIp: '',
  browserName: 'Firefox',
  userRoleId: '',
  userId: '',
  userSession: '',
  fullName: '',
  actionType: 'VIEW',
  appType: 'PORTAL',
  actionRemark: '',
  uniqueNo: 'c'.repeat(32),
  deviceType: 'WEBSITE',
  changedFields: [],
  ...changes,
});
