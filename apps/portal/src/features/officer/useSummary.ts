import { useServiceQuery } from '../../api/useCall.ts';

/** Asks for the figures of the officer's own area. */
export function useSummary() {
  const { answer, isPending, said, refetch } = useServiceQuery(
    'officerSummary',
    {},
    { isQuiet: true },
  );
  return {
    summary: answer && 'result' in answer ? answer.result : undefined,
    isPending,
    said,
    refetch,
  };
}
