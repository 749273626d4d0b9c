import type { ApplicationType, QueueRow, StatusCode } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';

/** Which part of the queue is shown. */
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

/** The usual part of the queue: land applications that wait. */
export const usualQueue: QueueFilter = {
  applicationType: 2,
  statusType: 'P',
  state: undefined,
  search: '',
  isOverdue: false,
  pageNumber: 1,
};

/** Rows on a page of the queue. */
export const queuePageSize = 10;

/** Loads a page of the officer's queue; pending ones come longest waiting first. */
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
