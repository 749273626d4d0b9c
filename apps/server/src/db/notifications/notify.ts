import { and, count, eq, isNull } from 'drizzle-orm';
import {
  message,
  type Language,
  type MessageKey,
  type MessageValues,
  type NotificationKind,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { announce } from '../liveEvents.ts';
import { users } from '../schema/account.ts';
import { addDeliveries } from './deliveries.ts';
import { notifications } from '../schema/content.ts';

/** Returns the number of unread notifications of a user. */
export async function countUnread(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readOn)));
  return row?.unread ?? 0;
}

const kinds: Readonly<Partial<Record<MessageKey, NotificationKind>>> = {
  'notice.submitted': 'application',
  'notice.appealed': 'application',
  'notice.followed': 'application',
  'notice.paymentReversed': 'application',
  'notice.refundMade': 'application',
  'notice.messageToApplicant': 'message',
  'notice.messageToOffice': 'message',
  'notice.queryAnswered': 'question',
  'notice.tenderAnswered': 'tender',
  'notice.bidder': 'tender',
  'notice.assigned': 'work',
  'notice.reversalProposed': 'work',
  'notice.digest': 'work',
  'notice.reportMade': 'work',
  'notice.reportNoRight': 'work',
  'notice.reportTooLarge': 'work',
  'notice.reportFailed': 'work',
  'notice.officeAsked': 'work',
  'notice.officeAnswered': 'work',
};

const kindsOfApplications: ReadonlySet<NotificationKind> = new Set([
  'application',
  'message',
  'work',
]);

/** Returns what a message is about: its kind and, if it is about an application, the number among its values. */
function getSubject(key: MessageKey, { number = '' }: MessageValues): NotificationSubject {
  const kind = kinds[key] ?? 'account';
  return kindsOfApplications.has(kind) ? { kind, applicationNo: String(number) } : { kind };
}

/** Returns the text of a notification in a language. */
export type NotificationText = (language: Language) => string;

/** What a notification is about. */
export interface NotificationSubject {
  kind: NotificationKind;
  /** The number of its application. */
  applicationNo?: string;
  /** The path of the public page that it is about. */
  path?: string;
}

/** Adds a notification for a user in the user's language, announces it to open browsers, and by the user's channels. */
export async function addLocalizedNotification(
  db: Database,
  userId: number,
  buildText: NotificationText,
  now: Date,
  subject: NotificationSubject,
): Promise<void> {
  const [user] = await db
    .select({
      id: users.id,
      userType: users.userType,
      mobile: users.mobile,
      email: users.email,
      isEmailConfirmed: users.isEmailConfirmed,
      language: users.language,
    })
    .from(users)
    .where(eq(users.id, userId));
  const text = buildText((user?.language ?? 'en') as Language);
  const [added] = await db
    .insert(notifications)
    .values({ userId, text, createdOn: now, ...subject })
    .returning({ id: notifications.id });
  await announce(db, { kind: 'unread', userId });
  if (user && added) await addDeliveries(db, user, { id: added.id, kind: subject.kind }, now);
}

/** Adds a notification whose values are the same in every language. */
export function addNotification(
  db: Database,
  userId: number,
  key: MessageKey,
  values: MessageValues,
  now: Date,
  subject: NotificationSubject = getSubject(key, values),
): Promise<void> {
  const buildText = (language: Language) => message(language, key, values);
  return addLocalizedNotification(db, userId, buildText, now, subject);
}
