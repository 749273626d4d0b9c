import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isSameInput } from '../../api/query/isSameInput.ts';
import { serviceQuery } from '../../api/query/serviceQuery.ts';
import { useSearchTerms } from '../../common/lists/useSearchTerms.ts';

/** What is searched for: words, and days as yyyy-MM-dd. */
export interface NoticeFilter {
  description: string;
  startDate: string;
  endDate: string;
}

/** A search for nothing: every notice. */
export const everyNotice: NoticeFilter = { description: '', startDate: '', endDate: '' };

/** The notices of a search, the newest first; 404 is the empty list and what it says (spec 8). */
export function useNotices() {
  const [filter, setFilter] = useState({ ...everyNotice, description: useSearchTerms() });
  const { data, error, isPending, refetch } = useQuery(serviceQuery('notificationSearch', filter));
  const isEmpty = error?.effects.includes('empty') === true;
  const ask = (next: NoticeFilter) => {
    if (isSameInput(next, filter)) void refetch();
    setFilter(next);
  };
  return {
    filter,
    search: ask,
    refresh: () => ask(everyNotice),
    notices: !isEmpty && data && 'result' in data ? data.result : [],
    isEmpty,
    message: isEmpty ? undefined : error?.userMessage,
    isPending,
    refetch,
  };
}
