import { useQuery } from '@tanstack/react-query';
import type { CalendarHearing } from '@temple-land/portal-core';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';

/** Loads the hearings of the officer's area between two days. */
export function useHearings(range: { fromDate: string; toDate: string }) {
  const query = useQuery(serviceQuery('hearingList', range, { isQuiet: true }));
  const hearings: readonly CalendarHearing[] =
    query.data && 'result' in query.data ? query.data.result : [];
  return {
    hearings,
    isPending: query.isPending,
    message: query.error?.userMessage,
    refetch: () => void query.refetch(),
  };
}
