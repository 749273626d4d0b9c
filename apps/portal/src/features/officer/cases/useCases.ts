import type { CaseRow } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { noPlace, type Place } from '../../../common/land/places.ts';

/** The filter of cases: a place, and the page from 1. */
export interface CaseFilter {
  place: Place;
  pageNumber: number;
}

/** The number of cases on a page. */
export const casePageSize = 10;

const parseId = (text: string | null) => (/^[1-9]\d{0,9}$/.test(text ?? '') ? (text ?? '') : '');

/** Returns the filter of a query; a place without its parent is ignored. */
export function parseCaseQuery(address: URLSearchParams): CaseFilter {
  const district = parseId(address.get('district'));
  const tahasil = district === '' ? '' : parseId(address.get('tahasil'));
  const mouza = tahasil === '' ? '' : parseId(address.get('mouza'));
  const pageNumber = Number(parseId(address.get('page')) || '1');
  return { place: { ...noPlace, district, tahasil, mouza }, pageNumber };
}

/** Returns the query of a filter. */
export function buildCaseQuery({ place, pageNumber }: CaseFilter): URLSearchParams {
  const { district, tahasil, mouza } = place;
  const named = Object.entries({ district, tahasil, mouza }).filter(([, id]) => id !== '');
  return new URLSearchParams({ ...Object.fromEntries(named), page: String(pageNumber) });
}

const toCode = (name: string, id: string) => (id === '' ? {} : { [name]: Number(id) });

/** Loads a page of the cases in the officer's area. */
export function useCases({ place, pageNumber }: CaseFilter) {
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery(
      'caseList',
      {
        ...toCode('districtCode', place.district),
        ...toCode('tahasilCode', place.tahasil),
        ...toCode('villageCode', place.mouza),
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
