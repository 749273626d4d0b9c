import {
  message,
  type Language,
  type MessageKey,
  type MessageValues,
} from '@temple-land/portal-core';
import { addNotification, unreadCount } from '../../db/notify.ts';
import type { Context } from '../../handler.ts';
import type { User } from './account.repository.ts';

/** Who is told, and in which language. */
export type Recipient = Pick<User, 'id' | 'mobile' | 'language'>;

/**
 * Sends a user a message about the own account: by SMS, or to the bell of a user without a number. A
 * message that cannot be sent is recorded and stops nothing.
 */
export async function tellUser(
  { db, sms, live, clock, record }: Context,
  { id, mobile, language }: Recipient,
  key: MessageKey,
  values: MessageValues = {},
): Promise<void> {
  try {
    if (mobile !== '') {
      await sms.send(mobile, message(language as Language, key, values));
      return;
    }
    await addNotification(db, id, key, values, clock());
    await live.bell(id, await unreadCount(db, id));
  } catch {
    record('message not sent', { userId: id });
  }
}
