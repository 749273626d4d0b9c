import type { EndpointName } from '@temple-land/portal-core';
import { correctionFor, sendCorrection } from '../../support/corrections.ts';
import { findPlace } from '../../support/landApplication.ts';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  'correctionSubject' | 'correctionSave' | 'correctionList' | 'correctionStep'
>;

const own = { list: 'own', pageNumber: 1, pageSize: 10 };

async function newRequest({ service, createAccount }: ScenarioContext) {
  const { token } = await createAccount();
  return { token, correctionId: await sendCorrection(service, token) };
}

const save = async (call: MakeCall, { service, createAccount }: ScenarioContext, changes = {}) => {
  const { token } = await createAccount();
  return call(await correctionFor(service, token, changes), token);
};

/** The answers of the calls about errors in the land record. */
export const correctionScenarios: ScenariosOf<Name> = {
  correctionSubject: {
    '200 with the entries that a citizen may see': async (call, { service, createAccount }) =>
      call({ plotCode: (await findPlace(service)).plotCode }, (await createAccount()).token),
    '404 to an unknown plot': async (call, { createAccount }) =>
      call({ plotCode: '1-999999' }, (await createAccount()).token),
  },
  correctionSave: {
    '200 with its number': (call, context) => save(call, context),
    '400 without a document': (call, context) => save(call, context, { document: undefined }),
    '404 to an unknown plot': (call, context) => save(call, context, { plotCode: '1-999999' }),
    '409 to a second one about the same entry': async (call, context) => {
      const { token } = await newRequest(context);
      return call(await correctionFor(context.service, token), token);
    },
    'HTTP 503 to an address that sends too many': (call, context) =>
      context.withRateLimitReached('correction', () => save(call, context)),
  },
  correctionList: {
    '200 with the own requests': async (call, context) => {
      const { token } = await newRequest(context);
      return call(own, token);
    },
    '404 without one': async (call, { createAccount }) => call(own, (await createAccount()).token),
  },
  correctionStep: {
    '200 to its withdrawal': async (call, context) => {
      const { token, correctionId } = await newRequest(context);
      return call({ correctionId, action: 'withdraw' }, token);
    },
    '400 to a refusal without a reason': async (call, context) => {
      const { correctionId } = await newRequest(context);
      const { token } = await context.service.signInAs('landOfficer');
      return call({ correctionId, action: 'refuse' }, token);
    },
    '404 to the request of another citizen': async (call, context) => {
      const { correctionId } = await newRequest(context);
      return call({ correctionId, action: 'withdraw' }, (await context.createAccount()).token);
    },
    '409 to a request that has ended': async (call, context) => {
      const { token, correctionId } = await newRequest(context);
      await context.service.call('correctionStep', { correctionId, action: 'withdraw' }, token);
      return call({ correctionId, action: 'withdraw' }, token);
    },
  },
};
