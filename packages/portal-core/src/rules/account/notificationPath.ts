import type { UserType } from '../../schemas/account/account.ts';
import type { OwnNotification } from '../../schemas/content/ownNotifications.ts';

/**
 * Returns the path of what a notification is about: the page of the application for its reader, the list of pending
 * changes for administrators, or a public page; undefined without any.
 */
export function getNotificationPath(
  userType: UserType,
  { kind, applicationNo, path }: Pick<OwnNotification, 'kind' | 'applicationNo' | 'path'>,
): string | undefined {
  if (kind === 'change' && userType === 'A') return '/admin/changes';
  if (applicationNo === '') return path === '' ? undefined : path;
  const number = applicationNo.replaceAll('/', '-');
  if (userType === 'CI') return `/citizen/applications/${number}`;
  if (userType === 'C') return `/officer/filed/${number}`;
  return userType === 'A'
    ? undefined
    : `/officer/applications?open=${encodeURIComponent(applicationNo)}`;
}
