// Long because it has what can happen between the portal and the payment gateway.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyFor, findKhatiyan } from '../../../../../../tests/support/landApplication.ts';
import {
  connectGateway,
  recordDemand,
  type TestGateway,
} from '../../../../../../tests/support/payments.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { applicantStep } from '../../../../../../tests/support/stepData.ts';
import { applications } from '../../../db/schema/applications.ts';
import { notifications } from '../../../db/schema/content.ts';
import { paymentOrders } from '../../../db/schema/payments.ts';
import { valuations } from '../../../db/schema/valuations.ts';
import { runHourlyTasks } from '../../../hourly.ts';
import { createPaymentGateway } from '../../../ports/paymentGateway.ts';
import { checkOpenOrders } from './checkOpenOrders.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const citizen = createBeforeAll(() => service.signInAs('citizen'));
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await connectGateway(service);
});
afterAll(() => gateway.close());

const returnPath = '/citizen/applications/LA-2026';

/** Creates an application with an amount due. */
async function createDemand() {
  const { applicationId } = await applyFor(service, citizen, await findKhatiyan(service));
  const amount = await recordDemand(service, applicationId);
  return { applicationId, amount };
}

const pay = (applicationId: number) =>
  service.call('demandPay', { applicationId, returnPath }, citizen.token);

/** Starts the payment of an application; returns the order's reference and its id at the gateway. */
async function startPayment(applicationId: number) {
  const { orderNo, payUrl } = await service.result(
    'demandPay',
    { applicationId, returnPath },
    citizen.token,
  );
  return { orderNo, payUrl, id: payUrl.split('/').at(-1) ?? '' };
}

const check = (orderNo: string) => service.result('paymentCheck', { orderNo }, citizen.token);
const read = (applicationId: number) =>
  service.result('applyLandDraft', { applicationId }, citizen.token);

async function callBack(id: string) {
  await gateway.send(gateway.find(id));
  return gateway.lastStatus;
}

async function paidAtGateway() {
  const demand = await createDemand();
  const order = await startPayment(demand.applicationId);
  gateway.act(order.id, 'pay', 'card');
  return { ...demand, ...order };
}

/** Sets the last day of a payment to some minutes from now. */
async function setDue(applicationId: number, minutes: number) {
  const dueOn = new Date(service.clock.now().getTime() + minutes * 60_000);
  const isIt = eq(applications.id, applicationId);
  await service.deps.db.update(applications).set({ dueOn }).where(isIt);
}

const tellsOf = async (text: string) => {
  const rows = await service.deps.db.select().from(notifications);
  return rows.filter((row) => row.text.includes(text)).map(({ kind }) => kind);
};

