import { type Language, type MessageValues, type SmsKey } from '@temple-land/portal-core';
import type { Clock, Sms } from '../../ports/ports.ts';
import type { Database } from '../database.ts';
import { addLateMessage } from './deliveries.ts';
import { addNotification } from './notify.ts';
import type { users } from '../schema/account.ts';

/** The recipient of a message, with the recipient's language. */
export type Recipient = Pick<typeof users.$inferSelect, 'id' | 'mobile' | 'language'>;

/** The services that a message to a user needs. */
export interface NotifierDeps {
  db: Database;
  sms: Sms;
  clock: Clock;
  record(event: 'message not sent', about: { userId: number }): void;
}

/**
 * Sends a user a message about their account: by SMS, or as a notification for a user without a mobile number.
 * A failure is recorded in the security log and not thrown; a text message is then tried again later.
 */
export async function notifyUser(
  deps: NotifierDeps,
  { id, mobile, language }: Recipient,
  key: SmsKey,
  values: MessageValues = {},
): Promise<void> {
  const { db, sms, clock, record } = deps;
  try {
    if (mobile === '') {
      await addNotification(db, id, key, values, clock());
      return;
    }
    const composed = await sms.compose(key, language as Language, values);
    try {
      await sms.send(mobile, composed);
    } catch {
      record('message not sent', { userId: id });
      const { text, templateId } = composed;
      await addLateMessage(db, { userId: id, recipient: mobile, text, templateId }, clock());
    }
  } catch {
    record('message not sent', { userId: id });
  }
}
