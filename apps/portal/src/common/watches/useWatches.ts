import type { Watch, WatchRequest } from '@temple-land/portal-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';

const noWatches: readonly Watch[] = [];

/** Loads the watches of a citizen; nothing for others. */
export function useWatches(isCitizen: boolean) {
  const { data, error, isPending, refetch } = useQuery(
    serviceQuery('watchList', isCitizen ? {} : undefined, { isQuiet: true }),
  );
  const watches = data && 'result' in data ? data.result : noWatches;
  return { watches, isPending: isCitizen && isPending, message: error?.userMessage, refetch };
}

/** Returns the mutations that add and remove a watch; the list is loaded again. */
export function useChangeWatches() {
  const queryClient = useQueryClient();
  const onSettled = () => void queryClient.invalidateQueries({ queryKey: ['watchList'] });
  const save = useServiceMutation('watchSave', { onSettled });
  const remove = useServiceMutation('watchRemove', { onSettled });
  return { save, remove };
}

/** Finds the watch of a subject. */
export const findWatch = (watches: readonly Watch[], subject: WatchRequest): Watch | undefined =>
  watches.find(
    ({ kind, villageCode, plotNo, tenderAdvertisementId }) =>
      kind === subject.kind &&
      villageCode === (subject.villageCode ?? null) &&
      plotNo === (subject.plotNo ?? '') &&
      tenderAdvertisementId === (subject.tenderAdvertisementId ?? null),
  );
