import { pageSizes } from '@temple-land/portal-core';
import type { SortDescriptor } from '@temple-land/ui';

/** The state of a list: filter, sorting, page and open record. */
export interface ListState {
  search: string;
  /** In use or retired; both when undefined. */
  isActive: boolean | undefined;
  sort: SortDescriptor | undefined;
  /** From 1. */
  page: number;
  rows: number;
  open: number | 'new' | undefined;
}

const parsePositive = (text: string | null) => {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

function parseSort(text: string | null): SortDescriptor | undefined {
  const column = text?.replace(/^-/, '') ?? '';
  if (text === null || !/^\w+$/.test(column)) return undefined;
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

function parseIsActive(text: string | null): boolean | undefined {
  if (text === 'active') return true;
  return text === 'retired' ? false : undefined;
}

/** Returns the state of a list from a query; invalid parameters are ignored. */
export function parseListQuery(address: URLSearchParams): ListState {
  const open = address.get('open');
  const rows = parsePositive(address.get('rows'));
  return {
    search: (address.get('q') ?? '').slice(0, 100),
    isActive: parseIsActive(address.get('use')),
    sort: parseSort(address.get('sort')),
    page: parsePositive(address.get('page')) ?? 1,
    rows: pageSizes.find((choice) => choice === rows) ?? 10,
    open: open === 'new' ? open : parsePositive(open),
  };
}

/** Returns the query of a list's state, without default values. */
export function buildListQuery({ search, isActive, sort, page, rows, open }: ListState) {
  const use = isActive === true ? 'active' : 'retired';
  const entries = {
    ...(search === '' ? {} : { q: search }),
    ...(isActive === undefined ? {} : { use }),
    ...(sort ? { sort: `${sort.direction === 'descending' ? '-' : ''}${sort.column}` } : {}),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(rows === 10 ? {} : { rows: String(rows) }),
    ...(open === undefined ? {} : { open: String(open) }),
  };
  return new URLSearchParams(entries);
}
