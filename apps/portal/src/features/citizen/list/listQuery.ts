import {
  applicationTypes,
  formatIndianDate,
  pageSizes,
  type ApplicationType,
  type OwnApplication,
  type StatusCode,
} from '@temple-land/portal-core';

/** The types of applications that somebody files. */
export const ownTypes = [
  applicationTypes.illegitimateUse,
  applicationTypes.land,
  applicationTypes.quarry,
] as const satisfies readonly ApplicationType[];

/** The statuses of an application in the order of its life. */
export const statuses = ['P', 'A', 'R', 'G CLOSE'] as const satisfies readonly StatusCode[];

/** The orders of the own list. */
export const sortOrders = ['newest', 'oldest', 'expected', 'longest'] as const;
type SortOrder = (typeof sortOrders)[number];

/** The state of the own list: filters, order and page. */
export interface OwnListState {
  type: ApplicationType | undefined;
  status: StatusCode | undefined;
  /** The year of submission in Indian time. */
  year: number | undefined;
  sort: SortOrder;
  /** From 1. */
  page: number;
  rows: number;
}

const firstPage = 1;
const fewestRows = pageSizes[0];

const findIn = <Value>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => String(value) === text);

/** Returns the state of the own list from a query; invalid parameters are ignored. */
export function parseListQuery(address: URLSearchParams): OwnListState {
  const year = Number(address.get('year'));
  const page = Number(address.get('page'));
  return {
    type: findIn(ownTypes, address.get('type')),
    status: findIn(statuses, address.get('status')),
    year: /^2\d{3}$/.test(String(year)) ? year : undefined,
    sort: findIn(sortOrders, address.get('sort')) ?? 'newest',
    page: Number.isSafeInteger(page) && page > 0 ? page : firstPage,
    rows: findIn(pageSizes, address.get('rows')) ?? fewestRows,
  };
}

/** Returns the query of a state; what is the same without it is left out. */
export function buildListQuery(state: OwnListState): string {
  const { type, status, year, sort, page, rows } = state;
  const parameters = {
    ...(type === undefined ? {} : { type }),
    ...(status === undefined ? {} : { status }),
    ...(year === undefined ? {} : { year }),
    ...(sort === 'newest' ? {} : { sort }),
    ...(page === firstPage ? {} : { page }),
    ...(rows === fewestRows ? {} : { rows }),
  };
  return new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [name, String(value)]),
  ).toString();
}

const getYear = ({ createdOn }: OwnApplication) =>
  Number.parseInt(formatIndianDate(new Date(createdOn)), 10);

/** Returns the years in which applications were submitted, newest first. */
export const listYears = (rows: readonly OwnApplication[]): number[] =>
  [...new Set(rows.map(getYear))].sort((a, b) => b - a);

type Compare = (a: OwnApplication, b: OwnApplication) => number;

// Without a date they are last.
const expectedTime = ({ progress }: OwnApplication) =>
  progress.expectedOn === null ? Infinity : Date.parse(progress.expectedOn);
const isNewer: Compare = (a, b) => b.createdOn.localeCompare(a.createdOn);
const compareExpected: Compare = (a, b) =>
  expectedTime(a) === expectedTime(b) ? isNewer(a, b) : expectedTime(a) - expectedTime(b);

const orders: Readonly<Record<SortOrder, Compare>> = {
  newest: isNewer,
  oldest: (a, b) => isNewer(b, a),
  expected: compareExpected,
  longest: (a, b) => b.progress.stageDays - a.progress.stageDays || isNewer(a, b),
};

/** Returns the applications that a state shows on all its pages, in its order. */
export function filterApplications(
  rows: readonly OwnApplication[],
  { type, status, year, sort }: OwnListState,
): OwnApplication[] {
  return rows
    .filter(
      (row) =>
        (type === undefined || row.applicationType === type) &&
        (status === undefined || row.statusType === status) &&
        (year === undefined || getYear(row) === year),
    )
    .toSorted(orders[sort]);
}