describe('an online payment', () => {
  it('is for the amount of the service, on the page of the gateway', async () => {
    const { applicationId, amount } = await createDemand();
    const { id, payUrl, orderNo } = await startPayment(applicationId);
    expect(gateway.find(id)).toMatchObject({
      amount: Math.round(amount * 100),
      currency: 'INR',
      receipt: orderNo,
      returnUrl: `http://127.0.0.1:8080${returnPath}?payment=${orderNo}`,
    });
    const page = await (await fetch(payUrl)).text();
    expect(page).toContain('This is a demonstration');
    expect(page).toContain('₹ 100.50');
  });

  it('pays the amount due, with its method, reference and time', async () => {
    const { applicationId, amount, id } = await paidAtGateway();
    expect(await callBack(id)).toBe(200);
    const [payment] = gateway.find(id).payments;
    const found = await read(applicationId);
    expect(found.state).toBe('PAID');
    expect(found.valuation).toMatchObject({ challanNo: payment?.id });
    expect(found.paymentOrders).toMatchObject([
      {
        purpose: 'demand',
        state: 'paid',
        payments: [
          {
            reference: payment?.id,
            method: 'card',
            amount,
            paidOn: payment?.paidAt,
            refundReason: null,
          },
        ],
      },
    ]);
    const step = found.history.findLast(({ action }) => action === 'pay');
    expect(step?.given).toEqual({ paymentNo: payment?.id, paymentMethod: 'card' });
  });

  it('counts once, however often the gateway tells of it', async () => {
    const { applicationId, id, orderNo } = await paidAtGateway();
    await Promise.all([callBack(id), callBack(id), check(orderNo)]);
    expect(await callBack(id)).toBe(200);
    const { history, paymentOrders: orders } = await read(applicationId);
    expect(history.filter(({ action }) => action === 'pay')).toHaveLength(1);
    expect(orders?.[0]?.payments).toHaveLength(1);
  });

  it('is found by asking the gateway when its callback is lost', async () => {
    const [asked, waited] = [await paidAtGateway(), await paidAtGateway()];
    expect((await check(asked.orderNo)).state).toBe('paid');
    expect((await read(asked.applicationId)).state).toBe('PAID');
    await runHourlyTasks(service.deps, false);
    expect((await read(waited.applicationId)).state).toBe('PAID');
  });

  it('that was made in time is found before the application lapses', async () => {
    const { applicationId } = await paidAtGateway();
    await setDue(applicationId, 1);
    service.clock.pass(2);
    await runHourlyTasks(service.deps, false);
    expect(await read(applicationId)).toMatchObject({ state: 'PAID' });
  });

  it('that fails or is given up leaves the amount due, and can be made again', async () => {
    const { applicationId } = await createDemand();
    for (const action of ['fail', 'cancel'] as const) {
      const { id, orderNo } = await startPayment(applicationId);
      gateway.act(id, action);
      const { state } = await check(orderNo);
      expect(state).toBe(action === 'fail' ? 'failed' : 'cancelled');
    }
    const { id } = await startPayment(applicationId);
    gateway.act(id, 'pay');
    expect(await callBack(id)).toBe(200);
    expect((await read(applicationId)).state).toBe('PAID');
  });

  it('has one order, also for two requests and after an order that only the portal has', async () => {
    const { applicationId } = await createDemand();
    const first = await startPayment(applicationId);
    const [second, third] = await Promise.all([pay(applicationId), pay(applicationId)]);
    const { orderNo, payUrl } = first;
    const same = { status: 200, result: { orderNo, payUrl } };
    expect([second, third]).toEqual([same, same]);
    const lost = { gatewayOrderId: '', payUrl: '', state: 'created' };
    const { db } = service.deps;
    await db.update(paymentOrders).set(lost).where(eq(paymentOrders.orderNo, first.orderNo));
    expect(await startPayment(applicationId)).toEqual(first);
  });
});

describe('a payment that cannot be accepted', () => {
  const mustBeRefunded = async (id: string, applicationId: number, reason: string) => {
    expect(await callBack(id)).toBe(200);
    const { paymentOrders: orders } = await read(applicationId);
    expect(orders?.[0]?.payments).toMatchObject([{ refundReason: reason }]);
    const [payment] = gateway.find(id).payments;
    expect(new Set(await tellsOf(payment?.id ?? ''))).toEqual(new Set(['work', 'application']));
  };

  it('is to be refunded after the last day', async () => {
    const { applicationId } = await createDemand();
    const { id } = await startPayment(applicationId);
    await setDue(applicationId, -1);
    expect(await pay(applicationId)).toEqual({ status: 409 });
    gateway.act(id, 'pay');
    await mustBeRefunded(id, applicationId, 'late');
    expect((await read(applicationId)).state).toBe('DEMAND');
  });

  it('is to be refunded after a challan was entered', async () => {
    const { applicationId } = await createDemand();
    const { id } = await startPayment(applicationId);
    await applicantStep(service, citizen, applicationId, 'pay', { challanNo: 'CH/8' });
    gateway.act(id, 'pay');
    await mustBeRefunded(id, applicationId, 'paidOtherwise');
    expect((await read(applicationId)).valuation?.challanNo).toBe('CH/8');
  });

  it('is to be refunded after a withdrawal, and for another amount than the present one', async () => {
    const [withdrawn, changed] = [await paidAtGateway(), await paidAtGateway()];
    const { db } = service.deps;
    const request = { applicationId: withdrawn.applicationId, remark: 'We move away' };
    expect(await service.call('cancelApplication', request, citizen.token)).toEqual({
      status: 200,
    });
    await mustBeRefunded(withdrawn.id, withdrawn.applicationId, 'closed');
    await db
      .update(valuations)
      .set({ value: 200, amountDue: 200 })
      .where(eq(valuations.applicationId, changed.applicationId));
    await mustBeRefunded(changed.id, changed.applicationId, 'amountChanged');
  });

  it('is to be refunded if it is the second one for an order', async () => {
    const { applicationId, id } = await paidAtGateway();
    gateway.act(id, 'pay');
    expect(await callBack(id)).toBe(200);
    const { paymentOrders: orders } = await read(applicationId);
    expect(orders?.[0]?.payments.map(({ refundReason }) => refundReason)).toEqual([
      null,
      'paidOtherwise',
    ]);
  });
});

