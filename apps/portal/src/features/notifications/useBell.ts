import type { BellItem } from '@temple-land/portal-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { queries } from '../../api/queries.ts';
import { useServiceCall, useServiceQuery } from '../../api/useCall.ts';
import type { Said } from '../../state/said.ts';

/** The bell of a user: how many notifications are unread, which, and the one that is open. */
export interface Bell {
  /** Undefined until the service has said it. */
  count: number | undefined;
  items: readonly BellItem[];
  isPending: boolean;
  said: Said | undefined;
  /** Asks for count and list again. */
  again(): void;
  opened: BellItem | undefined;
  open(item: BellItem): void;
  /** Closes the open notification, marks it read and asks for count and list again (spec 4). */
  close(): void;
}

/**
 * Keeps the bell of a user; the list is asked for while the panel is open, and an answer with 210
 * closes it (spec 8).
 */
export function useBell(userId: number, isPanelOpen: boolean, closePanel: () => void): Bell {
  const [opened, setOpened] = useState<BellItem>();
  const count = useServiceQuery('bellCount', { userId }, { isQuiet: true });
  const list = useServiceQuery('bellList', { userId }, { isQuiet: true, isEnabled: isPanelOpen });
  const read = useServiceCall('bellRead');
  const shut = useEffectEvent(closePanel);
  // The answer of an earlier look at the list closes nothing.
  const isShut = isPanelOpen && !list.isFetching && list.effects.includes('closePanel');
  useEffect(() => {
    if (isShut) shut();
  }, [isShut]);

  const close = async (notificationId: number) => {
    setOpened(undefined);
    await read.run({ notificationId });
    await queries.invalidateQueries({ queryKey: ['bellCount'] });
    await queries.invalidateQueries({ queryKey: ['bellList'] });
  };

  return {
    // 210 carries no count: it means zero (spec 8).
    count: count.answer && ('count' in count.answer ? count.answer.count : 0),
    items: list.answer && 'result' in list.answer ? list.answer.result : [],
    isPending: list.isPending,
    said: read.said ?? list.said ?? count.said,
    again: () => {
      read.clear();
      void count.refetch();
      if (isPanelOpen) void list.refetch();
    },
    opened,
    open: setOpened,
    close: () => {
      if (opened) void close(opened.notificationId);
    },
  };
}
