import {
  caseOrders,
  caseSections,
  findState,
  hearingFilters,
  type CaseRow,
  type Input,
} from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { noPlace, type Place } from '../../../common/land/places.ts';

/** What narrows and orders the register besides the place, by the names of the address; empty for all. */
export interface CaseChoices {
  state: string;
  section: string;
  year: string;
  hearing: string;
  sort: string;
}

/** The filter of cases: a place, choices, and the page from 1. */
export interface CaseFilter extends CaseChoices {
  place: Place;
  pageNumber: number;
}

/** The choices of a register without a filter. */
export const noChoices: CaseChoices = { state: '', section: '', year: '', hearing: '', sort: '' };

const caseType = 3;

/** The number of cases on a page. */
export const casePageSize = 10;

const parseId = (text: string | null) => (/^[1-9]\d{0,9}$/.test(text ?? '') ? (text ?? '') : '');

const findChoice = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

function parseChoices(address: URLSearchParams): CaseChoices {
  const state = address.get('state') ?? '';
  const year = address.get('year') ?? '';
  return {
    state: findState(caseType, state) === undefined ? '' : state,
    section: findChoice(caseSections, address.get('section')) ?? '',
    year: /^(19|20)\d\d$/.test(year) ? year : '',
    hearing: findChoice(hearingFilters, address.get('hearing')) ?? '',
    sort: findChoice(caseOrders, address.get('sort')) ?? '',
  };
}

/** Returns how many filters are set, the order aside. */
export const countCaseFilters = ({ place, state, section, year, hearing }: CaseFilter): number =>
  [place.district, place.tahasil, place.mouza, state, section, year, hearing].filter(
    (value) => value !== '',
  ).length;

/** Returns the filter of a query; a place without its parent is ignored. */
export function parseCaseQuery(address: URLSearchParams): CaseFilter {
  const district = parseId(address.get('district'));
  const tahasil = district === '' ? '' : parseId(address.get('tahasil'));
  const mouza = tahasil === '' ? '' : parseId(address.get('mouza'));
  const pageNumber = Number(parseId(address.get('page')) || '1');
  const place = { ...noPlace, district, tahasil, mouza };
  return { place, ...parseChoices(address), pageNumber };
}

/** Returns the query of a filter. */
export function buildCaseQuery({ place, pageNumber, ...choices }: CaseFilter): URLSearchParams {
  const { district, tahasil, mouza } = place;
  const named = Object.entries({ district, tahasil, mouza, ...choices }).filter(
    ([, value]) => value !== '',
  );
  return new URLSearchParams({ ...Object.fromEntries(named), page: String(pageNumber) });
}

const toCode = (name: string, id: string) => (id === '' ? {} : { [name]: Number(id) });

/** Returns the place and choices of a filter as they are asked for. */
export function toCaseFilter({
  place,
  state,
  section,
  year,
  hearing,
  sort,
}: CaseFilter): Omit<Input<'caseExport'>, 'format'> {
  const named = {
    section: findChoice(caseSections, section),
    hearing: findChoice(hearingFilters, hearing),
    sort: findChoice(caseOrders, sort),
  };
  return {
    ...toCode('districtCode', place.district),
    ...toCode('tahasilCode', place.tahasil),
    ...toCode('villageCode', place.mouza),
    ...(state === '' ? {} : { state }),
    ...(year === '' ? {} : { year: Number(year) }),
    ...(named.section && { section: named.section }),
    ...(named.hearing && { hearing: named.hearing }),
    ...(named.sort && { sort: named.sort }),
  };
}

/** Loads a page of the cases in the officer's area. */
export function useCases(filter: CaseFilter) {
  const { pageNumber } = filter;
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery(
      'caseList',
      {
        ...toCaseFilter(filter),
        pageNumber,
        pageSize: casePageSize,
      },
      { isQuiet: true },
    ),
  );
  const list: { rows: readonly CaseRow[]; total: number } =
    data && 'result' in data ? data.result : { rows: [], total: 0 };
  return { list, isPending, message: error?.userMessage, refetch };
}
