import { createHmac, timingSafeEqual } from 'node:crypto';
import { paymentMethods } from '@temple-land/portal-core';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { fetchGateway, GatewayUnavailable } from './fetchGateway.ts';
import type { GatewayOrder, PaymentGateway } from './ports.ts';

const timeoutMs = 10_000;
const reference = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/));
const Paise = v.pipe(v.number(), v.integer(), v.minValue(0));

const NewOrder = v.object({
  id: reference,
  payUrl: v.pipe(v.string(), v.url(), v.startsWith('http')),
});

const Order = v.object({
  id: reference,
  receipt: reference,
  amount: Paise,
  currency: v.string(),
  status: v.picklist(['open', 'paid', 'failed', 'cancelled', 'expired']),
  payments: v.array(
    v.object({
      id: reference,
      method: v.fallback(v.picklist(paymentMethods), 'other'),
      amount: Paise,
      paidAt: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
});

const toOrder = ({ id, receipt, amount, payments, ...order }: v.InferOutput<typeof Order>) => ({
  ...order,
  gatewayOrderId: id,
  orderNo: receipt,
  paise: amount,
  payments: payments.map((payment) => ({
    reference: payment.id,
    method: payment.method,
    paise: payment.amount,
    paidOn: new Date(payment.paidAt),
  })),
});

/** Returns the signature of a callback: HMAC-SHA-256 of its body in hexadecimal digits. */
export const signCallback = (secret: string, body: Uint8Array | string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

function hasSignature(secret: string, body: Uint8Array, signature: string): boolean {
  const [expected, given] = [signCallback(secret, body), signature].map((text) =>
    Buffer.from(text),
  ) as [Buffer, Buffer];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function parseOrder(body: unknown): GatewayOrder | undefined {
  const parsed = v.safeParse(Order, body);
  return parsed.success ? toOrder(parsed.output) : undefined;
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}

type GatewayConfig = Pick<Config, 'PAYMENT_URL' | 'PAYMENT_TOKEN' | 'PAYMENT_SECRET'>;

/** Creates the client of the payment gateway (docs/running.md, "Payments"); undefined where none is configured. */
export function createPaymentGateway(config: GatewayConfig): PaymentGateway | undefined {
  const { PAYMENT_URL: url, PAYMENT_TOKEN: token, PAYMENT_SECRET: secret } = config;
  if (url === '') return undefined;
  const orders = `${url.replace(/\/$/, '')}/orders`;
  const request = (path: string, init: RequestInit) =>
    fetchGateway('payment gateway', `${orders}${path}`, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
  const refused = (what: string | number) =>
    new GatewayUnavailable(`The payment gateway answered ${what}.`);
  return {
    createOrder: async ({ orderNo, paise, ...order }) => {
      const response = await request('', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': orderNo },
        body: JSON.stringify({ receipt: orderNo, amount: paise, currency: 'INR', ...order }),
      });
      if (!response.ok) throw refused(response.status);
      const parsed = v.safeParse(NewOrder, await response.json().catch(() => undefined));
      if (!parsed.success) throw refused('without an order');
      return { gatewayOrderId: parsed.output.id, payUrl: parsed.output.payUrl };
    },
    findOrder: async (gatewayOrderId) => {
      const response = await request(`/${encodeURIComponent(gatewayOrderId)}`, { method: 'GET' });
      if (response.status === 404) return undefined;
      if (!response.ok) throw refused(response.status);
      const order = parseOrder(await response.json().catch(() => undefined));
      if (order === undefined) throw refused('without an order');
      return order;
    },
    readCallback: (body, signature) => {
      if (!hasSignature(secret, body, signature)) return 'unsigned';
      return parseOrder(parseJson(body)) ?? 'malformed';
    },
  };
}
