import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InboxFilter, InboxRow } from '@temple-land/portal-core';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import type { InboxState } from './inboxQuery.ts';

/** The number of applications on a page. */
export const inboxPageSize = 10;

/** Returns the filter of a state as the service takes it. */
export function toInboxFilter(state: InboxState): InboxFilter {
  const { pageNumber: _, search, ...shown } = state;
  const filters = { ...shown, search: search === '' ? undefined : search };
  const set = Object.entries(filters).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set) as InboxFilter;
}

/** Loads a page of the officer's inbox; the rows of the page before stay until the next ones are there. */
export function useInbox(shown: InboxState, pageSize = inboxPageSize) {
  const { pageNumber } = shown;
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery({
    ...serviceQuery(
      'inboxList',
      { ...toInboxFilter(shown), pageNumber, pageSize },
      { isQuiet: true },
    ),
    placeholderData: keepPreviousData,
  });
  const inbox: { rows: readonly InboxRow[]; total: number } =
    data && 'result' in data ? data.result : { rows: [], total: 0 };
  return {
    inbox,
    isPending: isPending || isPlaceholderData,
    message: error?.userMessage,
    refetch,
  };
}
