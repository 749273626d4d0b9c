import type { MapPlot } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';

const tenMinutes = 600_000;

/** Loads the plots of a mouza with their outlines, once one is chosen; `mouza` is the text of its id. */
export function useMouzaMap(mouza: string) {
  const { data, isLoading, error, refetch } = useQuery(
    serviceQuery('mouzaMap', mouza === '' ? undefined : { villageCode: Number(mouza) }, {
      isQuiet: true,
      staleTime: tenMinutes,
    }),
  );
  const plots: readonly MapPlot[] = data && 'result' in data ? data.result : [];
  return { plots, isPending: isLoading, message: error?.userMessage, refetch };
}
