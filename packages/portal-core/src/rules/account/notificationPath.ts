import type { UserType } from '../../schemas/account/account.ts';
import type { OwnNotification } from '../../schemas/content/ownNotifications.ts';

/** The pages of correction requests of those who have one. */
const correctionPaths: Readonly<Partial<Record<UserType, string>>> = {
  CI: '/citizen/corrections',
  O: '/officer/corrections',
  T: '/officer/corrections',
};

/**
 * Returns the path of what a notification is about: the page of the application for its reader, the list of pending
 * changes for administrators, the correction requests, or a public page; undefined without any.
 */
export function getNotificationPath(
  userType: UserType,
  { kind, applicationNo, path }: Pick<OwnNotification, 'kind' | 'applicationNo' | 'path'>,
): string | undefined {
  if (kind === 'change' && userType === 'A') return '/admin/changes';
  if (kind === 'correction') return correctionPaths[userType];
  if (applicationNo === '') return path === '' ? undefined : path;
  const number = applicationNo.replaceAll('/', '-');
  if (userType === 'CI') return `/citizen/applications/${number}`;
  if (userType === 'C') return `/officer/filed/${number}`;
  return userType === 'A'
    ? undefined
    : `/officer/applications?open=${encodeURIComponent(applicationNo)}`;
}
