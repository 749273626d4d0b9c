import { pageSizes, type EntityName, type UserType } from '@temple-land/portal-core';
import type { SortDescriptor } from '@temple-land/ui';
import { noPlace, type Place } from '../../../common/land/places.ts';

/** The state of a list: filter, sorting, page and open record. */
export interface ListState {
  search: string;
  /** In use or retired; both when undefined. */
  isActive: boolean | undefined;
  /** The type of the users, or of the users of the roles, that are listed; all when undefined. */
  userType: UserType | undefined;
  sort: SortDescriptor | undefined;
  /** From 1. */
  page: number;
  rows: number;
  open: number | 'new' | undefined;
  /** The ids of the district, tahasil and mouza that the list is limited to. */
  place: Place;
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

/** Returns whether the records of a list have a type of user. */
export const hasUserType = (entity: EntityName): boolean => entity === 'user' || entity === 'role';

/** The types of users, in the order of the filter. */
export const userTypes: readonly UserType[] = ['CI', 'C', 'T', 'O', 'A'];

const filterLevels = ['district', 'tahasil', 'mouza'] as const;

function parsePlace(address: URLSearchParams): Place {
  const ids = filterLevels.map((level) => [level, String(parsePositive(address.get(level)) ?? '')]);
  return { ...noPlace, ...Object.fromEntries(ids) };
}

/** Returns the filter of the smallest chosen place, for example `{ tahasilId: 4 }`; empty without a place. */
export function toPlaceFilter(place: Place): Record<string, number> {
  const level = filterLevels.findLast((each) => place[each] !== '');
  return level === undefined ? {} : { [`${level}Id`]: Number(place[level]) };
}

/** Returns the state of a list from a query; invalid parameters are ignored. */
export function parseListQuery(address: URLSearchParams): ListState {
  const open = address.get('open');
  const rows = parsePositive(address.get('rows'));
  return {
    search: (address.get('q') ?? '').slice(0, 100),
    isActive: parseIsActive(address.get('use')),
    userType: userTypes.find((type) => type === address.get('type')),
    sort: parseSort(address.get('sort')),
    page: parsePositive(address.get('page')) ?? 1,
    rows: pageSizes.find((choice) => choice === rows) ?? 10,
    open: open === 'new' ? open : parsePositive(open),
    place: parsePlace(address),
  };
}

/** Returns the query of a list's state, without default values. */
export function buildListQuery(state: ListState) {
  const { search, isActive, userType, sort, page, rows, open, place } = state;
  const places = filterLevels.flatMap((level) =>
    place[level] === '' ? [] : [[level, place[level]]],
  );
  const use = isActive === true ? 'active' : 'retired';
  const entries = {
    ...(search === '' ? {} : { q: search }),
    ...(isActive === undefined ? {} : { use }),
    ...(userType === undefined ? {} : { type: userType }),
    ...(sort ? { sort: `${sort.direction === 'descending' ? '-' : ''}${sort.column}` } : {}),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(rows === 10 ? {} : { rows: String(rows) }),
    ...(open === undefined ? {} : { open: String(open) }),
    ...Object.fromEntries(places),
  };
  return new URLSearchParams(entries);
}
