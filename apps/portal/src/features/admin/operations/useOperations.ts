import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';

/** Loads the figures of the operation of the portal. */
export function useOperations() {
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery('operations', {}, { isQuiet: true }),
  );
  return {
    figures: data && 'result' in data ? data.result : undefined,
    isPending,
    message: error?.userMessage,
    refetch,
  };
}
