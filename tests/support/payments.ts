import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { applications } from '../../apps/server/src/db/schema/applications.ts';
import { paymentOrders, payments } from '../../apps/server/src/db/schema/payments.ts';
import { valuations } from '../../apps/server/src/db/schema/valuations.ts';
import { createPaymentGateway } from '../../apps/server/src/ports/paymentGateway.ts';
import type { TestApp } from './makeApp.ts';
import { startPaymentGateway, type StandInGateway } from './paymentGateway/paymentGateway.ts';

/** Puts a land application where its amount due has been paid by a challan. */
export async function recordPaid({ deps, clock }: TestApp, applicationId: number): Promise<void> {
  await deps.db.insert(valuations).values({
    applicationId,
    areaGranted: 0.1,
    ratePerAcre: 1000,
    value: 100,
    concession: 0,
    fee: 0,
    amountDue: 100,
    valuedOn: clock.now(),
    challanNo: 'CH-77',
    paidOn: '2026-03-15',
  });
  await deps.db
    .update(applications)
    .set({ state: 'PAID', cameFrom: 'DEMAND', stateSince: clock.now() })
    .where(eq(applications.id, applicationId));
}

/** Puts a land application where its amount due is to be paid within 30 days; returns the amount in rupees. */
export async function recordDemand(
  { deps, clock }: TestApp,
  applicationId: number,
  amountDue = 100.5,
): Promise<number> {
  const sheet = { areaGranted: 0.1, ratePerAcre: 1005, concession: 0, fee: 0 };
  await deps.db.insert(valuations).values({
    applicationId,
    ...sheet,
    value: amountDue,
    amountDue,
    valuedOn: clock.now(),
  });
  const dueOn = new Date(clock.now().getTime() + 30 * 86_400_000);
  const state = { state: 'DEMAND', cameFrom: 'RECOMMENDED', stateSince: clock.now(), dueOn };
  await deps.db.update(applications).set(state).where(eq(applications.id, applicationId));
  return amountDue;
}

/** Stores a payment of an application, or an application fee without one, that is to be refunded. */
export async function createRefundDue(
  { deps, clock }: TestApp,
  order: { applicationId: number; payerId: number },
) {
  const now = clock.now();
  const amount = 100.5;
  const [stored] = await deps.db
    .insert(paymentOrders)
    .values({
      ...order,
      orderNo: randomUUID(),
      purpose: 'demand',
      amount,
      state: 'paid',
      createdOn: now,
    })
    .returning();
  const [payment] = await deps.db
    .insert(payments)
    .values({
      orderId: stored?.id ?? 0,
      reference: randomUUID(),
      method: 'upi',
      amount,
      paidOn: now,
      receivedOn: now,
      refundReason: 'late',
    })
    .returning();
  if (payment === undefined) throw new Error('The payment was not stored.');
  return payment;
}

/** A payment gateway of a test, whose callbacks reach the service unless they are lost. */
export interface TestGateway extends StandInGateway {
  /** Whether the next callbacks are lost. */
  losesCallbacks: boolean;
  /** The HTTP status with which the service answered the last callback. */
  lastStatus: number;
}

const gatewayKeys = { PAYMENT_TOKEN: 'token-of-the-portal', PAYMENT_SECRET: 'secret-of-callbacks' };

/** Starts a payment gateway over HTTP and connects the service with it. */
export async function connectGateway(service: TestApp): Promise<TestGateway> {
  const { app, deps, clock } = service;
  const state = { losesCallbacks: false, lastStatus: 0 };
  const gateway = await startPaymentGateway({
    token: gatewayKeys.PAYMENT_TOKEN,
    secret: gatewayKeys.PAYMENT_SECRET,
    now: clock.now,
    deliver: async ({ url, body, signature }) => {
      if (state.losesCallbacks) return;
      const headers = { 'content-type': 'application/json', 'x-payment-signature': signature };
      const path = new URL(url).pathname;
      const reply = await app.inject({ method: 'POST', url: path, headers, payload: body });
      state.lastStatus = reply.statusCode;
    },
  });
  deps.payments = createPaymentGateway({ PAYMENT_URL: gateway.url, ...gatewayKeys });
  return Object.assign(state, gateway);
}
