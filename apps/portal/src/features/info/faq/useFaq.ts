import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';

const fiveMinutes = 300_000;

/** Loads the questions and answers; a wrong signature shows no message (spec 8). */
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
