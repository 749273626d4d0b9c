import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isSameInput } from '../../api/query/isSameInput.ts';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { useSearchTerms } from '../../common/lists/useSearchTerms.ts';

/** The filter of notices: text, and days as yyyy-MM-dd. */
export interface NoticeFilter {
  description: string;
  startDate: string;
  endDate: string;
}

/** The filter that matches every notice. */
export const emptyNoticeFilter: NoticeFilter = { description: '', startDate: '', endDate: '' };

/** Loads the notices of a filter, newest first; 404 is the empty list with its message (spec 8). */
export function useNotices() {
  const [filter, setFilter] = useState({ ...emptyNoticeFilter, description: useSearchTerms() });
  const { data, error, isPending, refetch } = useQuery(serviceQuery('notificationSearch', filter));
  const isEmpty = error?.effects.includes('empty') === true;
  const applyFilter = (next: NoticeFilter) => {
    if (isSameInput(next, filter)) void refetch();
    setFilter(next);
  };
  return {
    filter,
    search: applyFilter,
    refresh: () => applyFilter(emptyNoticeFilter),
    notices: !isEmpty && data && 'result' in data ? data.result : [],
    isEmpty,
    message: isEmpty ? undefined : error?.userMessage,
    isPending,
    refetch,
  };
}
