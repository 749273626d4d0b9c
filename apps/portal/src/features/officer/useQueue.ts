import type { ApplicationType, QueueRow, StatusCode } from '@temple-land/portal-core';
import { useServiceQuery } from '../../api/useCall.ts';

/** Which part of the queue is shown. */
export interface QueueFilter {
  applicationType: ApplicationType;
  /** Any status when undefined. */
  statusType: StatusCode | undefined;
  /** From 1. */
  pageNumber: number;
}

/** Rows on a page of the queue. */
export const queuePageSize = 10;

/** Asks for a page of the officer's queue; pending ones come longest waiting first. */
export function useQueue({ applicationType, statusType, pageNumber }: QueueFilter) {
  const { answer, isPending, said, refetch } = useServiceQuery(
    'officerQueue',
    {
      applicationType,
      ...(statusType === undefined ? {} : { statusType }),
      pageNumber,
      pageSize: queuePageSize,
    },
    { isQuiet: true },
  );
  const queue: { rows: readonly QueueRow[]; total: number } =
    answer && 'result' in answer ? answer.result : { rows: [], total: 0 };
  return { queue, isPending, said, refetch };
}
