import {
  registerColumns,
  registerReports,
  reportPageSizes,
  type ColumnFilter,
  type Input,
  type RegisterReport,
  type ReportView,
} from '@temple-land/portal-core';

type Request = Input<'registerReport'>;

/** What the address of a report keeps: the view, its page, and the chosen columns; undefined for those of the start. */
export interface ReportState {
  view: ReportView;
  pageNumber: number;
  pageSize: Request['pageSize'];
  columns: readonly string[] | undefined;
}

const defaultPageSize = 25;
const maxFilters = 12;

const parseId = (text: string | null): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;

/** Returns the report of an address; undefined without one. */
export const parseReport = (address: URLSearchParams): RegisterReport | undefined =>
  registerReports.find((report) => report === address.get('report'));

const numberKinds: ReadonlySet<string> = new Set(['count', 'area', 'money', 'percent', 'quantity']);

const isNumber = (text: string) => /^-?\d{1,15}(\.\d{1,4})?$/.test(text);
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

function parseFilters(address: URLSearchParams, report: RegisterReport): ColumnFilter[] {
  const filters = registerColumns[report].flatMap(({ key, kind, isMasked }): ColumnFilter[] => {
    if (isMasked === true) return [];
    const is = address.getAll(`is.${key}`).map((value) => value.slice(0, 120));
    if (is.length > 0 && (kind === 'text' || kind === 'word')) return [{ column: key, is }];
    const isBound = numberKinds.has(kind) ? isNumber : kind === 'day' ? isDay : () => false;
    const from = address.get(`from.${key}`) ?? '';
    const to = address.get(`to.${key}`) ?? '';
    const bounds = { ...(isBound(from) ? { from } : {}), ...(isBound(to) ? { to } : {}) };
    return Object.keys(bounds).length === 0 ? [] : [{ column: key, ...bounds }];
  });
  return filters.slice(0, maxFilters);
}

function parseSort(address: URLSearchParams, report: RegisterReport): ReportView['sort'] {
  const [, minus = '', column = ''] = /^(-?)(\w+)$/.exec(address.get('sort') ?? '') ?? [];
  const found = registerColumns[report].find(({ key }) => key === column);
  if (!found || found.isMasked === true) return undefined;
  return { column, direction: minus === '' ? 'ascending' : 'descending' };
}

/** Returns the state of a report in an address; what does not fit the report is ignored. */
export function parseReportState(address: URLSearchParams, report: RegisterReport): ReportState {
  const group = registerColumns[report].find(
    ({ key, isGroup }) => isGroup === true && key === address.get('group'),
  )?.key;
  const sort = parseSort(address, report);
  const place = {
    districtCode: parseId(address.get('district')),
    tahasilCode: parseId(address.get('tahasil')),
    villageCode: parseId(address.get('mouza')),
  };
  const filters = parseFilters(address, report);
  const day = address.get('day') ?? '';
  const chosen = address.get('columns')?.split('.');
  return {
    view: {
      report,
      ...Object.fromEntries(Object.entries(place).filter(([, id]) => id !== undefined)),
      ...(isDay(day) ? { day } : {}),
      ...(filters.length === 0 ? {} : { filters }),
      ...(group === undefined ? {} : { group }),
      ...(sort === undefined ? {} : { sort }),
    },
    pageNumber: parseId(address.get('page')) ?? 1,
    pageSize:
      reportPageSizes.find((size) => String(size) === address.get('rows')) ?? defaultPageSize,
    columns:
      chosen && registerColumns[report].map(({ key }) => key).filter((key) => chosen.includes(key)),
  };
}

/** Returns the path of a state of a report. */
export function buildReportPath({ view, pageNumber, pageSize, columns }: ReportState): string {
  const query = new URLSearchParams({ report: view.report });
  const named = {
    district: view.districtCode,
    tahasil: view.tahasilCode,
    mouza: view.villageCode,
    day: view.day,
    group: view.group,
    sort: view.sort && `${view.sort.direction === 'descending' ? '-' : ''}${view.sort.column}`,
    columns: columns?.join('.'),
    rows: pageSize === defaultPageSize ? undefined : pageSize,
    page: pageNumber === 1 ? undefined : pageNumber,
  };
  for (const [name, value] of Object.entries(named)) {
    if (value !== undefined) query.set(name, String(value));
  }
  for (const { column, is = [], from, to } of view.filters ?? []) {
    for (const value of is) query.append(`is.${column}`, value);
    if (from !== undefined) query.set(`from.${column}`, from);
    if (to !== undefined) query.set(`to.${column}`, to);
  }
  return `/officer/reports?${query}`;
}

/** Returns the path of a view from its first page, with the columns of the start. */
export const buildViewPath = (view: ReportView): string =>
  buildReportPath({ view, pageNumber: 1, pageSize: defaultPageSize, columns: undefined });

const placeColumns = {
  district: 'districtCode',
  tahasil: 'tahasilCode',
  mouza: 'villageCode',
} as const;

/** Returns whether a column has the same value in all rows of a view, or in all of a group. */
const isRepeated = (view: ReportView, key: string): boolean =>
  key === view.group ||
  (key in placeColumns && view[placeColumns[key as keyof typeof placeColumns]] !== undefined);

/** Returns the columns of a state that are hidden: those that nobody chose, or at the start the repeated and rare ones. */
export const listHidden = ({ view, columns }: ReportState): string[] =>
  registerColumns[view.report]
    .slice(1)
    .filter(({ key, isHidden }) =>
      columns ? !columns.includes(key) : isHidden === true || isRepeated(view, key),
    )
    .map(({ key }) => key);

/** Returns the columns of a state that are shown, in order. */
export function listShown(state: ReportState): string[] {
  const hidden = listHidden(state);
  return registerColumns[state.view.report]
    .map(({ key }) => key)
    .filter((key) => !hidden.includes(key));
}
