import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { useRefetchAll } from '../records/useSaveRecord.ts';

/** Loads the details of the office, its published versions, and whether a change waits for approval. */
export function useOfficeDetails() {
  const query = useQuery(serviceQuery('officeDetails', {}, { isQuiet: true }));
  const { data, isPending, error, refetch } = query;
  const office = data && 'result' in data ? data.result : undefined;
  return { office, isPending, message: error?.userMessage, refetch };
}

/** Returns the mutation that asks for a change; the details are loaded again after a refusal too. */
export function useOfficeRequest() {
  const refetchAll = useRefetchAll();
  return useServiceMutation('officeDetailsSave', { onSuccess: refetchAll, onError: refetchAll });
}
