import { pageSizes } from '@temple-land/portal-core';
import type { ColumnSort } from '@temple-land/ui';

/** Which part of a list is shown, and which record is open. */
export interface ListState {
  search: string;
  /** In use, out of use, or both when undefined. */
  isActive: boolean | undefined;
  sort: ColumnSort | undefined;
  /** From 1. */
  page: number;
  rows: number;
  open: number | 'new' | undefined;
}

const naturalOf = (text: string | null) => {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

function sortOf(text: string | null): ColumnSort | undefined {
  const column = text?.replace(/^-/, '') ?? '';
  if (text === null || !/^\w+$/.test(column)) return undefined;
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

function useOf(text: string | null): boolean | undefined {
  if (text === 'active') return true;
  return text === 'retired' ? false : undefined;
}

/** Reads the state of a list from an address; what makes no sense counts as not said. */
export function stateOf(address: URLSearchParams): ListState {
  const open = address.get('open');
  const rows = naturalOf(address.get('rows'));
  return {
    search: (address.get('q') ?? '').slice(0, 100),
    isActive: useOf(address.get('use')),
    sort: sortOf(address.get('sort')),
    page: naturalOf(address.get('page')) ?? 1,
    rows: pageSizes.find((choice) => choice === rows) ?? 10,
    open: open === 'new' ? open : naturalOf(open),
  };
}

/** Writes the state of a list to an address, what is usual left out. */
export function addressOf({ search, isActive, sort, page, rows, open }: ListState) {
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
