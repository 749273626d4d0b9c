import { placeListMethods, type EndpointName } from '@temple-land/portal-core';
import { applications } from '../../../apps/server/src/db/schema/applications.ts';
import { browserRecord } from '../../support/browserRecord.ts';
import type { Call, Scenes, ScenesOf, Stage } from './stage.ts';

type Name = Extract<
  EndpointName,
  | 'activitySave'
  | 'ownIp'
  | 'health'
  | 'fillDropDown'
  | 'fillDropDownToken'
  | 'plotList'
  | 'captchaGenerate'
  | 'trackStatus'
  | 'menu'
>;

const nothing: Scenes = { '200 to anybody': (call) => call({}) };

const lists = (token: (stage: Stage) => Promise<string | undefined>): Scenes => ({
  // Requirement: CA-008
  '200 with the districts': async (call, stage) =>
    call({ method: placeListMethods.districts }, await token(stage)),
  '200 with an empty list without the parent': async (call, stage) =>
    call({ method: placeListMethods.mouzas }, await token(stage)),
  '400 to the name of another method': async (call, stage) =>
    call({ method: 'Land_plotServiceImpl/deleteAll' }, await token(stage)),
});

const tokenOf = async (stage: Stage) => (await stage.account()).token;

async function track(call: Call, { service }: Stage, changes: object = {}) {
  const [row] = await service.deps.db.select().from(applications).limit(1);
  const { type: applicationType, number: applicationNo } = row ?? {};
  return call({ applicationType, applicationNo, ...(await service.captcha()), ...changes });
}

/** The answers of the calls that every page shares. */
export const sharedScenes: ScenesOf<Name> = {
  activitySave: { '200 to a visitor': (call) => call(browserRecord()) },
  ownIp: { '200 with the address': (call) => call({}) },
  health: nothing,
  fillDropDown: lists(async () => undefined),
  fillDropDownToken: lists(tokenOf),
  plotList: {
    '200 with the plots of a khatiyan': async (call, stage) =>
      call({ khata_no_id: 1 }, await tokenOf(stage)),
  },
  captchaGenerate: {
    ...nothing,
    'HTTP 503 to an address that draws too many': (call, stage) =>
      stage.flooded('captcha', () => call({})),
  },
  trackStatus: {
    // Requirement: CA-013
    '200 with the status of an application': track,
    '223 to a wrong captcha': (call, stage) => track(call, stage, { answer: 'wrong' }),
    '223 to a captcha that was used': async (call, stage) => {
      const captcha = await stage.service.captcha();
      await track(call, stage, captcha);
      return track(call, stage, captcha);
    },
    '404 to an unknown number': (call, stage) => track(call, stage, { applicationNo: 'LA/0' }),
  },
  menu: {
    '200 with the entries of the own role': async (call, stage) => {
      const { userId, token } = await stage.service.signInAs('landOfficer');
      return call({ userId }, token);
    },
    '403 to the number of another user': async (call, stage) => {
      const { userId } = await stage.account();
      return call({ userId }, await tokenOf(stage));
    },
  },
};
