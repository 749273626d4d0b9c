import { useState } from 'react';
import { isSameQuestion } from '../../api/sameQuestion.ts';
import { useServiceQuery } from '../../api/useCall.ts';
import { useAsked } from '../../blocks/useAsked.ts';

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
  const [filter, setFilter] = useState({ ...everyNotice, description: useAsked() });
  const { answer, said, effects, isPending, refetch } = useServiceQuery(
    'notificationSearch',
    filter,
  );
  const isEmpty = effects.includes('empty');
  const ask = (next: NoticeFilter) => {
    if (isSameQuestion(next, filter)) void refetch();
    setFilter(next);
  };
  return {
    filter,
    search: ask,
    refresh: () => ask(everyNotice),
    notices: answer && 'result' in answer ? answer.result : [],
    isEmpty,
    said: isEmpty ? undefined : said,
    isPending,
    refetch,
  };
}