describe('what the gateway sends', () => {
  const send = async (payload: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'x-payment-signature': signature };
    const url = '/service/payments/callback';
    return (await service.app.inject({ method: 'POST', url, headers, payload })).statusCode;
  };

  it('is refused without the right signature, of another body, and without an order', async () => {
    const { id, applicationId } = await paidAtGateway();
    const { body, signature } = gateway.sign(gateway.find(id));
    expect(await send(body, '')).toBe(401);
    expect(await send(body, signature.replaceAll(/[0-9]/g, '0'))).toBe(401);
    expect(await send(body.replace('10050', '10051'), signature)).toBe(401);
    expect((await read(applicationId)).state).toBe('DEMAND');
    const unknown = gateway.sign({ ...gateway.find(id), receipt: 'of-nobody' });
    expect(await send(unknown.body, unknown.signature)).toBe(404);
    const torn = gateway.sign({ ...gateway.find(id), payments: 1 as never });
    expect(await send(torn.body, torn.signature)).toBe(400);
  });

  it('is refused for another amount, and the hourly work says so', async () => {
    const { id, applicationId } = await paidAtGateway();
    const order = gateway.find(id);
    order.payments = order.payments.map((payment) => ({ ...payment, amount: 1 }));
    expect(await callBack(id)).toBe(400);
    expect((await read(applicationId)).state).toBe('DEMAND');
    await expect(checkOpenOrders(service.deps)).rejects.toThrow();
    order.status = 'cancelled';
    order.payments = [];
    await checkOpenOrders(service.deps);
  });
});

describe('without a gateway that answers', () => {
  it('nothing is paid online, but by challan as before', async () => {
    const { applicationId } = await createDemand();
    const { payments } = service.deps;
    service.deps.payments = undefined;
    expect(await pay(applicationId)).toEqual({ status: 503 });
    const unreachable = {
      PAYMENT_URL: 'http://127.0.0.1:1',
      PAYMENT_TOKEN: '',
      PAYMENT_SECRET: '',
    };
    service.deps.payments = createPaymentGateway(unreachable);
    expect(await pay(applicationId)).toEqual({ status: 503 });
    service.deps.payments = payments;
    const paid = await applicantStep(service, citizen, applicationId, 'pay', { challanNo: 'CH/9' });
    expect(paid.status).toBe(200);
    expect(await pay(applicationId)).toEqual({ status: 409 });
  });

  it("has no answer about another person's order", async () => {
    const { applicationId } = await createDemand();
    const { orderNo } = await startPayment(applicationId);
    const other = await service.signInAs('otherCitizen');
    const request = { orderNo };
    expect(await service.call('paymentCheck', request, other.token)).toEqual({ status: 404 });
    const foreign = { applicationId, returnPath };
    expect(await service.call('demandPay', foreign, other.token)).toEqual({ status: 404 });
  });
});
