import type { Grievance, StatusCode } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../api/query/serviceQuery.ts';

/** The filter of reports: a status, any when undefined, and the page from 1. */
export interface GrievanceFilter {
  status: StatusCode | undefined;
  pageNumber: number;
}

/** The statuses of a report in the order of the filter. */
export const grievanceStatuses: readonly StatusCode[] = ['P', 'A', 'R'];

/** The number of reports on a page. */
export const grievancePageSize = 10;

/** Returns the filter of a query; invalid parameters are ignored. */
export function parseGrievanceQuery(address: URLSearchParams): GrievanceFilter {
  const page = Number(address.get('page'));
  const status = grievanceStatuses.find((known) => known === address.get('status'));
  return { status, pageNumber: Number.isSafeInteger(page) && page > 0 ? page : 1 };
}

/** Returns the query of a filter. */
export function buildGrievanceQuery({ status, pageNumber }: GrievanceFilter): URLSearchParams {
  return new URLSearchParams({
    ...(status === undefined ? {} : { status }),
    page: String(pageNumber),
  });
}

/** Loads a page of reports: a citizen's own ones, or those of an officer's area. */
export function useGrievances({ status, pageNumber }: GrievanceFilter) {
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery(
      'grievanceList',
      {
        ...(status === undefined ? {} : { statusType: status }),
        pageNumber,
        pageSize: grievancePageSize,
      },
      { isQuiet: true },
    ),
  );
  const list: { rows: readonly Grievance[]; total: number } =
    data && 'result' in data ? data.result : { rows: [], total: 0 };
  return { list, isPending, message: error?.userMessage, refetch };
}
