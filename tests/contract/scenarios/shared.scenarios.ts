import { placeListMethods, type EndpointName, type Input } from '@temple-land/portal-core';
import { applications } from '../../../apps/server/src/db/schema/applications.ts';
import { browserRecord } from '../../support/browserRecord.ts';
import type { MakeCall, Scenarios, ScenariosOf, ScenarioContext } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'activitySave'
  | 'ownIp'
  | 'health'
  | 'fillDropDown'
  | 'fillDropDownToken'
  | 'mouzaMap'
  | 'plotList'
  | 'captchaGenerate'
  | 'captchaChallenge'
  | 'trackProgress'
  | 'trackStatus'
  | 'menu'
>;

const nothing: Scenarios = { '200 to anybody': (call) => call({}) };

const lists = (token: (context: ScenarioContext) => Promise<string | undefined>): Scenarios => ({
  // Requirement: CA-008
  '200 with the districts': async (call, context) =>
    call({ method: placeListMethods.districts }, await token(context)),
  '200 with an empty list without the parent': async (call, context) =>
    call({ method: placeListMethods.mouzas }, await token(context)),
  '400 to the name of another method': async (call, context) =>
    call({ method: 'Land_plotServiceImpl/deleteAll' }, await token(context)),
});

const tokenOf = async (context: ScenarioContext) => (await context.createAccount()).token;

async function track(call: MakeCall, { service }: ScenarioContext, changes: object = {}) {
  const [row] = await service.deps.db.select().from(applications).limit(1);
  const { type: applicationType, number: applicationNo } = row ?? {};
  return call({ applicationType, applicationNo, ...(await service.captcha()), ...changes });
}

async function trackProgress(call: MakeCall, { service }: ScenarioContext, changes: object = {}) {
  const [row] = await service.deps.db.select().from(applications).limit(1);
  const found = { applicationType: row?.type, applicationNo: row?.number };
  const captcha = await service.captcha();
  await service.call('trackStatus', { ...found, ...captcha } as Input<'trackStatus'>);
  return call({ ...found, captchaId: captcha.captchaId, ...changes });
}

/** The answers of the calls that every page shares. */
export const sharedScenarios: ScenariosOf<Name> = {
  activitySave: { '200 to a visitor': (call) => call(browserRecord()) },
  ownIp: { '200 with the address': (call) => call({}) },
  health: nothing,
  fillDropDown: lists(async () => undefined),
  fillDropDownToken: lists(tokenOf),
  mouzaMap: {
    '200 with the plots of a mouza': async (call, context) =>
      call({ villageCode: 1 }, await tokenOf(context)),
  },
  plotList: {
    '200 with the plots of a khatiyan': async (call, context) =>
      call({ khata_no_id: 1 }, await tokenOf(context)),
  },
  captchaGenerate: {
    ...nothing,
    'HTTP 503 to an address that draws too many': (call, context) =>
      context.withRateLimitReached('captcha', () => call({})),
  },
  captchaChallenge: {
    ...nothing,
    'HTTP 503 to an address that asks for too many': (call, context) =>
      context.withRateLimitReached('captcha', () => call({})),
  },
  trackProgress: {
    '200 after its status was found': trackProgress,
    '404 with another captcha': (call, context) =>
      trackProgress(call, context, { captchaId: 'another' }),
  },
  trackStatus: {
    // Requirement: CA-013
    '200 with the status of an application': track,
    '223 to a wrong captcha': (call, context) => track(call, context, { answer: 'wrong' }),
    '223 to a captcha that was used': async (call, context) => {
      const captcha = await context.service.captcha();
      await track(call, context, captcha);
      return track(call, context, captcha);
    },
    '404 to an unknown number': (call, context) => track(call, context, { applicationNo: 'LA/0' }),
  },
  menu: {
    '200 with the entries of the own role': async (call, context) => {
      const { userId, token } = await context.service.signInAs('landOfficer');
      return call({ userId }, token);
    },
    '403 to the number of another user': async (call, context) => {
      const { userId } = await context.createAccount();
      return call({ userId }, await tokenOf(context));
    },
  },
};
