import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { useRefetchAll } from '../records/useSaveRecord.ts';

/** The number of reports on a page. */
export const pageReportsPageSize = 10;

const noReports = { rows: [], total: 0 };

/** Loads a page of open or closed reports about pages. */
export function usePageReports(isOpen: boolean, page: number) {
  const input = { isOpen, pageNumber: page, pageSize: pageReportsPageSize };
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('pageReportList', input, { isQuiet: true }),
  );
  const { rows, total } = data && 'result' in data ? data.result : noReports;
  return { rows, total, isPending, message: error?.userMessage, refetch };
}

/** Returns the mutation that closes a report; the lists are loaded again. */
export const useClosePageReport = () =>
  useServiceMutation('pageReportClose', { onSuccess: useRefetchAll() });
