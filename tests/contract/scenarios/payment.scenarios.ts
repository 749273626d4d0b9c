import type { EndpointName } from '@temple-land/portal-core';
import { newKey } from '../../support/landApplication.ts';
import { recordPaid } from '../../support/payments.ts';
import { createApplicant } from './createApplicant.ts';
import { auditor, stranger } from './officer.scenarios.ts';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  'paymentReversalRead' | 'paymentReversalPropose' | 'paymentReversalDecide'
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

/** The answers of the calls by which two officers take a payment back. */
export const paymentScenarios: ScenariosOf<Name> = {
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
};
