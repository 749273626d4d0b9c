import type { PendingChange } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../api/serviceQuery.ts';
import { useServiceCall } from '../../api/useCall.ts';
import type { ChangesState } from './changesAddress.ts';
import { useRefresh } from './useSave.ts';

/** How many changes stand on a page. */
export const changesAPage = 10;

const none: { rows: readonly PendingChange[]; total: number } = { rows: [], total: 0 };

/** Asks for a page of changes. */
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

/** Approves, refuses or withdraws a change; `end` returns whether that is done. */
export function useChangeAction(action: ChangeAction) {
  const calls = {
    approve: useServiceCall('pendingChangeApprove'),
    refuse: useServiceCall('pendingChangeRefuse'),
    withdraw: useServiceCall('pendingChangeWithdraw'),
  };
  const refresh = useRefresh();
  const end = async (id: number, reason: string): Promise<boolean> => {
    const ended =
      action === 'refuse'
        ? await calls.refuse.run({ id, reason })
        : await calls[action].run({ id });
    const isDone = ended.isSuccess && ended.message === undefined;
    if (isDone) refresh();
    return isDone;
  };
  const { isPending, message, clear } = calls[action];
  return { end, isPending, message, clear };
}
