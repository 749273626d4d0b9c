import type { EndpointName } from '@temple-land/portal-core';
import { findPositionInPlot } from '../../support/positions.ts';
import { findPlaceInPuri } from './placeInPuri.ts';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<EndpointName, 'plotCheck' | 'plotMatch' | 'plotSearch' | 'publicStatistics'>;

async function check(call: MakeCall, context: ScenarioContext, changes: object = {}) {
  const { villageCode } = await findPlaceInPuri(context);
  return call({ villageCode, plotNo: '1', ...(await context.service.captcha()), ...changes });
}

/** The answers of the public calls about the land record: check, search and figures. */
export const publicLandScenarios: ScenariosOf<Name> = {
  plotCheck: {
    '200 with yes, no or unknown': (call, context) => check(call, context),
    '223 to a wrong captcha': (call, context) => check(call, context, { answer: 'wrong' }),
    '404 without a mouza': (call, context) => check(call, context, { villageCode: 999_999 }),
    'HTTP 503 to an address that asks too often': (call, context) =>
      context.withRateLimitReached('plotCheck', () => check(call, context)),
  },
  plotMatch: {
    '200 with the plots at a position': async (call, { service }) =>
      call(await findPositionInPlot(service)),
    '404 where no plot is near': (call) => call({ longitude: 0, latitude: 0 }),
    'HTTP 503 to an address that asks too often': (call, context) =>
      context.withRateLimitReached('plotMatch', () => call({ longitude: 0, latitude: 0 })),
  },
  plotSearch: {
    '200 with the plots of a number': (call) => call({ text: 'plot 1' }),
    'HTTP 503 to an address that asks too often': (call, context) =>
      context.withRateLimitReached('plotSearch', () => call({ text: 'plot 1' })),
  },
  publicStatistics: { '200 to anybody': (call) => call({}) },
};
