import type { EndpointName } from '@temple-land/portal-core';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<EndpointName, 'pageReportSave' | 'pageReportList' | 'pageReportClose'>;

const report = { path: '/website/faq', problem: 'An answer is cut off', expected: '', contact: '' };
const open = { isOpen: true, pageNumber: 1, pageSize: 1000 };

async function addReport({ service }: ScenarioContext): Promise<number | undefined> {
  await service.call('pageReportSave', report);
  const { token } = await service.signInAs('administrator');
  return (await service.result('pageReportList', open, token)).rows.at(-1)?.reportId;
}

const asAdministrator = async (call: MakeCall, { service }: ScenarioContext, input: object) =>
  call(input, (await service.signInAs('administrator')).token);

/** The answers of the calls about problems with pages. */
export const pageReportScenarios: ScenariosOf<Name> = {
  pageReportSave: {
    '200 to anybody': (call) => call(report),
    '400 without a problem': (call) => call({ ...report, problem: ' ' }),
    'HTTP 503 to an address that reports too often': (call, context) =>
      context.withRateLimitReached('pageReport', () => call(report)),
  },
  pageReportList: {
    '200 with the open reports': async (call, context) => {
      await addReport(context);
      return asAdministrator(call, context, open);
    },
    '404 to a page beyond the last': (call, context) =>
      asAdministrator(call, context, { ...open, pageNumber: 999 }),
  },
  pageReportClose: {
    '200 to an open report': async (call, context) =>
      asAdministrator(call, context, { reportId: await addReport(context) }),
    '404 to a report that is not there': (call, context) =>
      asAdministrator(call, context, { reportId: 999_999 }),
    '409 to a report that is closed': async (call, context) => {
      const reportId = await addReport(context);
      await asAdministrator(call, context, { reportId });
      return asAdministrator(call, context, { reportId });
    },
  },
};
