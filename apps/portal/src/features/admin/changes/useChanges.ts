import type { PendingChange } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import type { ChangesState } from './changesQuery.ts';
import { useRefetchAll } from '../records/useSaveRecord.ts';

/** The number of changes on a page. */
export const changesPageSize = 10;

const noChanges: { rows: readonly PendingChange[]; total: number } = { rows: [], total: 0 };

/** Loads a page of changes. */
export function useChanges({ isWaiting, userId, page }: ChangesState) {
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery(
      'pendingChangeList',
      {
        isWaiting,
        ...(userId === undefined ? {} : { userId }),
        pageNumber: page,
        pageSize: changesPageSize,
      },
      { isQuiet: true },
    ),
  );
  const list = data && 'result' in data ? data.result : noChanges;
  return { ...list, isPending, message: error?.userMessage, refetch };
}

/** An action on a waiting change. */
export type ChangeAction = 'approve' | 'refuse' | 'withdraw';

/** Returns the mutations that approve, refuse or withdraw a change. */
export function useChangeActions() {
  const options = { onSuccess: useRefetchAll() };
  return {
    approve: useServiceMutation('pendingChangeApprove', options),
    refuse: useServiceMutation('pendingChangeRefuse', options),
    withdraw: useServiceMutation('pendingChangeWithdraw', options),
  };
}
