import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';

/** Loads the number of applications in each list: for the navigation, the tiles and the tabs. */
export function useInboxCounts() {
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('inboxCounts', {}, { isQuiet: true }),
  );
  return {
    counts: data && 'result' in data ? data.result : undefined,
    isPending,
    message: error?.userMessage,
    refetch,
  };
}
