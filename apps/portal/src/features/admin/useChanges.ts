import type { PendingChange } from '@temple-land/portal-core';
import { useServiceCall, useServiceQuery } from '../../api/useCall.ts';
import type { ChangesState } from './changesAddress.ts';
import { useRefresh } from './useSave.ts';

/** How many changes stand on a page. */
export const changesAPage = 10;

const none: { rows: readonly PendingChange[]; total: number } = { rows: [], total: 0 };

/** Asks for a page of changes. */
export function useChanges({ isWaiting, userId, page }: ChangesState) {
  const { answer, isPending, said, refetch } = useServiceQuery(
    'pendingChangeList',
    {
      isWaiting,
      ...(userId === undefined ? {} : { userId }),
      pageNumber: page,
      pageSize: changesAPage,
    },
    { isQuiet: true },
  );
  const list = answer && 'result' in answer ? answer.result : none;
  return { ...list, isPending, said, refetch };
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
    const isDone = ended.isSuccess && ended.said === undefined;
    if (isDone) refresh();
    return isDone;
  };
  const { isPending, said, clear } = calls[action];
  return { end, isPending, said, clear };
}
