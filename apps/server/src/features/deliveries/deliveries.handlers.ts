import { maskEmail, maskNumber, type Delivery } from '@temple-land/portal-core';
import { getDeliveryState } from '../../db/notifications/deliveries.ts';
import type { deliveries } from '../../db/schema/deliveries.ts';
import type { MemberHandler } from '../../handler.ts';
import { listDeliveries, retryDelivery } from './deliveries.repository.ts';

function toDelivery(row: typeof deliveries.$inferSelect): Delivery {
  const { id, channel, recipient, createdOn, attempts, nextTryOn, error } = row;
  const { state, on = nextTryOn } = getDeliveryState(row);
  return {
    deliveryId: id,
    channel,
    state,
    recipient: channel === 'sms' ? maskNumber(recipient) : maskEmail(recipient),
    createdOn: createdOn.toISOString(),
    attempts,
    on: on.toISOString(),
    error,
  };
}

/** Answers api/admin/deliveries/list: messages in a state, the newest first, without their texts; 404 without one. */
export const deliveryList: MemberHandler<'deliveryList'> = async (request, { db }) => {
  const { rows, total } = await listDeliveries(db, request);
  if (rows.length === 0) return { status: 404 };
  return { status: 200, result: { rows: rows.map(toDelivery), total } };
};

/** Answers api/admin/deliveries/retry: a failed message is tried again at once; 404 when it is not a failed one. */
export const deliveryRetry: MemberHandler<'deliveryRetry'> = async ({ deliveryId }, context) => {
  const { db, clock } = context;
  const isWaiting = await retryDelivery(db, deliveryId, clock());
  return { status: isWaiting ? 200 : 404 };
};
