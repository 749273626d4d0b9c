import type { EndpointName } from '@temple-land/portal-core';
import type { ScenariosOf } from './scenarioContext.ts';

type Name = Extract<EndpointName, 'dashboard' | 'dashboardList'>;

const paging = { pageNumber: 1, pageSize: 10 };

/** The answers of the calls of a dashboard. */
export const dashboardScenarios: ScenariosOf<Name> = {
  dashboard: {
    '200 to an officer': async (call, { service }) =>
      call({}, (await service.signInAs('landOfficer')).token),
    '200 to an administrator': async (call, { service }) =>
      call({ districtCode: 1 }, (await service.signInAs('administrator')).token),
  },
  dashboardList: {
    '200 to an officer of the place': async (call, { service }) =>
      call({ figure: 'pending', ...paging }, (await service.signInAs('landOfficer')).token),
    '404 to an unknown part of a figure': async (call, { service }) =>
      call(
        { figure: 'stage', part: '2.NOWHERE.overdue', ...paging },
        (await service.signInAs('landOfficer')).token,
      ),
  },
};
