import type { BellItem, Output } from '@temple-land/portal-core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { toCallResult } from '../../api/call/callResult.ts';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';
import type { UserMessage } from '../../state/userMessage.ts';

/** The notifications of a user: unread count, list, and the open one. */
export interface Bell {
  /** Undefined until it is loaded. */
  count: number | undefined;
  items: readonly BellItem[];
  isPending: boolean;
  message: UserMessage | undefined;
  /** Loads count and list again. */
  refetch(): void;
  opened: BellItem | undefined;
  open(item: BellItem): void;
  /** Closes the open notification, marks it as read and refetches count and list (spec 4). */
  close(): void;
}

const isPanelClosedBy = (answer: Output<'bellList'> | undefined) =>
  answer !== undefined && toCallResult('bellList', answer).effects.includes('closePanel');

/**
 * Returns the notifications of a user; the list is loaded while the panel is open, and an answer with 210 closes it
 * (spec 8).
 */
export function useBell(userId: number, isPanelOpen: boolean, closePanel: () => void): Bell {
  const [opened, setOpened] = useState<BellItem>();
  const queryClient = useQueryClient();
  const count = useQuery(serviceQuery('bellCount', { userId }, { isQuiet: true }));
  const list = useQuery(
    serviceQuery('bellList', isPanelOpen ? { userId } : undefined, { isQuiet: true }),
  );
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: ['bellCount'] });
    await queryClient.invalidateQueries({ queryKey: ['bellList'] });
  };
  const read = useServiceMutation('bellRead', { onSettled: () => void refresh() });
  const shut = useEffectEvent(closePanel);
  // Only the answer of the present fetch closes the panel.
  const isShut = isPanelOpen && !list.isFetching && isPanelClosedBy(list.data);
  useEffect(() => {
    if (isShut) shut();
  }, [isShut]);

  return {
    // An answer with 210 has no count: it means zero (spec 8).
    count: count.data && ('count' in count.data ? count.data.count : 0),
    items: list.data && 'result' in list.data ? list.data.result : [],
    isPending: list.isLoading,
    message: read.error?.userMessage ?? list.error?.userMessage ?? count.error?.userMessage,
    refetch: () => {
      read.reset();
      void count.refetch();
      if (isPanelOpen) void list.refetch();
    },
    opened,
    open: setOpened,
    close: () => {
      if (opened === undefined) return;
      setOpened(undefined);
      read.mutate({ notificationId: opened.notificationId });
    },
  };
}
