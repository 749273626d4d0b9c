import { GatewayUnavailable } from '../../../apps/server/src/ports/fetchGateway.ts';
import type { EndpointName } from '@temple-land/portal-core';
import { findKhatiyan, requestFor, uploadTemporaryFile } from '../../support/landApplication.ts';
import { officersOfPuri } from '../../support/officers.ts';
import { aadhaar } from './aadhaar.ts';
import { createApplicant } from './createApplicant.ts';
import type { Account, MakeCall, ScenariosOf, ScenarioContext } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'appliedLand'
  | 'cancelApplication'
  | 'aadhaarLookup'
  | 'bidderRegistration'
  | 'applyLand'
  | 'applyLandDraft'
  | 'applicantStep'
>;

const paging = { pageNumber: 1, pageSize: 10 };

async function withdrawApplication(context: ScenarioContext) {
  const { who, applicationId } = await createApplicant(context);
  const request = { applicationId, remark: 'No longer needed' };
  await context.service.call('cancelApplication', request, who.token);
  return { who, applicationId };
}

const cancel = (call: MakeCall, { token }: Account, applicationId: number) =>
  call({ applicationId, remark: 'No longer needed' }, token);

async function registerBidder(
  call: MakeCall,
  context: ScenarioContext,
  changes: object = {},
  isOpen = true,
) {
  const now = context.service.clock.now().toISOString();
  const all = await context.service.result('tenderSearch', { title: '', startDate: '' });
  const found = all.find((each) => (each.startDate <= now && now < each.closeDate) === isOpen);
  const request = { tenderAdvertisementId: found?.tenderAdvertisementId, adharNo: aadhaar };
  return call({ ...request, documents: [], ...changes }, (await context.createAccount()).token);
}

async function apply(call: MakeCall, context: ScenarioContext, changes: object = {}) {
  const { token } = await context.createAccount();
  const request = await requestFor(context.service, token, await findKhatiyan(context.service));
  return call({ ...request, ...changes }, token);
}

/** Creates an application with an officer's question. */
async function createApplicationWithQuestion(context: ScenarioContext) {
  const { who, applicationId } = await createApplicant(context);
  const { dealing } = await officersOfPuri(context.service);
  const step = { applicationType: 2, applicationId } as const;
  const given = { query: 'Since which year?' };
  await context.service.result(
    'officerStep',
    { ...step, action: 'accept', version: 1, given: {} },
    dealing.token,
  );
  const { version } = await context.service.result(
    'officerStep',
    { ...step, action: 'query', version: 2, given },
    dealing.token,
  );
  return { who, applicationId, version };
}

async function answerQuestion(call: MakeCall, context: ScenarioContext, changes: object = {}) {
  const { who, applicationId, version } = await createApplicationWithQuestion(context);
  const documents = [await uploadTemporaryFile(context.service, who.token)];
  const request = { applicationId, action: 'answer', version, given: { answer: 'Since 1989' } };
  return call({ ...request, documents, ...changes }, who.token);
}

/** The answers of the calls of applicants. */
export const landScenarios: ScenariosOf<Name> = {
  appliedLand: {
    '200 with the own applications': async (call, context) => {
      const { who } = await createApplicant(context);
      return call({ createdBy: who.userId, ...paging }, who.token);
    },
    '403 to the number of another user': async (call, context) => {
      const { who } = await createApplicant(context);
      return call({ createdBy: who.userId, ...paging }, (await context.createAccount()).token);
    },
    '404 to somebody without one': async (call, context) => {
      const { userId, token } = await context.createAccount();
      return call({ createdBy: userId, ...paging }, token);
    },
  },
  cancelApplication: {
    '200 to the applicant': async (call, context) => {
      const { who, applicationId } = await createApplicant(context);
      return cancel(call, who, applicationId);
    },
    '404 to another citizen': async (call, context) =>
      cancel(call, await context.createAccount(), (await createApplicant(context)).applicationId),
    '409 when it was withdrawn before': async (call, context) => {
      const { who, applicationId } = await withdrawApplication(context);
      return cancel(call, who, applicationId);
    },
  },
  aadhaarLookup: {
    '200 with the name and four digits': async (call, context) =>
      call({ adharNo: aadhaar, key: 'bidder' }, (await context.createAccount()).token),
    '400 to a wrong check digit': async (call, context) =>
      call({ adharNo: '234567890123', key: 'bidder' }, (await context.createAccount()).token),
    '404 to a number that the register does not know': async (call, context) => {
      const { deps } = context.service;
      const { identity } = deps;
      deps.identity = { nameOf: async () => undefined };
      await call({ adharNo: aadhaar, key: 'bidder' }, (await context.createAccount()).token);
      deps.identity = identity;
    },
    '503 when the register does not answer': async (call, context) => {
      const { deps } = context.service;
      const { identity } = deps;
      deps.identity = {
        nameOf: () => Promise.reject(new GatewayUnavailable('It does not answer.')),
      };
      await call({ adharNo: aadhaar, key: 'bidder' }, (await context.createAccount()).token);
      deps.identity = identity;
    },
    'HTTP 503 to the eleventh in an hour': async (call, context) => {
      const { token } = await context.createAccount();
      for (let count = 0; count < 11; count += 1) {
        await call({ adharNo: aadhaar, key: 'bidder' }, token);
      }
    },
  },
  bidderRegistration: {
    '200 with the number of the bidder': (call, context) => registerBidder(call, context),
    '400 to a wrong Aadhaar number': (call, context) =>
      registerBidder(call, context, { adharNo: '1' }),
    '400 to a file of nobody': (call, context) =>
      registerBidder(call, context, { documents: ['x'.repeat(24)] }),
    '409 when the tender is not open': (call, context) => registerBidder(call, context, {}, false),
    '409 to another registration of the same bidder': async (call, context) => {
      const { token } = await context.createAccount();
      const asBidder: MakeCall = (input) => call(input, token);
      await registerBidder(asBidder, context);
      return registerBidder(asBidder, context, {
        documents: [await uploadTemporaryFile(context.service, token)],
      });
    },
  },
  applyLand: {
    '200 with the number of the application': (call, context) => apply(call, context),
    '400 to a place that is not in the record': (call, context) =>
      apply(call, context, { khataNo: 'none' }),
    '400 to a file of nobody': (call, context) =>
      apply(call, context, { documents: ['x'.repeat(24)] }),
  },
  applyLandDraft: {
    '200 to the applicant': async (call, context) => {
      const { who, applicationId } = await createApplicant(context);
      return call({ applicationId }, who.token);
    },
    '404 to another citizen': async (call, context) => {
      const { applicationId } = await createApplicant(context);
      return call({ applicationId }, (await context.createAccount()).token);
    },
  },
  applicantStep: {
    '200 to the answer of a question': (call, context) => answerQuestion(call, context),
    '400 without the words of the answer': (call, context) =>
      answerQuestion(call, context, { given: {} }),
    '400 with a file of nobody': (call, context) =>
      answerQuestion(call, context, { documents: ['x'.repeat(24)] }),
    '403 to an action of the officers': async (call, context) => {
      const { who, applicationId } = await createApplicant(context);
      return call({ applicationId, action: 'accept', version: 1 }, who.token);
    },
    '404 to another citizen': async (call, context) => {
      const { applicationId } = await createApplicant(context);
      const request = { applicationId, action: 'answer', version: 1 };
      return call(request, (await context.createAccount()).token);
    },
    '409 to a version that has passed': (call, context) =>
      answerQuestion(call, context, { version: 1 }),
  },
};
