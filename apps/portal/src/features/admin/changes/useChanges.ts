import type { PendingChange } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import type { ChangesState } from './changesAddress.ts';
import { useRefresh } from '../records/useSave.ts';

/** How many changes stand on a page. */
export const changesAPage = 10;

const none: { rows: readonly PendingChange[]; total: number } = { rows: [], total: 0 };

/** Loads a page of changes. */
export function useChanges({ isWaiting, userId, page }: ChangesState) {
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery(
      'pendingChangeList',
      {
        isWaiting,
        ...(userId === undefined ? {} : { userId }),
        pageNumber: page,
        pageSize: changesAPage,
      },
      { isQuiet: true },
    ),
  );
  const list = data && 'result' in data ? data.result : none;
  return { ...list, isPending, message: error?.userMessage, refetch };
}

/** What an administrator does with a waiting change. */
export type ChangeAction = 'approve' | 'refuse' | 'withdraw';

/** The calls that approve, refuse or withdraw a change. */
export function useChangeActions() {
  const options = { onSuccess: useRefresh() };
  return {
    approve: useServiceMutation('pendingChangeApprove', options),
    refuse: useServiceMutation('pendingChangeRefuse', options),
    withdraw: useServiceMutation('pendingChangeWithdraw', options),
  };
}
