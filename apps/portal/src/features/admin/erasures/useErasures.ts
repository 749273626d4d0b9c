import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { useRefetchAll } from '../records/useSaveRecord.ts';

/** The number of requests on a page. */
export const erasuresPageSize = 10;

const noRequests = { rows: [], total: 0 };

/** Loads a page of waiting or finished requests for erasure. */
export function useErasures(isWaiting: boolean, page: number) {
  const input = { isWaiting, pageNumber: page, pageSize: erasuresPageSize };
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('erasureList', input, { isQuiet: true }),
  );
  const { rows, total } = data && 'result' in data ? data.result : noRequests;
  return { rows, total, isPending, message: error?.userMessage, refetch };
}

/** Returns the mutation that asks for the refusal of a request; the lists are loaded again. */
export const useRefuseErasure = () =>
  useServiceMutation('erasureRefuse', { onSuccess: useRefetchAll() });
