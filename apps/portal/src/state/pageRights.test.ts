import {
  api,
  dashboardFigures,
  getFigureSubject,
  getReportSubject,
  registerReports,
  type EndpointName,
} from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import { listPageRights, type rightsOfPages } from './pageRights.ts';

/** The call that fetches what a page shows. */
const calls: Readonly<Record<keyof typeof rightsOfPages, EndpointName>> = {
  '/officer/cases': 'caseList',
  '/officer/hearings': 'hearingList',
  '/officer/refunds': 'refundList',
  '/officer/explore-map': 'mapLayers',
  '/officer/land/plot': 'plotRecord',
  '/officer/land/khatiyan': 'khatiyanRecord',
};

it.each(Object.entries(calls))('%s needs the rights of its call %s', (path, name) => {
  expect(listPageRights(`${path}?any=1`)).toEqual(api[name].rights);
});

it('a report of land needs the rights of its call', () => {
  const path = '/officer/report/land-information/mouza-report/x';
  expect(listPageRights(path)).toEqual(api.landInformation.rights);
});

it.each(dashboardFigures)('the list behind the figure %s needs the right to its data', (figure) => {
  const needed = [`data.${getFigureSubject(figure)}.see`];
  expect(listPageRights(`/officer/dashboard/list?figure=${figure}`)).toEqual(needed);
});

it.each(registerReports)('the report %s needs the right to its data', (report) => {
  const needed = [`data.${getReportSubject(report)}.see`];
  expect(listPageRights(`/officer/reports?report=${report}`)).toEqual(needed);
});

it('a report that is filtered, sorted or grouped needs the right to query those columns', () => {
  const view = 'group=kind&sort=-amount&is.state=active';
  expect(listPageRights(`/officer/reports?report=leases&${view}`)).toEqual([
    'data.registers.see',
    'data.registers.query',
    'data.money.query',
  ]);
});

it.each(['/officer', '/officer/reports', '/officer/applications?type=3', '/website/faq'])(
  '%s needs no right to data',
  (path) => {
    expect(listPageRights(path)).toEqual([]);
  },
);
