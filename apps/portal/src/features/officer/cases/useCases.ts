import type { CaseRow } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { noPlace, type Place } from '../../../common/land/places.ts';

/** Which cases are shown: those of a place, and the page from 1. */
export interface CaseFilter {
  place: Place;
  pageNumber: number;
}

/** Rows on a page of the cases. */
export const casePageSize = 10;

const idOf = (text: string | null) => (/^[1-9]\d{0,9}$/.test(text ?? '') ? (text ?? '') : '');

/** Reads a filter from an address; a place without the one above it counts as not said. */
export function caseFilterOf(address: URLSearchParams): CaseFilter {
  const district = idOf(address.get('district'));
  const tahasil = district === '' ? '' : idOf(address.get('tahasil'));
  const mouza = tahasil === '' ? '' : idOf(address.get('mouza'));
  const pageNumber = Number(idOf(address.get('page')) || '1');
  return { place: { ...noPlace, district, tahasil, mouza }, pageNumber };
}

/** Writes a filter to an address. */
export function addressOfCases({ place, pageNumber }: CaseFilter): URLSearchParams {
  const { district, tahasil, mouza } = place;
  const named = Object.entries({ district, tahasil, mouza }).filter(([, id]) => id !== '');
  return new URLSearchParams({ ...Object.fromEntries(named), page: String(pageNumber) });
}

const codeOf = (name: string, id: string) => (id === '' ? {} : { [name]: Number(id) });

/** Loads a page of the cases in the officer's area. */
export function useCases({ place, pageNumber }: CaseFilter) {
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery(
      'caseList',
      {
        ...codeOf('districtCode', place.district),
        ...codeOf('tahasilCode', place.tahasil),
        ...codeOf('villageCode', place.mouza),
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
