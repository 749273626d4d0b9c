import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import { findKhatiyan } from '../../../../../../tests/support/landApplication.ts';
import { requestOfKind } from '../../../../../../tests/support/landRequests.ts';
import { connectGateway, type TestGateway } from '../../../../../../tests/support/payments.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { notifications } from '../../../db/schema/content.ts';

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => service.signInAs('citizen'));
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await connectGateway(service);
});
afterAll(() => gateway.close());

const land = { applicationKind: 'purchase', villageCode: 1, area: 0.5 } as const;
const returnPath = '/website/grievance/addgrievance';

async function beginPayment() {
  const request = { ...land, returnPath };
  const { orderNo, payUrl } = await service.result('feePay', request, citizen.token);
  return { orderNo, payUrl, id: payUrl.split('/').at(-1) ?? '' };
}

async function payFee() {
  const begun = await beginPayment();
  await gateway.send(gateway.act(begun.id, 'pay'));
  return begun;
}

async function apply(answers: Partial<Input<'applyLand'>>) {
  const place = await findKhatiyan(service);
  const kind = { applicationKind: 'purchase', area: 0.5, ...answers } as const;
  const { challanNo, challanOn, challanAmount, ...request } = await requestOfKind(
    service,
    citizen.token,
    place,
    kind,
  );
  const challan = answers.feePayment === 'challan' ? { challanNo, challanOn, challanAmount } : {};
  return service.call('applyLand', { ...request, ...challan }, citizen.token);
}

async function readOf(answer: object) {
  const { applicationNo } = (answer as { result: { applicationNo: string } }).result;
  return service.result('applyLandDraft', { applicationNo }, citizen.token);
}

describe('an application fee that is paid online', () => {
  it('is of the amount of the rate, and is with the application', async () => {
    const { orderNo, id } = await payFee();
    expect(gateway.find(id).amount).toBe(10_000);
    const found = await readOf(await apply({ feePayment: 'online', paymentNo: orderNo }));
    expect(found.land).toMatchObject({ feePayment: 'online', challanNo: '' });
    const [payment] = gateway.find(id).payments;
    expect(found.paymentOrders).toMatchObject([
      { purpose: 'applicationFee', payments: [{ reference: payment?.id, refundReason: null }] },
    ]);
  });

  it.each([
    ['was not paid', async () => (await beginPayment()).orderNo],
    ['nobody knows', async () => 'unknown-order'],
  ])('is refused while it %s', async (_, order) => {
    expect(await apply({ feePayment: 'online', paymentNo: await order() })).toMatchObject({
      status: 400,
      message: expect.stringContaining('has not been received yet'),
    });
  });

  it('is of one application only', async () => {
    const { orderNo } = await payFee();
    const paid = { feePayment: 'online', paymentNo: orderNo } as const;
    const answers = await Promise.all([apply(paid), apply(paid)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is not paid again before it is used', async () => {
    const { orderNo } = await payFee();
    expect(await beginPayment()).toMatchObject({ orderNo, payUrl: '' });
    await apply({ feePayment: 'online', paymentNo: orderNo });
    expect((await beginPayment()).orderNo).not.toBe(orderNo);
  });

  it('is to be refunded where the fee was paid by challan, also when it arrives later', async () => {
    const early = await payFee();
    const late = { ...land, area: 0.5001, returnPath };
    expect(await service.call('feePay', late, citizen.token)).toMatchObject({ status: 200 });
    const found = await readOf(await apply({ feePayment: 'challan' }));
    const [order] = found.paymentOrders ?? [];
    expect(order?.payments).toMatchObject([{ refundReason: 'paidOtherwise' }]);
    const [payment] = gateway.find(early.id).payments;
    const told = await service.deps.db.select().from(notifications);
    expect(told.some(({ text }) => text.includes(payment?.id ?? '-'))).toBe(true);
    const open = await beginPayment();
    const other = await readOf(await apply({ feePayment: 'challan' }));
    await gateway.send(gateway.act(open.id, 'pay'));
    const { applicationNo } = other;
    const { paymentOrders } = await service.result(
      'applyLandDraft',
      { applicationNo },
      citizen.token,
    );
    expect(paymentOrders?.at(-1)?.payments).toMatchObject([{ refundReason: 'paidOtherwise' }]);
  });

  it('is not asked for where none is due', async () => {
    const request = { ...land, applicationKind: 'correction', returnPath } as const;
    expect(await service.call('feePay', request, citizen.token)).toEqual({ status: 409 });
  });
});
