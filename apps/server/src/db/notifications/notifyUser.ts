import {
  message,
  type Language,
  type MessageKey,
  type MessageValues,
} from '@temple-land/portal-core';
import type { Clock, Live, Sms } from '../../ports/ports.ts';
import type { Database } from '../database.ts';
import { addNotification, unreadCount } from './notify.ts';
import type { users } from '../schema/account.ts';

/** Who is told, and in which language. */
export type Recipient = Pick<typeof users.$inferSelect, 'id' | 'mobile' | 'language'>;

/** What a message to a user needs of the outside world. */
export interface NotifierDeps {
  db: Database;
  sms: Sms;
  live: Live;
  clock: Clock;
  record(event: 'message not sent', about: { userId: number }): void;
}

/** Tells open browsers of a user how many notifications are unread. */
export async function sendUnreadCount({ db, live }: Pick<NotifierDeps, 'db' | 'live'>, id: number) {
  await live.bell(id, await unreadCount(db, id));
}

/**
 * Sends a user a message about the own account: by SMS, or to the bell of a user without a number. A
 * message that cannot be sent is recorded and stops nothing.
 */
export async function notifyUser(
  deps: NotifierDeps,
  { id, mobile, language }: Recipient,
  key: MessageKey,
  values: MessageValues = {},
): Promise<void> {
  const { db, sms, clock, record } = deps;
  try {
    if (mobile !== '') {
      await sms.send(mobile, message(language as Language, key, values));
      return;
    }
    await addNotification(db, id, key, values, clock());
    await sendUnreadCount(deps, id);
  } catch {
    record('message not sent', { userId: id });
  }
}
