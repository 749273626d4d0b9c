import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';

const fiveMinutes = 300_000;

/** The questions and answers of the service; a failed check of its signature says nothing (spec 8). */
export function useFaq() {
  const { data, error, isPending, refetch } = useQuery(
    serviceQuery('faq', {}, { staleTime: fiveMinutes }),
  );
  return {
    items: data && 'result' in data ? data.result : [],
    message: error?.userMessage,
    isPending,
    refetch,
  };
}
