import type { Correction, Input } from '@temple-land/portal-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';

/** The number of reports on a page. */
export const correctionsPageSize = 10;

const noCorrections: { rows: Correction[]; total: number } = { rows: [], total: 0 };

/** Loads a page of a list of reports. */
export function useCorrections(list: Input<'correctionList'>['list'], pageNumber: number) {
  const input = { list, pageNumber, pageSize: correctionsPageSize };
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('correctionList', input, { isQuiet: true }),
  );
  const { rows, total } = data && 'result' in data ? data.result : noCorrections;
  return { rows, total, isPending, message: error?.userMessage, refetch };
}

/** Returns the mutation of the steps of a report; the lists are loaded again, also after a failure. */
export function useCorrectionStep() {
  const queryClient = useQueryClient();
  return useServiceMutation('correctionStep', {
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['correctionList'] }),
  });
}
