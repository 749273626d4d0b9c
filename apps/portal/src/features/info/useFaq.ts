import { useServiceQuery } from '../../api/useCall.ts';

const fiveMinutes = 300_000;

/** The questions and answers of the service; a failed check of its signature says nothing (spec 8). */
export function useFaq() {
  const { answer, said, isPending, refetch } = useServiceQuery('faq', {}, { freshMs: fiveMinutes });
  return { items: answer && 'result' in answer ? answer.result : [], said, isPending, refetch };
}
