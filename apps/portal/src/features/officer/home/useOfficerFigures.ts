import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';

/** Loads the figures of the officer's own area. */
export function useOfficerFigures() {
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('officerSummary', {}, { isQuiet: true }),
  );
  return {
    summary: data && 'result' in data ? data.result : undefined,
    isPending,
    message: error?.userMessage,
    refetch,
  };
}
