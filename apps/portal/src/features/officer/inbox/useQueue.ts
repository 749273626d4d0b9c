import type { ApplicationType, QueueRow, StatusCode } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';

/** The filter of the queue. */
export interface QueueFilter {
  applicationType: ApplicationType;
  /** Any status when undefined. */
  statusType: StatusCode | undefined;
  /** Any stage when undefined. */
  state: string | undefined;
  /** Part of a number or of a khatiyan; '' for all. */
  search: string;
  isOverdue: boolean;
  /** From 1. */
  pageNumber: number;
}

/** The default filter: pending land applications. */
export const defaultQueueFilter: QueueFilter = {
  applicationType: 2,
  statusType: 'P',
  state: undefined,
  search: '',
  isOverdue: false,
  pageNumber: 1,
};

/** The number of applications on a page. */
export const queuePageSize = 10;

/** Loads a page of the officer's queue, longest pending first. */
export function useQueue(filter: QueueFilter) {
  const { applicationType, statusType, state, search, isOverdue, pageNumber } = filter;
  const { data, isPending, error, refetch } = useQuery(
    serviceQuery(
      'officerQueue',
      {
        applicationType,
        ...(statusType === undefined ? {} : { statusType }),
        ...(state === undefined ? {} : { state }),
        ...(search === '' ? {} : { search }),
        ...(isOverdue ? { isOverdue } : {}),
        pageNumber,
        pageSize: queuePageSize,
      },
      { isQuiet: true },
    ),
  );
  const queue: { rows: readonly QueueRow[]; total: number } =
    data && 'result' in data ? data.result : { rows: [], total: 0 };
  return { queue, isPending, message: error?.userMessage, refetch };
}
