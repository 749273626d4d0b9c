import { createHmac, randomUUID } from 'node:crypto';

/** An order of the stand-in gateway, as its answers and callbacks tell it. */
export interface StandInOrder {
  id: string;
  receipt: string;
  /** Paise, as in its payments. */
  amount: number;
  currency: string;
  status: 'open' | 'paid' | 'failed' | 'cancelled' | 'expired';
  payments: { id: string; method: string; amount: number; paidAt: string }[];
}

/** An order with what only the gateway needs. */
export interface StoredOrder extends StandInOrder {
  description: string;
  language: string;
  returnUrl: string;
  callbackUrl: string;
}

/** A signed message to the portal. */
export interface Callback {
  url: string;
  body: string;
  signature: string;
}

/** The settings of the stand-in gateway. */
export interface StandInOptions {
  /** The bearer token of the portal. */
  token: string;
  /** Signs the callbacks. */
  secret: string;
  /** Sends a callback; by default over HTTP, three times at most. */
  deliver?: (callback: Callback) => Promise<unknown>;
  now?: () => Date;
}

/** What the payer does on the page of the gateway. */
export type PayerAction = 'pay' | 'fail' | 'cancel';

const actions: readonly string[] = ['pay', 'fail', 'cancel'] satisfies PayerAction[];
/** Returns whether a text names what a payer can do. */
export const isAction = (text: string): text is PayerAction => actions.includes(text);
const closedStates = { pay: 'paid', fail: 'failed', cancel: 'cancelled' } as const;
const deliveryTimes = 3;

const headersOf = (signature: string) => ({
  'Content-Type': 'application/json',
  'X-Payment-Signature': signature,
});

async function deliverOverHttp({ url, body, signature }: Callback): Promise<void> {
  for (let time = 1; time <= deliveryTimes; time += 1) {
    const init = { method: 'POST', headers: headersOf(signature), body };
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    if (response?.ok === true) return;
  }
}

/** Returns an order as it is told to the portal. */
export const toWire = ({
  id,
  receipt,
  amount,
  currency,
  status,
  payments,
}: StoredOrder): StandInOrder => ({
  id,
  receipt,
  amount,
  currency,
  status,
  payments,
});

/** Creates the orders of a stand-in gateway and what happens with them. */
export function createOrders({
  secret,
  deliver = deliverOverHttp,
  now = () => new Date(),
}: StandInOptions) {
  const orders = new Map<string, StoredOrder>();
  const find = (id: string): StoredOrder => {
    const order = orders.get(id);
    if (order === undefined) throw new Error(`The gateway has no order ${id}.`);
    return order;
  };
  const sign = (order: StoredOrder): Callback => {
    const body = JSON.stringify(toWire(order));
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    return { url: order.callbackUrl, body, signature };
  };
  return {
    orders,
    find,
    sign,
    create: (sent: Omit<StoredOrder, 'id' | 'status' | 'payments'>): StoredOrder => {
      const known = [...orders.values()].find(({ receipt }) => receipt === sent.receipt);
      if (known !== undefined) return known;
      const order: StoredOrder = {
        ...sent,
        id: `order_${randomUUID()}`,
        status: 'open',
        payments: [],
      };
      orders.set(order.id, order);
      return order;
    },
    /** Does what the payer chose, without a callback. */
    act: (id: string, action: PayerAction, method = 'upi'): StoredOrder => {
      const order = find(id);
      order.status = closedStates[action];
      const { amount } = order;
      const paidAt = now().toISOString();
      if (action === 'pay')
        order.payments.push({ id: `pay_${randomUUID()}`, method, amount, paidAt });
      return order;
    },
    send: (order: StoredOrder) => deliver(sign(order)),
  };
}
