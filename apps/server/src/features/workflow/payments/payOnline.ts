import { and, eq } from 'drizzle-orm';
import { message, servicePrefix, type Language } from '@temple-land/portal-core';
import { getPublicOrigin } from '../../../config.ts';
import { closeUnknownOrder, listOrders, type OrderRow } from '../../../db/applications/payments.ts';
import { findValuation } from '../../../db/applications/valuations.ts';
import { enforceUserRateLimit } from '../../../db/limits/rateLimit.ts';
import { applications } from '../../../db/schema/applications.ts';
import { paymentOrders } from '../../../db/schema/payments.ts';
import type { MemberHandler, Reply, SignedIn } from '../../../handler.ts';
import { GatewayUnavailable } from '../../../ports/fetchGateway.ts';
import type { GatewayOrder, PaymentGateway } from '../../../ports/ports.ts';
import { lockApplication } from '../applicationState.repository.ts';
import { prepareOrder } from './prepareOrder.ts';
import { settleOrder, toPaise } from './settleOrder.ts';

/** The path below the service to which the gateway sends what became of an order. */
export const callbackPath = '/payments/callback';

const limit = { action: 'payment', requests: 60, windowMs: 3_600_000 };

/** Where the payer returns to, and what the payer reads on the gateway's page. */
interface PaymentPage {
  returnPath: string;
  describe: (language: Language) => string;
}

/** Opens an order at the gateway and returns the address of its page; a repeated request has no second effect. */
async function openAtGateway(
  order: OrderRow,
  { returnPath, describe }: PaymentPage,
  gateway: PaymentGateway,
  { db, config, language }: SignedIn,
): Promise<string> {
  const origin = getPublicOrigin(config);
  const { orderNo } = order;
  const opened = await gateway.createOrder({
    orderNo,
    paise: toPaise(order.amount),
    description: describe(language),
    language,
    returnUrl: `${origin}${returnPath}?payment=${orderNo}`,
    callbackUrl: `${origin}${servicePrefix}${callbackPath}`,
  });
  await db
    .update(paymentOrders)
    .set({ ...opened, state: 'open' })
    .where(and(eq(paymentOrders.id, order.id), eq(paymentOrders.state, 'created')));
  return opened.payUrl;
}

/** An order and its page, or why there is nothing to pay. */
export type Payable = { status: number } | ({ order: OrderRow } & PaymentPage);

/** Returns an order as the gateway has it, after recording it; undefined for one that the gateway does not have. */
async function refreshOrder(
  { gatewayOrderId, orderNo }: OrderRow,
  gateway: PaymentGateway,
  context: SignedIn,
): Promise<GatewayOrder | undefined> {
  const found = await gateway.findOrder(gatewayOrderId);
  if (found === undefined) await closeUnknownOrder(context.db, orderNo);
  else await settleOrder(context, found);
  return found;
}

/**
 * Returns the answer to somebody who pays: the address of the gateway's page, none if the order was paid meanwhile. An
 * earlier order is used again while the gateway has it open, so that nobody pays twice.
 */
async function startPayment(
  prepare: () => Promise<Payable>,
  gateway: PaymentGateway,
  context: SignedIn,
): Promise<Reply<'demandPay'>> {
  const first = await prepare();
  if (!('order' in first)) return first;
  const { order } = first;
  const { orderNo, payUrl } = order;
  if (order.state === 'paid') return { status: 200, result: { orderNo, payUrl: '' } };
  if (payUrl === '') {
    const opened = await openAtGateway(order, first, gateway, context);
    return { status: 200, result: { orderNo, payUrl: opened } };
  }
  const found = await refreshOrder(order, gateway, context);
  if (found?.status === 'open') return { status: 200, result: { orderNo, payUrl } };
  if (found?.status === 'paid') return { status: 200, result: { orderNo, payUrl: '' } };
  const next = await prepare();
  if (!('order' in next)) return next;
  const opened = await openAtGateway(next.order, next, gateway, context);
  return { status: 200, result: { orderNo: next.order.orderNo, payUrl: opened } };
}

/** Answers somebody who pays; 503 if the gateway does not answer, or there is none. */
export async function answerPayment(
  prepare: () => Promise<Payable>,
  context: SignedIn,
): Promise<Reply<'demandPay'>> {
  const { caller, payments, record } = context;
  await enforceUserRateLimit(context, caller.userId, limit);
  if (payments === undefined) return { status: 503 };
  try {
    return await startPayment(prepare, payments, context);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    record('payment gateway not available', {});
    return { status: 503 };
  }
}

/**
 * Answers land/payment/demand: an order for the amount due for land; 404 for another's application, 409 if nothing is
 * due, 503 if the gateway does not answer or there is none.
 */
export const demandPay: MemberHandler<'demandPay'> = async (request, context) => {
  const { db, caller, clock } = context;
  const { applicationId, returnPath } = request;
  const prepare = () =>
    db.transaction(async (tx): Promise<Payable> => {
      const isOwn = eq(applications.applicantId, caller.userId);
      const application = await lockApplication(tx, applicationId, isOwn);
      if (application === undefined) return { status: 404 };
      const { state, dueOn, number } = application;
      const sheet = await findValuation(tx, applicationId);
      const isLate = dueOn !== null && clock() > dueOn;
      if (state !== 'DEMAND' || isLate || sheet === undefined || sheet.amountDue <= 0)
        return { status: 409 };
      const due = { purpose: 'demand', applicationId, amount: sheet.amountDue } as const;
      const describe = (language: Language) => message(language, 'payment.demand', { number });
      return { order: await prepareOrder(tx, due, context), returnPath, describe };
    });
  return answerPayment(prepare, context);
};

/**
 * Answers land/payment/check: an own order as the gateway has it now; 404 for another's, 503 if the gateway does not
 * answer.
 */
export const paymentCheck: MemberHandler<'paymentCheck'> = async ({ orderNo }, context) => {
  const { db, caller, payments, record } = context;
  await enforceUserRateLimit(context, caller.userId, limit);
  const isOwn = and(eq(paymentOrders.orderNo, orderNo), eq(paymentOrders.payerId, caller.userId));
  const [row] = await db.select().from(paymentOrders).where(isOwn);
  if (row === undefined) return { status: 404 };
  if (row.state === 'open' && payments !== undefined) {
    try {
      await refreshOrder(row, payments, context);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      record('payment gateway not available', {});
      return { status: 503 };
    }
  }
  const [order] = await listOrders(db, isOwn);
  return order === undefined ? { status: 404 } : { status: 200, result: order };
};
