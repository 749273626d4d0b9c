import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import {
  buildNotificationsQuery,
  notificationsPageSize,
  parseNotificationsQuery,
  type NotificationsState,
} from './notificationQuery.ts';

const noNotifications = { rows: [], total: 0, unread: 0, applicationNos: [], newestId: 0 };

/** Loads a page of the own notifications; the address has filter and page. */
export function useOwnNotifications() {
  const [address, setAddress] = useSearchParams();
  const filter = parseNotificationsQuery(address);
  const { data, error, isPending, refetch } = useQuery(
    serviceQuery(
      'ownNotificationList',
      { ...filter, pageSize: notificationsPageSize },
      { isQuiet: true },
    ),
  );
  return {
    filter,
    show: (next: NotificationsState) =>
      setAddress(buildNotificationsQuery(next), { replace: true, preventScrollReset: true }),
    list: data && 'result' in data ? data.result : noNotifications,
    isPending,
    message: error?.userMessage,
    refetch,
  };
}

/** Returns the mutations that mark one or all notifications as read; bell and lists are loaded again. */
export function useReadNotifications() {
  const queryClient = useQueryClient();
  const onSettled = () => {
    for (const name of ['bellCount', 'bellList', 'ownNotificationList'])
      void queryClient.invalidateQueries({ queryKey: [name] });
  };
  const one = useServiceMutation('bellRead', { onSettled });
  const all = useServiceMutation('ownNotificationsRead', { onSettled });
  return { one, all, message: one.error?.userMessage ?? all.error?.userMessage };
}
