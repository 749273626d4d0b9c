import type { RefundRow } from '@temple-land/portal-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';

/** The number of payments on a page. */
export const refundPageSize = 20;

const noRefunds: { rows: RefundRow[]; total: number; mayRecord: boolean } = {
  rows: [],
  total: 0,
  mayRecord: false,
};

/** Loads a page of the payments that are to be refunded, or of those that were. */
export function useRefunds(isMade: boolean, pageNumber: number) {
  const input = { isMade, pageNumber, pageSize: refundPageSize };
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('refundList', input, { isQuiet: true }),
  );
  const list = data && 'result' in data ? data.result : noRefunds;
  return { ...list, isPending, message: error?.userMessage, refetch };
}

const changedQueries = ['refundList', 'inboxCounts', 'officerApplication'];

/** Returns the mutation that records a refund; what shows it is loaded again. */
export function useRecordRefund() {
  const queryClient = useQueryClient();
  return useServiceMutation('refundRecord', {
    onSettled: () => {
      for (const key of changedQueries) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
}
