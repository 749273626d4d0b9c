import { Button, Icon, PageHeader } from '@temple-land/ui';
import { CheckCheck } from 'lucide';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { PagedList } from '../../../common/lists/PagedList.tsx';
import { announce } from '../../../state/announcement.ts';
import { NotificationFilters } from './NotificationFilters.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import {
  allNotifications,
  buildNotificationsQuery,
  notificationsPageSize,
} from './notificationQuery.ts';
import * as styles from './own.css.ts';
import { useOwnNotifications, useReadNotifications } from './useOwnNotifications.ts';

/** The page of all notifications of a user, read ones too; the address has filter and page. */
export function OwnNotificationsPage() {
  const { t } = useTranslation(['notifications', 'common', 'specification']);
  const { filter, show, list, isPending, message, refetch } = useOwnNotifications();
  const read = useReadNotifications();
  const pageRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const { rows, total, unread, newestId } = list;
  const isFiltered = buildNotificationsQuery(filter) !== buildNotificationsQuery(allNotifications);
  const readingId = read.one.isPending ? read.one.variables.notificationId : undefined;
  const unreadText = unread === 0 ? t('own.noneUnread') : t('own.unreadCount', { count: unread });
  const readOne = (notificationId: number, index: number) => {
    // The pressed button is removed: alone, or with its row from the list of unread ones.
    const items = [...(listRef.current?.children ?? [])];
    const neighbour =
      filter.state === 'unread' ? (items[index + 1] ?? items[index - 1]) : items[index];
    if (neighbour instanceof HTMLElement) neighbour.focus();
    else pageRef.current?.focus();
    read.one.mutate({ notificationId }, { onSuccess: () => announce(t('own.marked')) });
  };
  return (
    <div className={styles.page} ref={pageRef} tabIndex={-1}>
      <PageHeader
        size="app"
        title={t('common:bell.title')}
        lead={isPending || message ? t('own.lead') : unreadText}
        actions={
          <Button
            icon={<Icon of={CheckCheck} />}
            isDisabled={unread === 0}
            isPending={read.all.isPending}
            onClick={() =>
              read.all.mutate({ newestId }, { onSuccess: () => announce(t('own.allMarked')) })
            }
          >
            {t('own.markAllRead')}
          </Button>
        }
      />
      <OutcomeMessage message={read.message} />
      <PagedList
        label={t('common:bell.title')}
        filters={
          <NotificationFilters
            filter={filter}
            applicationNos={list.applicationNos}
            onFilter={show}
          />
        }
        page={{
          pageNumber: filter.pageNumber,
          pageSize: notificationsPageSize,
          rows: rows.length,
          total,
        }}
        isPending={isPending}
        message={message}
        onRetry={refetch}
        emptyTitle={t(isFiltered ? 'own.empty.filtered' : 'own.empty')}
        emptyText={isFiltered ? undefined : t('own.empty.text')}
        onPage={(pageNumber) => show({ ...filter, pageNumber })}
      >
        <ul className={styles.list} ref={listRef}>
          {rows.map((notification, index) => (
            <NotificationItem
              key={notification.notificationId}
              notification={notification}
              isPending={notification.notificationId === readingId}
              onRead={() => readOne(notification.notificationId, index)}
            />
          ))}
        </ul>
      </PagedList>
    </div>
  );
}
