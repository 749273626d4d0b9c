import type { DeliveryState } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { useRefetchAll } from '../records/useSaveRecord.ts';

/** The number of messages on a page. */
export const deliveriesPageSize = 20;

const noDeliveries = { rows: [], total: 0 };

/** Loads a page of the messages in a state. */
export function useDeliveries(state: DeliveryState, page: number) {
  const input = { state, pageNumber: page, pageSize: deliveriesPageSize };
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('deliveryList', input, { isQuiet: true }),
  );
  const { rows, total } = data && 'result' in data ? data.result : noDeliveries;
  return { rows, total, isPending, message: error?.userMessage, refetch };
}

/** Returns the mutation that tries a failed message again; the lists are loaded again. */
export const useRetryDelivery = () =>
  useServiceMutation('deliveryRetry', { onSuccess: useRefetchAll() });
