import {
  dashboardFigures,
  getDataSubject,
  getFigureSubject,
  registerColumns,
  registerReports,
  getReportSubject,
  type DataRight,
} from '@temple-land/portal-core';

/** The right to data that an officer's page needs for all that it shows. */
export const rightsOfPages = {
  '/officer/cases': 'data.applications.see',
  '/officer/hearings': 'data.applications.see',
  '/officer/refunds': 'data.money.see',
  '/officer/explore-map': 'data.outlines.see',
  '/officer/land/plot': 'data.land.see',
  '/officer/land/khatiyan': 'data.land.see',
} as const satisfies Readonly<Record<string, DataRight>>;

const landReports = '/officer/report/land-information/';

/** Returns the rights that a report needs: to see its rows, and to query the columns that filter, sort and group them. */
function listReportRights(query: URLSearchParams): DataRight[] {
  const report = registerReports.find((name) => name === query.get('report'));
  if (report === undefined) return [];
  const sorted = query.get('sort')?.replace('-', '');
  const filtered = [...query.keys()].map((name) => /^(?:is|from|to)\.(\w+)$/.exec(name)?.[1]);
  const used = new Set([...filtered, sorted, query.get('group')]);
  const asked = registerColumns[report]
    .filter(({ key }) => used.has(key))
    .map((column): DataRight => `data.${getDataSubject(report, column)}.query`);
  return [...new Set<DataRight>([`data.${getReportSubject(report)}.see`, ...asked])];
}

/** Returns the rights to data without which the page of an address has nothing to show; none for most pages. */
export function listPageRights(address: string): readonly DataRight[] {
  const { pathname, searchParams } = new URL(address, 'https://portal.invalid');
  if (pathname.startsWith(landReports)) return ['data.land.see'];
  if (pathname === '/officer/reports') return listReportRights(searchParams);
  if (pathname === '/officer/dashboard/list') {
    const figure = dashboardFigures.find((name) => name === searchParams.get('figure'));
    return [`data.${getFigureSubject(figure ?? 'pending')}.see`];
  }
  return pathname in rightsOfPages ? [rightsOfPages[pathname as keyof typeof rightsOfPages]] : [];
}
