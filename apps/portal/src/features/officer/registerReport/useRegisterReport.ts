import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RegisterReportResult } from '@temple-land/portal-core';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import type { ReportState } from './reportAddress.ts';

/** Loads a page of a report; the one before stays until another page or order of the same report is there. */
export function useRegisterReport({ view, pageNumber, pageSize }: ReportState) {
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery({
    ...serviceQuery('registerReport', { ...view, pageNumber, pageSize }, { isQuiet: true }),
    placeholderData: keepPreviousData,
  });
  const found: RegisterReportResult | undefined =
    data && 'result' in data ? data.result : undefined;
  return { found, isPending: isPending || isPlaceholderData, message: error?.userMessage, refetch };
}
