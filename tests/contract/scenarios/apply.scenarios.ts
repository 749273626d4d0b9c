import type { ScenariosOf } from './scenarioContext.ts';

/** The answers of the calls that a land application makes before it is submitted. */
export const applyScenarios: ScenariosOf<'landCheck' | 'landEstimate'> = {
  landCheck: {
    '200 with the problems of a plot': async (call, context) =>
      call(
        { plotCode: 'no-such-plot', applicationKind: 'lease' },
        (await context.createAccount()).token,
      ),
  },
  landEstimate: {
    '200 with fee and costs by the rate in force': async (call, context) =>
      call(
        { applicationKind: 'lease', villageCode: 1, area: 0.5 },
        (await context.createAccount()).token,
      ),
  },
};
