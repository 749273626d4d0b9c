import * as v from 'valibot';
import { answer, Id, Moment, page, paging } from '../common.ts';
import { channels, deliveryStates } from '../content/channels.ts';
import { notificationKinds, type NotificationKind } from '../content/ownNotifications.ts';

/** Which channels a user has chosen for a kind of notification. */
export const ChannelChoice = v.object({
  kind: v.picklist(notificationKinds),
  sms: v.boolean(),
  email: v.boolean(),
});
export type ChannelChoice = v.InferOutput<typeof ChannelChoice>;

/** The kinds of a user type, in the order of the profile. */
export const channelKinds = {
  CI: [
    'application',
    'reminder',
    'message',
    'question',
    'tender',
    'watch',
    'correction',
    'account',
  ],
  staff: ['work', 'message', 'change', 'correction', 'account'],
} as const satisfies Readonly<Record<string, readonly NotificationKind[]>>;

// An SMS costs the office money and interrupts: only what has a date or a decision in it.
const withSms: ReadonlySet<NotificationKind> = new Set(['application', 'reminder']);
const withEmail: ReadonlySet<NotificationKind> = new Set([
  'application',
  'reminder',
  'message',
  'question',
  'tender',
  'watch',
  'correction',
]);

/** Returns the channels of a kind for whoever has chosen nothing. */
export const getInitialChannels = (kind: NotificationKind): ChannelChoice => ({
  kind,
  sms: withSms.has(kind),
  email: withEmail.has(kind),
});

/** The choices of the caller, and which channels can reach the caller at all. */
export const ChannelsAnswer = answer(
  v.object({
    choices: v.array(ChannelChoice),
    /** Whether the caller has a mobile number. */
    hasMobile: v.boolean(),
    /** Whether the caller has an e-mail address; null where the office sends no e-mail. */
    hasEmail: v.nullable(v.boolean()),
  }),
);

/** A message to a user as administrators see it: without its text, the recipient masked. */
export const Delivery = v.object({
  deliveryId: Id,
  channel: v.picklist(channels),
  state: v.picklist(deliveryStates),
  recipient: v.string(),
  createdOn: Moment,
  attempts: v.number(),
  /** The next try of a waiting one, the end of the others. */
  on: Moment,
  /** What the gateway answered last; empty without a failure. */
  error: v.string(),
});
export type Delivery = v.InferOutput<typeof Delivery>;

export const DeliveryListRequest = v.object({ state: v.picklist(deliveryStates), ...paging });
export const DeliveryListAnswer = page(Delivery);
export const DeliveryRetryRequest = v.object({ deliveryId: Id });
