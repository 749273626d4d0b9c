import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DashboardFilter, DashboardRow } from '@temple-land/portal-core';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import type { FigureAddress } from './dashboardQuery.ts';

/** The number of records on a page of a list. */
export const figurePageSize = 20;

/** Loads the figures of a dashboard; the ones before stay until those of another filter are there. */
export function useDashboard(filter: DashboardFilter) {
  const { data, isPending, error, refetch } = useQuery({
    ...serviceQuery('dashboard', filter, { isQuiet: true }),
    placeholderData: keepPreviousData,
  });
  return {
    figures: data && 'result' in data ? data.result : undefined,
    isPending,
    message: error?.userMessage,
    refetch,
  };
}

/** Loads a page of the list behind a figure. */
export function useFigureList(
  filter: DashboardFilter,
  { figure, part, pageNumber }: FigureAddress & { pageNumber: number },
) {
  const request = { ...filter, figure, ...(part === undefined ? {} : { part }) };
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery(
      'dashboardList',
      { ...request, pageNumber, pageSize: figurePageSize },
      { isQuiet: true },
    ),
  );
  const list: { rows: readonly DashboardRow[]; total: number } =
    data && 'result' in data ? data.result : { rows: [], total: 0 };
  return { list, isPending, message: error?.userMessage, refetch };
}
