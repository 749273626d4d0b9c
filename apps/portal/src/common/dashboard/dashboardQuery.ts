import {
  dashboardFigures,
  type DashboardFigure,
  type DashboardFilter,
} from '@temple-land/portal-core';

/** A figure of a dashboard, with the part of a group of figures. */
export interface FigureAddress {
  figure: DashboardFigure;
  part?: string | undefined;
}

const types = [1, 2, 3, 6] as const;

const parseId = (text: string | null): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;

const parseDay = (text: string | null): string | undefined =>
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text ?? '')
    ? (text ?? undefined)
    : undefined;

/** Returns the filter in the query of an address; unknown values are ignored. */
export function parseDashboardQuery(address: URLSearchParams): DashboardFilter {
  const values = {
    districtCode: parseId(address.get('district')),
    tahasilCode: parseId(address.get('tahasil')),
    villageCode: parseId(address.get('mouza')),
    applicationType: types.find((type) => String(type) === address.get('type')),
    receivedFrom: parseDay(address.get('from')),
    receivedTo: parseDay(address.get('to')),
  };
  const set = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set) as DashboardFilter;
}

/** Returns the query of a filter; what does not restrict it is left out. */
export function buildDashboardQuery(filter: DashboardFilter): URLSearchParams {
  const query = new URLSearchParams();
  const values = {
    district: filter.districtCode,
    tahasil: filter.tahasilCode,
    mouza: filter.villageCode,
    type: filter.applicationType,
    from: filter.receivedFrom,
    to: filter.receivedTo,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query;
}

/** Returns the figure in the query of an address; the pending applications for an unknown one. */
export function parseFigure(address: URLSearchParams): FigureAddress & { pageNumber: number } {
  const figure = dashboardFigures.find((known) => known === address.get('figure')) ?? 'pending';
  const part = (address.get('part') ?? '').slice(0, 120);
  const pageNumber = parseId(address.get('page')) ?? 1;
  return { figure, ...(part === '' ? {} : { part }), pageNumber };
}

/** Returns the query of the list behind a figure. */
export function buildFigureQuery(
  filter: DashboardFilter,
  { figure, part }: FigureAddress,
  pageNumber = 1,
): string {
  const query = buildDashboardQuery(filter);
  query.set('figure', figure);
  if (part !== undefined) query.set('part', part);
  if (pageNumber > 1) query.set('page', String(pageNumber));
  return query.toString();
}
