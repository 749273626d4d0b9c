import { and, eq, inArray } from 'drizzle-orm';
import {
  channelKinds,
  channels,
  getInitialChannels,
  type Channel,
  type ChannelChoice,
  type DeliveryState,
  type NotificationKind,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import type { users } from '../schema/account.ts';
import { channelChoices, deliveries } from '../schema/deliveries.ts';

type Addressee = Pick<
  typeof users.$inferSelect,
  'id' | 'userType' | 'mobile' | 'email' | 'isEmailConfirmed'
>;

/** Returns the kinds of notification for which users of a type can choose channels. */
export const listChannelKinds = (userType: string): readonly NotificationKind[] =>
  userType === 'CI' ? channelKinds.CI : channelKinds.staff;

/** Returns the channels of a user for a kind of notification. */
async function findChannels(
  db: Database,
  { id, userType }: Addressee,
  kind: NotificationKind,
): Promise<ChannelChoice> {
  const none = { kind, sms: false, email: false };
  if (!listChannelKinds(userType).includes(kind)) return none;
  const [chosen] = await db
    .select({ kind: channelChoices.kind, sms: channelChoices.sms, email: channelChoices.email })
    .from(channelChoices)
    .where(and(eq(channelChoices.userId, id), eq(channelChoices.kind, kind)));
  return chosen ?? (userType === 'CI' ? getInitialChannels(kind) : none);
}

/**
 * Adds what announces a notification to its user by the chosen channels, not to an address that is not confirmed; it is
 * sent after the transaction.
 */
export async function addDeliveries(
  db: Database,
  user: Addressee,
  { id: notificationId, kind }: { id: number; kind: NotificationKind },
  now: Date,
): Promise<void> {
  const chosen = await findChannels(db, user, kind);
  const recipients = { sms: user.mobile, email: user.isEmailConfirmed ? user.email : '' };
  const rows = channels
    .filter((channel) => chosen[channel] && recipients[channel] !== '')
    .map((channel) => ({
      userId: user.id,
      notificationId,
      channel,
      recipient: recipients[channel],
      createdOn: now,
      nextTryOn: now,
    }));
  if (rows.length > 0) await db.insert(deliveries).values(rows);
}

/** Adds a text message about an account that the gateway did not take at once; it is tried again in a minute. */
export async function addLateMessage(
  db: Database,
  message: { userId: number; recipient: string; text: string; templateId: string },
  now: Date,
): Promise<void> {
  const nextTryOn = new Date(now.getTime() + 60_000);
  await db.insert(deliveries).values({ ...message, channel: 'sms', createdOn: now, nextTryOn });
}

/** Adds an e-mail about an account with a text of its own; it is sent after the transaction. */
export async function addAccountEmail(
  db: Database,
  email: { userId: number; recipient: string; text: string },
  now: Date,
): Promise<void> {
  const times = { createdOn: now, nextTryOn: now };
  await db.insert(deliveries).values({ ...email, ...times, channel: 'email' });
}

/** Returns the state of a message, and since when it is sent or has failed. */
export function getDeliveryState({
  sentOn,
  failedOn,
}: Pick<typeof deliveries.$inferSelect, 'failedOn' | 'sentOn'>): {
  state: DeliveryState;
  on?: Date;
} {
  if (sentOn) return { state: 'sent', on: sentOn };
  return failedOn ? { state: 'failed', on: failedOn } : { state: 'waiting' };
}

/** How a notification travelled by a channel. */
export interface NotificationDelivery {
  channel: Channel;
  state: DeliveryState;
  on: string;
}

/** Returns how notifications travelled by other channels, by the id of the notification. */
export async function loadDeliveries(
  db: Database,
  notificationIds: readonly number[],
): Promise<Map<number, NotificationDelivery[]>> {
  const found = new Map<number, NotificationDelivery[]>();
  if (notificationIds.length === 0) return found;
  const rows = await db
    .select()
    .from(deliveries)
    .where(inArray(deliveries.notificationId, [...notificationIds]))
    .orderBy(deliveries.id);
  for (const { notificationId, channel, createdOn, ...row } of rows) {
    if (notificationId === null) continue;
    const { state, on = createdOn } = getDeliveryState(row);
    const entry = { channel, state, on: on.toISOString() };
    found.set(notificationId, [...(found.get(notificationId) ?? []), entry]);
  }
  return found;
}
