import { formatIndianDate, type EndpointName } from '@temple-land/portal-core';
import { createPaymentGateway } from '../../../apps/server/src/ports/paymentGateway.ts';
import { newKey } from '../../support/landApplication.ts';
import {
  connectGateway,
  createRefundDue,
  recordDemand,
  recordPaid,
} from '../../support/payments.ts';
import { createApplicant } from './createApplicant.ts';
import { auditor, stranger } from './officer.scenarios.ts';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'demandPay'
  | 'feePay'
  | 'paymentCheck'
  | 'paymentReversalRead'
  | 'paymentReversalPropose'
  | 'paymentReversalDecide'
  | 'refundList'
  | 'refundRecord'
>;

const officer = ({ service }: ScenarioContext) => service.signInAs('landOfficer');
const senior = ({ service }: ScenarioContext) => service.signInAs('decidingOfficer');

async function createPaid(context: ScenarioContext) {
  const { applicationId } = await createApplicant(context);
  await recordPaid(context.service, applicationId);
  return { applicationType: 2, applicationId } as const;
}

const propose = async (call: MakeCall, context: ScenarioContext, who = officer) =>
  call(
    { ...(await createPaid(context)), reason: 'It bounced', idempotencyKey: newKey() },
    (await who(context)).token,
  );

async function decide(call: MakeCall, context: ScenarioContext, who = senior, times = 1) {
  const { service } = context;
  const asked = await createPaid(context);
  const { token } = await officer(context);
  const proposal = { ...asked, reason: 'It bounced', idempotencyKey: newKey() };
  await service.result('paymentReversalPropose', proposal, token);
  const { reversals } = await service.result('paymentReversalRead', asked, token);
  const request = { ...asked, reversalId: reversals[0]?.reversalId, isConfirmed: true };
  const second = await who(context);
  for (let time = 1; time < times; time += 1) await call(request, second.token);
  return call(request, second.token);
}

const returnPath = '/citizen/applications/LA';

/** Creates an application with an amount due, and runs with a payment gateway. */
async function withDemand(
  context: ScenarioContext,
  run: (made: { applicationId: number; token: string }) => Promise<unknown>,
) {
  const { service } = context;
  const { applicationId, who } = await createApplicant(context);
  await recordDemand(service, applicationId);
  const gateway = await connectGateway(service);
  await run({ applicationId, token: who.token });
  service.deps.payments = undefined;
  await gateway.close();
}

const feeOf = (applicationKind: string) => ({
  applicationKind,
  villageCode: 1,
  area: 0.1,
  returnPath: '/website/grievance/addgrievance',
});

/** Begins a payment, then runs with the gateway or after it has stopped. */
async function checkPayment(call: MakeCall, context: ScenarioContext, isReachable: boolean) {
  const { service } = context;
  await withDemand(context, async ({ applicationId, token }) => {
    const request = { applicationId, returnPath };
    const { orderNo } = await service.result('demandPay', request, token);
    if (isReachable) return call({ orderNo }, token);
    const stopped = { PAYMENT_URL: 'http://127.0.0.1:1', PAYMENT_TOKEN: '', PAYMENT_SECRET: '' };
    service.deps.payments = createPaymentGateway(stopped);
    return call({ orderNo }, token);
  });
}

/** Stores a payment that is to be refunded, and records its refund. */
async function refund(
  call: MakeCall,
  context: ScenarioContext,
  { who = senior, refundedOn = '', times = 1 } = {},
) {
  const { service } = context;
  const { applicationId, who: applicant } = await createApplicant(context);
  const payment = await createRefundDue(service, { applicationId, payerId: applicant.userId });
  const day = refundedOn || formatIndianDate(service.clock.now());
  const request = { paymentId: payment.id, refundedOn: day, reference: 'NEFT-1' };
  const { token } = await who(context);
  for (let time = 1; time < times; time += 1) await call(request, token);
  return call(request, token);
}

/** The answers of the calls by which an amount is paid online, and by which two officers take a payment back. */
export const paymentScenarios: ScenariosOf<Name> = {
  demandPay: {
    '200 to the applicant': (call, context) =>
      withDemand(context, ({ applicationId, token }) => call({ applicationId, returnPath }, token)),
    "404 for another's application": (call, context) =>
      withDemand(context, async ({ applicationId }) =>
        call({ applicationId, returnPath }, (await context.createAccount()).token),
      ),
    '409 where nothing is due': (call, context) =>
      withDemand(context, async () => {
        const { applicationId, who } = await createApplicant(context);
        return call({ applicationId, returnPath }, who.token);
      }),
    '503 without a payment gateway': async (call, context) => {
      const { applicationId, who } = await createApplicant(context);
      return call({ applicationId, returnPath }, who.token);
    },
  },
  feePay: {
    '200 for land with a fee': (call, context) =>
      withDemand(context, ({ token }) => call(feeOf('lease'), token)),
    '409 where no fee is due': (call, context) =>
      withDemand(context, ({ token }) => call(feeOf('correction'), token)),
    '503 without a payment gateway': async (call, context) =>
      call(feeOf('lease'), (await context.createAccount()).token),
  },
  paymentCheck: {
    '200 with the present state': (call, context) => checkPayment(call, context, true),
    '404 for an unknown order': async (call, context) =>
      call({ orderNo: 'unknown-order' }, (await context.createAccount()).token),
    '503 if the gateway does not answer': (call, context) => checkPayment(call, context, false),
  },
  paymentReversalRead: {
    '200 to the officer of the place': async (call, context) =>
      call(await createPaid(context), (await officer(context)).token),
    '404 to another officer': async (call, context) =>
      call(await createPaid(context), (await stranger(context)).token),
  },
  paymentReversalPropose: {
    '200 to the officer of the place': (call, context) => propose(call, context),
    '403 to an officer who may only look': (call, context) => propose(call, context, auditor),
    '404 to another officer': (call, context) => propose(call, context, stranger),
    '409 without a payment': async (call, context) => {
      const { applicationId } = await createApplicant(context);
      const request = { applicationType: 2, applicationId, reason: 'It bounced' };
      return call({ ...request, idempotencyKey: newKey() }, (await officer(context)).token);
    },
  },
  paymentReversalDecide: {
    '200 to a second officer who decides': (call, context) => decide(call, context),
    '403 to the officer who proposed it': (call, context) => decide(call, context, officer),
    '404 to another officer': (call, context) => decide(call, context, stranger),
    '409 after it was decided': (call, context) => decide(call, context, senior, 2),
  },
  refundList: {
    '200 to an officer of the land': async (call, context) =>
      call({ isMade: false, pageNumber: 1, pageSize: 10 }, (await senior(context)).token),
  },
  refundRecord: {
    '200 to an officer who decides': (call, context) => refund(call, context),
    '400 before the payment': (call, context) =>
      refund(call, context, { refundedOn: '2020-01-01' }),
    '403 to an officer who does not decide': (call, context) =>
      refund(call, context, { who: auditor }),
    '404 for an unknown payment': async (call, context) => {
      const request = { paymentId: 999_999, refundedOn: '2026-03-01', reference: 'NEFT-1' };
      return call(request, (await senior(context)).token);
    },
    '409 after it was recorded': (call, context) => refund(call, context, { times: 2 }),
  },
};
