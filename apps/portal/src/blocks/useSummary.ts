import type { Summary } from '@temple-land/portal-core';
import { useServiceQuery } from '../api/useCall.ts';

const none: Summary = { total_area: 0, total_district: 0, total_tahasil: 0, total_village: 0 };
const fiveMinutes = 300_000;

/** The four figures of the land record; they stand at 0 until they are loaded (spec 3, Summary). */
export function useSummary() {
  const { answer, said, isPending, refetch } = useServiceQuery(
    'summary',
    {},
    { isQuiet: true, freshMs: fiveMinutes },
  );
  return { summary: answer && 'result' in answer ? answer.result : none, said, isPending, refetch };
}
