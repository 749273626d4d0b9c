import { and, count, desc, eq, gte, isNotNull, isNull, lt, lte, max, ne } from 'drizzle-orm';
import type { Input, OwnNotification } from '@temple-land/portal-core';
import { startOfIndianDay, startOfNextIndianDay } from '../../db/indianDay.ts';
import { loadDeliveries } from '../../db/notifications/deliveries.ts';
import { announce } from '../../db/liveEvents.ts';
import { countUnread } from '../../db/notifications/notify.ts';
import { notifications } from '../../db/schema/content.ts';
import type { MemberHandler } from '../../handler.ts';

const mostApplications = 200;

function buildFilter(userId: number, filter: Input<'ownNotificationList'>) {
  const { state, kind, applicationNo, startDate, endDate } = filter;
  const states = { unread: isNull(notifications.readOn), read: isNotNull(notifications.readOn) };
  return and(
    eq(notifications.userId, userId),
    state && states[state],
    kind && eq(notifications.kind, kind),
    applicationNo === '' ? undefined : eq(notifications.applicationNo, applicationNo),
    startDate === '' ? undefined : gte(notifications.createdOn, startOfIndianDay(startDate)),
    endDate === '' ? undefined : lt(notifications.createdOn, startOfNextIndianDay(endDate)),
  );
}

const toOwnNotification = (
  row: typeof notifications.$inferSelect,
  deliveries: OwnNotification['deliveries'] = [],
): OwnNotification => ({
  notificationId: row.id,
  text: row.text,
  kind: row.kind as OwnNotification['kind'],
  applicationNo: row.applicationNo,
  path: row.path,
  createdOn: row.createdOn.toISOString(),
  readOn: row.readOn?.toISOString() ?? null,
  deliveries,
});

/** Answers notificationDetails/list: a page of the caller's notifications, newest first, read ones too. */
export const ownNotificationList: MemberHandler<'ownNotificationList'> = async (
  filter,
  context,
) => {
  const { db, caller } = context;
  const own = eq(notifications.userId, caller.userId);
  const matching = buildFilter(caller.userId, filter);
  const newest = max(notifications.id);
  const [rows, [counted], [all], numbers, unread] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(matching)
      .orderBy(desc(notifications.createdOn), desc(notifications.id))
      .limit(filter.pageSize)
      .offset((filter.pageNumber - 1) * filter.pageSize),
    db.select({ total: count() }).from(notifications).where(matching),
    db.select({ newest }).from(notifications).where(own),
    db
      .select({ number: notifications.applicationNo })
      .from(notifications)
      .where(and(own, ne(notifications.applicationNo, '')))
      .groupBy(notifications.applicationNo)
      .orderBy(desc(newest))
      .limit(mostApplications),
    countUnread(db, caller.userId),
  ]);
  const sent = await loadDeliveries(
    db,
    rows.map(({ id }) => id),
  );
  const result = {
    rows: rows.map((row) => toOwnNotification(row, sent.get(row.id))),
    total: counted?.total ?? 0,
    unread,
    applicationNos: numbers.map(({ number }) => number),
    newestId: all?.newest ?? 0,
  };
  return { status: 200, result };
};

/** Answers notificationDetails/readAll: marks the caller's notifications up to the newest shown one as read; idempotent. */
export const ownNotificationsRead: MemberHandler<'ownNotificationsRead'> = async (
  { newestId },
  { db, caller, clock },
) => {
  const own = and(eq(notifications.userId, caller.userId), lte(notifications.id, newestId));
  await db.transaction(async (tx) => {
    await tx
      .update(notifications)
      .set({ readOn: clock() })
      .where(and(own, isNull(notifications.readOn)));
    await announce(tx, { kind: 'unread', userId: caller.userId });
  });
  return { status: 200 };
};
