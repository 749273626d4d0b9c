import * as v from 'valibot';
import { answer, Id, Moment, paging, text, Ymd } from '../common.ts';
import { NotificationDelivery } from './channels.ts';

/** What a notification is about, in the order of its filter. */
export const notificationKinds = [
  'application',
  'reminder',
  'message',
  'question',
  'tender',
  'watch',
  'correction',
  'work',
  'change',
  'account',
] as const;

/** What a notification is about. */
export type NotificationKind = (typeof notificationKinds)[number];

/** Whether notifications are read. */
export const readStates = ['unread', 'read'] as const;

const longestNumber = 30;

/** A filter of the own notifications; empty texts and missing values match every notification. */
export const OwnNotificationsRequest = v.object({
  state: v.optional(v.picklist(readStates)),
  kind: v.optional(v.picklist(notificationKinds)),
  /** The number of an application, a report or a case. */
  applicationNo: text(longestNumber),
  startDate: Ymd,
  endDate: Ymd,
  ...paging,
});
export type OwnNotificationsRequest = v.InferOutput<typeof OwnNotificationsRequest>;

/** A notification of the caller. */
export const OwnNotification = v.object({
  notificationId: Id,
  text: v.string(),
  kind: v.picklist(notificationKinds),
  /** Empty without an application. */
  applicationNo: v.string(),
  /** The path of the public page that it is about; empty without one. */
  path: v.string(),
  createdOn: Moment,
  readOn: v.nullable(Moment),
  /** By which other channels it was sent. */
  deliveries: v.array(NotificationDelivery),
});
export type OwnNotification = v.InferOutput<typeof OwnNotification>;

/** A page of notifications; the applications and the number of unread ones are those of all notifications. */
export const OwnNotificationsAnswer = answer(
  v.object({
    rows: v.array(OwnNotification),
    total: v.number(),
    unread: v.number(),
    /** The numbers of applications that have notifications, the latest first. */
    applicationNos: v.array(v.string()),
    /** The id of the newest notification; 0 without any. */
    newestId: v.number(),
  }),
);

/** Marks every notification up to this one as read. */
export const ReadAllRequest = v.object({ newestId: Id });
