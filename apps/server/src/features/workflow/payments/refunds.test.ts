import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatIndianDate, type Input } from '@temple-land/portal-core';
import {
  applyFor,
  findKhatiyan,
  uploadTemporaryFile,
} from '../../../../../../tests/support/landApplication.ts';
import { requestOfKind } from '../../../../../../tests/support/landRequests.ts';
import {
  connectGateway,
  createRefundDue,
  type TestGateway,
} from '../../../../../../tests/support/payments.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { notifications } from '../../../db/schema/content.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const citizen = createBeforeAll(() => service.signInAs('citizen'));
const senior = createBeforeAll(() => service.signInAs('decidingOfficer'));
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await connectGateway(service);
});
afterAll(() => gateway.close());

const list = async (isMade: boolean, token = senior.token) =>
  (await service.result('refundList', { isMade, pageNumber: 1, pageSize: 100 }, token)).rows;

const today = () => formatIndianDate(service.clock.now());

const record = (paymentId: number, changes: Partial<Input<'refundRecord'>> = {}) =>
  service.call(
    'refundRecord',
    { paymentId, refundedOn: today(), reference: 'NEFT-77', documents: [], ...changes },
    senior.token,
  );

const readNotices = async () => {
  const isOwn = eq(notifications.userId, citizen.userId);
  return (await service.deps.db.select().from(notifications).where(isOwn)).map(({ text }) => text);
};

/** Pays the fee of an application that does not exist yet. */
async function payFee() {
  const land = { applicationKind: 'purchase', villageCode: 1, area: 0.5 } as const;
  const request = { ...land, returnPath: '/website/grievance/addgrievance' };
  const { orderNo, payUrl } = await service.result('feePay', request, citizen.token);
  const id = payUrl.split('/').at(-1) ?? '';
  await gateway.send(gateway.act(id, 'pay'));
  return { orderNo, id, reference: gateway.find(id).payments[0]?.id ?? '' };
}

async function apply(paymentNo: string) {
  const answers = {
    applicationKind: 'purchase',
    area: 0.5,
    feePayment: 'online',
    paymentNo,
  } as const;
  const place = await findKhatiyan(service);
  const found = await requestOfKind(service, citizen.token, place, answers);
  const challan = new Set(['challanNo', 'challanOn', 'challanAmount']);
  const request = Object.fromEntries(Object.entries(found).filter(([name]) => !challan.has(name)));
  return service.call('applyLand', request as Input<'applyLand'>, citizen.token);
}

describe('a refund', () => {
  it('is recorded by an officer with its proof, and told to the payer', async () => {
    const { applicationId } = await applyFor(service, citizen, await findKhatiyan(service));
    const due = await createRefundDue(service, { applicationId, payerId: citizen.userId });
    const isIt = ({ paymentId }: { paymentId: number }) => paymentId === due.id;
    const { refundsDue = 0 } = await service.result('inboxCounts', {}, senior.token);
    expect((await list(false)).filter(isIt)).toMatchObject([{ refundReason: 'late' }]);
    const proof = await uploadTemporaryFile(service, senior.token);
    const papers = { documents: [proof], documentKinds: { [proof]: 25 } };
    expect(await record(due.id, papers)).toEqual({ status: 200 });
    expect((await list(false)).filter(isIt)).toEqual([]);
    const refund = { refundedOn: today(), reference: 'NEFT-77' };
    expect((await list(true)).filter(isIt)).toMatchObject([{ refund }]);
    const counts = await service.result('inboxCounts', {}, senior.token);
    expect(counts.refundsDue).toBe(refundsDue - 1);
    const own = await service.result('applyLandDraft', { applicationId }, citizen.token);
    expect(own.paymentOrders?.[0]?.payments).toMatchObject([{ refund }]);
    expect(own.documents.map(({ kind }) => kind)).toContain(25);
    expect((await readNotices()).some((text) => text.includes('NEFT-77'))).toBe(true);
  });

  it('is recorded once, on a day between the payment and today', async () => {
    const { applicationId } = await applyFor(service, citizen, await findKhatiyan(service));
    const { id } = await createRefundDue(service, { applicationId, payerId: citizen.userId });
    for (const refundedOn of ['2020-01-01', '2099-01-01'])
      expect(await record(id, { refundedOn })).toEqual({ status: 400 });
    const documents = ['x'.repeat(24)];
    expect(await record(id, { documents })).toEqual({ status: 400 });
    const answers = await Promise.all([record(id), record(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a fee that was paid for an application that is not submitted', () => {
  it('is on the list of the officers of the land, of no use after its refund, and not refunded after its use', async () => {
    const { orderNo, id, reference } = await payFee();
    const row = (await list(false)).find((each) => each.reference === reference);
    expect(row).toMatchObject({ refundReason: 'notSubmitted', applicationNo: '' });
    expect(await record(row?.paymentId ?? 0)).toEqual({ status: 200 });
    expect((await list(true)).some((each) => each.reference === reference)).toBe(true);
    expect(await apply(orderNo)).toMatchObject({ status: 400 });
    await gateway.send(gateway.find(id));
    expect(await apply(orderNo)).toMatchObject({ status: 400 });
    const next = await payFee();
    expect(next.orderNo).not.toBe(orderNo);
    const isNext = (each: { reference: string }) => each.reference === next.reference;
    const used = (await list(false)).find(isNext);
    expect(await apply(next.orderNo)).toMatchObject({ status: 200 });
    expect((await list(false)).some(isNext)).toBe(false);
    expect(await record(used?.paymentId ?? 0)).toEqual({ status: 409 });
  });
});
