import * as v from 'valibot';
import { Moment } from '../common.ts';

/** The ways beside the bell by which a notification reaches a user. */
export const channels = ['sms', 'email'] as const;
export type Channel = (typeof channels)[number];

/** `waiting`: not yet accepted by the gateway; `failed`: refused so often that it is not tried again. */
export const deliveryStates = ['waiting', 'sent', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** How a notification of the caller travelled by another channel. */
export const NotificationDelivery = v.object({
  channel: v.picklist(channels),
  state: v.picklist(deliveryStates),
  /** When the gateway accepted it, or when it was last tried; when it was written, before the first try. */
  on: Moment,
});
